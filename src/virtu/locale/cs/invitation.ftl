### Stůl, který čeká na lidi: jeho stránka je pozvánka.

invite-by = { $name } vás zve ke hře
invite-yours = Zvete ke hře
invite-open = Volné místo u hry
invite-to = Pojďte hrát: { $game }
invite-seat = toto místo je pro vás
invite-wait = čeká na hráče
invite-here = zde
invite-ready = připraveno
invite-take = Obsadit volné místo
invite-learn = Nejdřív se naučit · asi { $minutes } min
invite-no-account = Účet není potřeba. Místo vám na tomto zařízení zůstane.
invite-waiting = { $free ->
    [one] Zbývá jedno volné místo; hra začne, až se obsadí.
    [few] Zbývají { $free } volná místa; hra začne, až se všechna obsadí.
   *[other] Zbývá { $free } volných míst; hra začne, až se všechna obsadí.
}
invite-rules = Co je jinak
invite-rules-same = { $same ->
    [one] zbývající pravidlo je beze změny
   *[other] ostatní pravidla ({ $same }) jsou beze změny
}
invite-rules-usual = Nic, hraje se podle obvyklých pravidel.
invite-bring = Pozvěte ostatní
invite-code = QR kód s adresou tohoto stolu
invite-point = Namiřte sem telefon, nebo napište adresu:
invite-copy = Kopírovat odkaz
invite-share = Sdílet
invite-network = Funguje na zařízeních ve stejné síti. Pro hru přes internet musí hostitel server zpřístupnit.
invite-only-here = Tento stůl lze otevřít jen na tomto počítači. Aby se mohli připojit i ostatní, spusťte server s volbou
