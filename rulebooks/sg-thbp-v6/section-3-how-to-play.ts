import type { RuleInput } from '../record';
import { hands } from './hands';
import { section } from './section';

const opening: RuleInput[] = [
  {
    clause: '3.1',
    says: 'Play starts with the dealer’s call to place bets.',
    kind: 'attested',
    attests: 'We start each round with the dealer’s call to place bets.',
    topic: 'calls-of-the-dealer',
    source: [49, 49],
  },
  {
    clause: '3.2',
    says: 'Betting closes with the dealer’s call that no more bets are taken.',
    kind: 'attested',
    attests: 'We close betting with the dealer’s call that no more bets are taken.',
    topic: 'calls-of-the-dealer',
    source: [50, 50],
  },
  {
    clause: '3.3',
    says: 'The player’s aim is a poker hand of a higher rank than the dealer’s, by the order of 3.11.',
    kind: 'informative',
    topic: 'objective',
    source: [51, 51],
  },
  {
    clause: '3.3.1',
    says: 'Cards rank as 3.3.1.1 to 3.3.1.3 say.',
    kind: 'informative',
    topic: 'card-ranking',
    source: [52, 52],
  },
  {
    clause: '3.3.1.1',
    says: 'From the highest: ace, king, queen, jack, then 10 down to 2.',
    kind: 'informative',
    topic: 'card-ranking',
    source: [53, 53],
  },
  {
    clause: '3.3.1.2',
    says: 'In a straight or a straight flush of 5, 4, 3, 2 and ace the ace counts as 1.',
    kind: 'informative',
    topic: 'card-ranking',
    source: [54, 54],
  },
  {
    clause: '3.3.1.3',
    says: 'No suit is above another.',
    kind: 'informative',
    topic: 'card-ranking',
    source: [55, 55],
  },
];

const betting: RuleInput[] = [
  {
    clause: '3.4',
    says: 'To take part in a round a player places an ante before its first card is dealt. One player or several may bet on an area, within the smallest and largest wager shown at the table.',
    kind: 'computed',
    evidence: { compare: 'table-limits' },
    onBreach: 'needs-notice',
    topic: ['ante', 'limits', 'one-hand-per-player'],
    source: [56, 56],
  },
  {
    clause: '3.4.1',
    says: 'A player may bet on several hands, but looks at one of them only, however many positions are played.',
    kind: 'attested',
    attests: 'We let a player who bets on several hands look at one of them only.',
    topic: ['one-hand-per-player', 'blind-betting'],
    source: [57, 57],
  },
  {
    clause: '3.4.2',
    says: 'An area takes one wager of its kind and no second one.',
    kind: 'attested',
    attests: 'We take no more than one wager on any one playing area.',
    topic: 'one-hand-per-player',
    source: [58, 58],
  },
  {
    clause: '3.4.3',
    says: 'A pit manager may hold a player to one position.',
    kind: 'informative',
    topic: 'one-hand-per-player',
    source: [59, 59],
  },
  {
    clause: '3.5',
    says: 'With an ante placed, a player may add a bonus wager, a progressive wager or both.',
    kind: 'informative',
    topic: ['bonus-wager', 'progressive-wager', 'progressive-needs-ante'],
    source: [60, 60],
  },
  {
    clause: '3.5.1',
    says: 'The player seated at a position must be offered the progressive wager.',
    kind: 'attested',
    appliesTo: { wagers: ['street-royal-progressive'] },
    attests: 'We offer the progressive wager to the player seated at each position.',
    topic: 'progressive-offered',
    source: [61, 61],
  },
  {
    clause: '3.5.2',
    says: 'The progressive wager may be made on a hand that is looked at and on one that is played blind.',
    kind: 'informative',
    topic: ['progressive-wager', 'blind-betting'],
    source: [62, 62],
  },
  {
    clause: '3.5.3',
    says: 'Progressive wagers are made through the wagering system of the jackpot.',
    kind: 'attested',
    appliesTo: { wagers: ['street-royal-progressive'] },
    attests: 'We take progressive wagers only through the wagering system of the progressive jackpot.',
    topic: 'progressive-placing',
    source: [64, 64],
  },
  {
    clause: '3.5.4',
    says: 'Nobody may make a progressive wager on another player’s position.',
    kind: 'attested',
    appliesTo: { wagers: ['street-royal-progressive'] },
    attests: 'We take no progressive wager from a player on another player’s position.',
    topic: 'progressive-wager',
    source: [65, 65],
  },
  {
    clause: '3.6',
    says: 'At a player’s request the dealer, a pit supervisor or a pit manager may place the wagers. That they lie right stays the player’s concern.',
    kind: 'informative',
    topic: 'wagers-placed-for-a-player',
    source: [66, 66],
  },
];

