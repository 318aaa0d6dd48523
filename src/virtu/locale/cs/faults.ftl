### Co server odmítá.

fault-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
fault-internal = Na serveru se něco pokazilo. Chyba byla zaznamenána.
fault-not_found = Tady nic není.
fault-wrong_method = Server tomuto požadavku nerozumí.
fault-bad_message = Server tento požadavek nepřečetl.
fault-too_large = Na tento server je to příliš velké.
fault-too_fast = To bylo příliš rychle. Počkejte prosím vteřinu.
fault-bad_cookie = Přístup tohoto prohlížeče už neplatí. Načtěte stránku znovu.
fault-no_guest = Server vás ještě nezná. Načtěte stránku znovu.
fault-foreign_page = Tato stránka nepochází z tohoto serveru.
fault-bad_name = Jméno má 1 až { $longest } viditelných znaků.
fault-unknown_game = Tuto hru server nemá.
fault-unknown_table = Takový stůl tu není.
fault-unknown_level = Takového bota server nemá.
fault-unknown_step = Tolik tahů tato partie nemá.
fault-unknown_seat = Takové místo u tohoto stolu není.
fault-bad_players = Tuto hru nelze hrát { $players ->
    [one] v jednom hráči
    [few] ve { $players } hráčích
   *[other] v { $players } hráčích
}.
fault-bad_option = Některá z voleb se k této hře nehodí.
fault-bad_seats = Místa neodpovídají počtu hráčů, nebo byste měli víc než jedno.
fault-bad_record = Tuto uloženou partii nelze použít.
fault-too_many_tables = Otevřeli jste hodně stolů. Počkejte prosím minutu.
fault-too_many_plans = Vytvořili jste hodně plánů. Chvíli prosím počkejte.
fault-seat_taken = Místo { $seat } je obsazené.
fault-no_open_seat = U tohoto stolu není volné místo; partii můžete sledovat.
fault-not_open = K této partii se už nelze připojit.
fault-not_seated = To mohou jen hráči u tohoto stolu.
fault-not_your_seat = Partii sledujete; táhnout mohou jen hráči.
fault-not_your_turn = Nejste na tahu.
fault-not_playing = U tohoto stolu se právě nehraje.
fault-not_over = To půjde, až partie skončí.
fault-hidden = Partie ještě běží a její záznam by prozradil, co je skryté.
fault-stale = Hra mezitím pokračovala. Váš tah se neodehrál; toto je současná pozice.
fault-no_undo = Teď nemůžete nic vzít zpět.
fault-no_redo = Teď nemůžete nic zopakovat.
fault-no_request = Nikdo vás o vrácení tahu nežádá.
fault-lapsed = Hra mezitím pokračovala, váš plán byl proto uzavřen.
fault-parked = Na serveru se něco pokazilo a partie je pozastavena. Nic se neztratilo.
fault-storage = Váš tah se nepodařilo uložit. Zkuste to prosím znovu.

guest-name = Host { $number }

key-enter = Enter
key-escape = Esc
key-shift = Shift
