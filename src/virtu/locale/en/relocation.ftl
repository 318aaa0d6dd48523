### A player driven out: the banner and what led to it.

relocation-banner = Relocates and starts again
relocation-why = Dishonour { $total }, cap was { $cap }
relocation-happened = What just happened
relocation-mill = { $seat_is ->
    [you] The Mill gives you a { $value }: { $before } + { $value } = { $total }, cap { $cap }.
   *[other] The Mill gives the { $seat } a { $value }: { $before } + { $value } = { $total }, cap { $cap }.
}
relocation-card = { $seat_is ->
    [you] { $card } reaches you: { $before } + { $value } = { $total }, cap { $cap }.
   *[other] { $card } reaches the { $seat }: { $before } + { $value } = { $total }, cap { $cap }.
}
relocation-lost = { $seat_is ->
    [you] You relocate and lose { $honour } Honour: { $cards } from cards, { $tokens } from tokens, { $recognition } from Recognition.
   *[other] The { $seat } relocates and loses { $honour } Honour: { $cards } from cards, { $tokens } from tokens, { $recognition } from Recognition.
}
relocation-anew = { $queued ->
    [0] Back to level 1; the hand is kept.
    [one] Back to level 1; one queued card is removed, the hand is kept.
   *[other] Back to level 1; { $queued } queued cards are removed, the hand is kept.
}
relocation-bare = { $seat_is ->
    [you] You relocate; there was no Honour to lose.
   *[other] The { $seat } relocates; there was no Honour to lose.
}