const dealing: RuleInput[] = [
  {
    clause: '3.7',
    says: 'With an automated dealing device, clockwise from the dealer’s left and all face down: the five community cards first, then two cards to each position with a wager, then two to the dealer.',
    kind: 'attested',
    attests:
      'We deal from an automated device, where we use one, five community cards, then two cards to each position with a wager, then two to the dealer, all face down.',
    topic: 'initial-deal',
    source: [67, 67],
  },
  {
    clause: '3.8',
    says: 'Dealt by hand, clockwise from the dealer’s left and all face down: one card to each position with a wager, then a second, then the five community cards. The dealer’s own two cards come only after every player has decided by 3.9.',
    kind: 'attested',
    attests:
      'We deal by hand, where we use no device, two cards to each position with a wager, then five community cards, all face down, and the dealer’s two only after every player has decided.',
    note: 'The dealer’s cards are any two of those left, whenever they are dealt; no figure depends on it. See the ambiguity on 3.8.',
    topic: 'initial-deal',
    source: [68, 68],
  },
  {
    clause: '3.9',
    says: 'Having looked at the two hole cards, the player either folds (3.9.1) or makes the flop wager (3.9.2).',
    kind: 'informative',
    topic: ['fold', 'flop-wager'],
    source: [69, 69],
  },
  {
    clause: '3.9.1',
    says: 'Folding loses the ante and the bonus. The hole cards are out of play and the progressive wager is no longer paid by the tables of 4.2, but it is still paid by 4.2.1 for a royal flush, a straight flush or four of a kind among the community cards.',
    kind: 'informative',
    note: 'By number 4.2.1 is part of 4.2; see the ambiguity on 3.9.1.',
    topic: ['fold', 'progressive-when-folded'],
    source: [70, 70],
  },
  {
    clause: '3.9.2',
    says: 'The flop wager is twice the ante. The dealer then turns up the flop, the turn and the river. Before the turn and before the river the player may add a wager equal to the ante, or check. With the flop the player’s first five cards count for the progressive.',
    kind: 'informative',
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

const comparing: RuleInput[] = [
  {
    clause: '3.10',
    says: 'The dealer shows the hole cards and holds the hand against each player’s. The better hand of five wins, made of any of the five community cards and the two hole cards.',
    kind: 'attested',
    attests:
      'We show the dealer’s hole cards and compare the dealer’s best hand of five with that of each player.',
    topic: ['showdown', 'best-hand'],
    source: [72, 72],
  },
  {
    clause: '3.10.1',
    says: 'A player who does not show the hole cards is taken to have the lower hand and no winning progressive hand. The hand is settled and does not come back into play; a pit supervisor or a superior may look at it.',
    kind: 'informative',
    note: 'Nobody gains by it, so the figures take every hand as shown.',
    topic: 'player-hand-shown',
    source: [73, 73],
  },
  {
    clause: '3.10.2',
    says: 'A better hand than the dealer’s wins on flop, turn and river by 4.1. The ante wins too with a straight or better; with less it is a stand-off.',
    kind: 'informative',
    topic: ['player-higher', 'ante-paid-from-straight'],
    source: [74, 74],
  },
  {
    clause: '3.10.3',
    says: 'With a lower hand than the dealer’s every wager is lost but a qualifying progressive wager.',
    kind: 'informative',
    note: 'Read without the bonus, which looks at the hole cards alone; see the ambiguity on 3.10.3.',
    topic: 'dealer-higher',
    source: [75, 75],
  },
  {
    clause: '3.10.4',
    says: 'Equal hands are a stand-off.',
    kind: 'informative',
    topic: 'stand-off',
    source: [77, 77],
  },
];

const jackpots: RuleInput[] = [
  {
    clause: '3.13',
    says: 'What the progressive pays comes on top of what ante, flop, turn, river and bonus are paid in the same round.',
    kind: 'informative',
    topic: 'progressive-wins-on',
    source: [108, 108],
  },
  {
    clause: '3.14',
    says: 'Of winning hands at different tables, the one first entered in the computer of the jackpot is paid first.',
    kind: 'attested',
    appliesTo: { wagers: ['street-royal-progressive'] },
    attests:
      'We pay progressive hands at different tables in the order in which they were entered in the computer of the jackpot.',
    topic: 'progressive-several-winners',
    source: [109, 109],
  },
  {
    clause: '3.15',
    says: 'Where a royal flush and lower hands win the progressive in one round, the royal flush is paid last.',
    kind: 'attested',
    appliesTo: { wagers: ['street-royal-progressive'] },
    attests: 'We pay a royal flush after the lower hands that win the progressive in the same round.',
    topic: 'progressive-several-winners',
    source: [110, 110],
  },
];

export const section3 = section({
  number: '3',
  title: 'How to play',
  rules: [...opening, ...betting, ...dealing, ...comparing, ...hands, ...jackpots],
});
