/** 3.7 to 3.10: the deal, what the player decides, and whose hand is better. */
import type { RuleInput } from '../format/record';

export const dealing: RuleInput[] = [
  {
    clause: '3.7',
    says: 'With an automated dealing device, clockwise from the dealer’s left and all face down: the five community cards first, then two cards to each position with a wager, then two to the dealer.',
    kind: 'attested',
    duty: 'dealing',
    attests:
      'We deal from an automated device, where we use one, five community cards, then two cards to each position with a wager, then two to the dealer, all face down.',
    topic: 'initial-deal',
    source: [67, 67],
  },
  {
    clause: '3.8',
    says: 'Dealt by hand, clockwise from the dealer’s left and all face down: one card to each position with a wager, then a second, then the five community cards. The dealer’s own two cards come only after every player has decided by 3.9.',
    kind: 'attested',
    duty: 'dealing',
    attests:
      'We deal by hand, where we use no device, two cards to each position with a wager, then five community cards, all face down, and the dealer’s two only after every player has decided.',
    note: 'The dealer’s cards are any two of those left, whenever they are dealt; no figure depends on it. See the ambiguity on 3.8.',
    topic: 'initial-deal',
    source: [68, 68],
  },
  {
    clause: '3.9',
    says: 'After looking at the two hole cards, the player either folds (3.9.1) or makes the flop wager (3.9.2).',
    kind: 'informative',
    informs: 'heading',
    topic: ['fold', 'flop-wager'],
    source: [69, 69],
  },
  {
    clause: '3.9.1',
    says: 'Folding loses the ante and the bonus. The hole cards are out of play and the progressive wager is no longer paid by the tables of 4.2, but it is still paid by 4.2.1 for a royal flush, a straight flush or four of a kind among the community cards.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We collect ante and bonus of a player who folds, and pay the progressive then by 4.2.1 only.',
    note: 'By number 4.2.1 is part of 4.2; see the ambiguity on 3.9.1.',
    topic: ['fold', 'progressive-when-folded'],
    source: [70, 70],
  },
  {
    clause: '3.9.2',
    says: 'The flop wager is twice the ante. The dealer then turns up the flop, the turn and the river. Before the turn and before the river the player may add a wager equal to the ante, or check. With the flop the player’s first five cards count for the progressive.',
    kind: 'attested',
    duty: 'wagers',
    attests:
      'We take a flop wager of exactly twice the ante, and before turn and river one of exactly the ante or a check.',
    note: 'The multiples are fixed in the record: flop 2, turn 1, river 1.',
    topic: [
      'flop-wager',
      'flop-cards',
      'turn-wager',
      'turn-check',
      'turn-card',
      'river-wager',
      'river-check',
      'river-card',
    ],
    source: [71, 71],
  },
];

export const comparing: RuleInput[] = [
  {
    clause: '3.10',
    says: 'The dealer shows the hole cards and compares the hand with each player’s. The better hand of five wins, made of any of the five community cards and the two hole cards.',
    kind: 'attested',
    duty: 'settling',
    attests:
      'We show the dealer’s hole cards and compare the dealer’s best hand of five with that of each player.',
    topic: ['showdown', 'best-hand'],
    source: [72, 72],
  },
  {
    clause: '3.10.1',
    says: 'A player who does not show the hole cards counts as having the lower hand and no winning progressive hand. The hand is settled and does not come back into play; a pit supervisor or a superior may look at it.',
    kind: 'attested',
    duty: 'settling',
    attests:
      'We settle the hand of a player who does not show the hole cards as lower than the dealer’s, without a progressive win.',
    note: 'Nobody gains by it, so the figures assume that every hand is shown.',
    topic: 'player-hand-shown',
    source: [73, 73],
  },
  {
    clause: '3.10.2',
    says: 'A better hand than the dealer’s wins on flop, turn and river by 4.1. The ante wins too with a straight or better; with less it is a stand-off.',
    kind: 'attested',
    duty: 'settling',
    attests:
      'We pay flop, turn and river on a better hand than the dealer’s, and the ante with a straight or better; with less the ante is a stand-off.',
    topic: ['player-higher', 'ante-paid-from-straight'],
    source: [74, 74],
  },
  {
    clause: '3.10.3',
    says: 'With a lower hand than the dealer’s every wager is lost but a qualifying progressive wager.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We collect every wager but a qualifying progressive wager on a lower hand than the dealer’s.',
    note: 'Read without the bonus, which looks at the hole cards alone; see the ambiguity on 3.10.3.',
    topic: 'dealer-higher',
    source: [75, 75],
  },
  {
    clause: '3.10.4',
    says: 'Equal hands are a stand-off.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We return wagers on hands equal to the dealer’s.',
    topic: 'stand-off',
    source: [77, 77],
  },
];
