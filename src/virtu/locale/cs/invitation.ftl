### Stůl, který čeká na lidi: jeho stránka je pozvánka.

invite-by = { $name } vás zve ke hře
invite-yours = Zvete ke hře
invite-open = Volné místo u hry
invite-to = Pojďte hrát: { $game }
invite-seat = toto místo je pro vás
invite-wait = čeká na hráče
invite-here = zde
invite-ready = připraveno
invite-take = Obsadit volné místo
invite-no-account = Účet není potřeba. Místo vám na tomto zařízení zůstane.
invite-waiting = { $free ->
    [one] Jedno místo je volné; hra začne, až se obsadí.
    [few] { $free } místa jsou volná; hra začne, až se všechna obsadí.
   *[other] { $free } míst je volných; hra začne, až se všechna obsadí.
}
invite-rules = Co je jinak
invite-rules-same = { $same ->
    [one] { $same } další pravidlo je obvyklé
    [few] { $same } další pravidla jsou obvyklá
   *[other] { $same } dalších pravidel je obvyklých
}
invite-rules-usual = Nic: všechna pravidla jsou obvyklá.
invite-bring = Pozvěte ostatní
invite-code = QR kód s adresou tohoto stolu
invite-point = Namiřte sem telefon, nebo napište adresu:
invite-copy = Kopírovat odkaz
invite-share = Sdílet
invite-network = Funguje na zařízeních ve stejné síti. Pro hru přes internet musí hostitel server zpřístupnit.
invite-only-here = Tento stůl lze otevřít jen na tomto počítači. Aby se mohli připojit i ostatní, spusťte server s volbou
