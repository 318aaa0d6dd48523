### Co server odmítá.

fault-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
fault-internal = Na serveru se něco pokazilo. Chyba byla zaznamenána.
fault-not_found = Tady nic není.
fault-wrong_method = Server tomuto požadavku nerozumí.
fault-bad_message = Server tento požadavek nedokázal přečíst.
fault-too_large = Pro tento server je to příliš velké.
fault-too_fast = To bylo příliš rychle. Chvilku prosím počkejte.
fault-bad_cookie = Přístup tohoto prohlížeče už neplatí. Načtěte stránku znovu.
fault-no_guest = Server vás ještě nezná. Načtěte stránku znovu.
fault-foreign_page = Tato stránka nepochází z tohoto serveru.
fault-bad_name = Jméno musí mít 1 až { $longest } viditelných znaků.
fault-unknown_game = Tuto hru server nemá.
fault-unknown_table = Takový stůl tu není.
fault-unknown_level = Takového bota server nemá.
fault-unknown_step = Tolik kroků tato hra nemá.
fault-unknown_seat = Takové místo u tohoto stolu není.
fault-bad_players = Tuto hru nelze hrát v tomto počtu hráčů: { $players }.
fault-bad_option = Některá z voleb se k této hře nehodí.
fault-bad_seats = Místa neodpovídají počtu hráčů, nebo by vám připadlo víc než jedno.
fault-bad_record = Tento záznam hry nelze použít.
fault-too_many_tables = Otevřených stolů je už hodně. Minutu prosím počkejte.
fault-too_many_plans = Plánů je už hodně. Chvíli prosím počkejte.
fault-seat_taken = Místo { $seat } je obsazené.
fault-no_open_seat = U tohoto stolu není volné místo; hru můžete sledovat.
fault-not_open = K této hře se už nelze připojit.
fault-not_seated = To mohou jen hráči u tohoto stolu.
fault-not_your_seat = Hru jen sledujete; hrát mohou jen hráči u stolu.
fault-not_your_turn = Nejste na tahu.
fault-not_playing = U tohoto stolu se právě nehraje.
fault-not_over = To půjde, až hra skončí.
fault-hidden = Hra ještě běží a její záznam by prozradil, co je skryté.
fault-stale = Hra mezitím pokročila: toto je současný stav. Váš tah nebyl zahrán.
fault-no_undo = Teď není co vzít zpět.
fault-no_redo = Teď není co zopakovat.
fault-no_request = Nikdo vás o vrácení tahu nežádá.
fault-lapsed = Hra mezitím pokročila: váš plán už neplatí.
fault-parked = Na serveru se něco pokazilo a hra je pozastavená. Nic se neztratilo.
fault-storage = Váš tah se nepodařilo uložit. Zkuste to prosím znovu.

guest-name = Host { $number }

key-enter = Enter
key-escape = Esc
key-shift = Shift
