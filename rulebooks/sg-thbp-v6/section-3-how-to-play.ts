import type { RuleInput } from '../record';
import { comparing, dealing } from './from-deal-to-showdown';
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
