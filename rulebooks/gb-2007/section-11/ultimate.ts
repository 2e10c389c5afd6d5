import type { RuleInput } from '../../record';
import { minimumOdds } from '../minimum-odds';
import { inGames } from './in-game';

const wagering: RuleInput[] = [
  {
    clause: '11.48',
    says: 'Ultimate Texas Hold’em belongs to Shufflemaster Gaming Inc., which must agree before any variation of it is put forward.',
    kind: 'computed',
    evidence: { compare: 'proprietor-consent' },
    onBreach: 'needs-consent',
    source: [2401, 2404],
  },
  {
    clause: '11.49',
    says: 'Each player places an Ante and a Blind of the same amount before any card is dealt; both are on a hand above the dealer’s.',
    kind: 'informative',
    parameters: [{ name: 'Blind wager', comparator: 'equal', value: '1', unit: 'antes' }],
    note: 'The Blind wins only with a straight or better, by 11.70.',
    source: [2406, 2411],
  },
  {
    clause: '11.50',
    says: 'With them a player may place Trips Bonus, of any amount within the limits of the table: that the best five cards are a hand of 11.72, whatever the dealer holds.',
    kind: 'informative',
    source: [2413, 2419],
  },
  {
    clause: '11.51',
    says: 'The five cards in common may be dealt face down at once, as a shuffling machine gives them, or as the game needs them. Then players are asked to bet or to check before the flop is shown.',
    kind: 'computed',
    appliesTo: { options: ['board-dealt'] },
    parameters: [
      {
        name: 'when the cards in common are dealt',
        comparator: 'one-of',
        value: ['as-needed', 'at-once'],
        unit: 'choice',
      },
    ],
    evidence: { compare: 'option-value', option: 'board-dealt' },
    onBreach: 'breach',
    note: 'In which order the machine deals is contradictory; see the ambiguity on 11.51. No probability depends on it.',
    source: [2421, 2428],
  },
  {
    clause: '11.52',
    says: 'Who bets before the flop places a Play wager of three or of four times the Ante, as they choose.',
    kind: 'informative',
    parameters: [
      { name: 'Play wager before the flop', comparator: 'one-of', value: ['3', '4'], unit: 'antes' },
    ],
    source: [2430, 2433],
  },
  {
    clause: '11.53',
    says: 'That player bets no more in the round and cannot change the Play wager once the flop is dealt.',
    kind: 'informative',
    source: [2435, 2437],
  },
  {
    clause: '11.54',
    says: 'Who checks stays in the game without a Play wager.',
    kind: 'informative',
    source: [2439, 2440],
  },
  {
    clause: '11.55',
    says: 'When every player has decided, the three cards of the flop are dealt or turned up.',
    kind: 'informative',
    source: [2442, 2443],
  },
  {
    clause: '11.56',
    says: 'Players without a Play wager are asked to bet or to check before turn and river are shown.',
    kind: 'informative',
    source: [2445, 2448],
  },
  {
    clause: '11.57',
    says: 'Who bets then places a Play wager of twice the Ante and bets no more in the round.',
    kind: 'informative',
    parameters: [{ name: 'Play wager at the flop', comparator: 'equal', value: '2', unit: 'antes' }],
    source: [2454, 2456],
  },
  {
    clause: '11.58',
    says: 'Who checks again stays in the game without a Play wager.',
    kind: 'informative',
    source: [2458, 2459],
  },
  {
    clause: '11.59',
    says: 'When every player has decided, turn and river are dealt or turned up together.',
    kind: 'informative',
    source: [2461, 2463],
  },
  {
    clause: '11.60',
    says: 'Players without a Play wager are asked to bet or to fold, beginning on the dealer’s left.',
    kind: 'informative',
    source: [2465, 2467],
  },
  {
    clause: '11.61',
    says: 'Who bets then places a Play wager equal to the Ante.',
    kind: 'informative',
    parameters: [{ name: 'Play wager after the river', comparator: 'equal', value: '1', unit: 'antes' }],
    source: [2469, 2470],
  },
  {
    clause: '11.62',
    says: 'Who does not, folds and loses Ante, Blind and Trips Bonus; but Trips Bonus is paid by 11.72 if the folded hand is three of a kind or better.',
    kind: 'informative',
    note: 'Trips Bonus therefore does not depend on how the hand is played; see the ambiguity on 11.62.',
    source: [2472, 2477],
  },
  {
    clause: '11.63',
    says: 'When every player has decided, the dealer shows two hole cards and announces the best hand of 11.7 they make.',
    kind: 'informative',
    source: [2479, 2481],
  },
];

const qualified: RuleInput[] = [
  {
    clause: '11.64',
    says: 'The dealer qualifies with a pair or better.',
    kind: 'informative',
    parameters: [
      { name: 'lowest hand that qualifies', comparator: 'equal', value: 'pair of 2s', unit: 'hand' },
    ],
    source: [2486, 2487],
  },
  {
    clause: '11.65',
    says: 'A dealer who qualifies compares with each player’s best five cards in turn.',
    kind: 'informative',
    source: [2489, 2490],
  },
  {
    clause: '11.66',
    says: 'If the hands are equal, Ante, Play and Blind are returned.',
    kind: 'informative',
    source: [2492, 2493],
  },
  {
    clause: '11.67',
    says: 'If the dealer qualifies with the higher hand, Ante, Play and Blind lose.',
    kind: 'informative',
    source: [2495, 2497],
  },
  minimumOdds({
    clause: '11.68',
    says: 'If the player’s hand is higher than that of a dealer who qualifies, Ante and Play are paid no less than 1 to 1.',
    wagers: ['ante', 'play'],
    least: { win: '1 to 1' },
    source: [2499, 2503],
  }),
  {
    clause: '11.69',
    says: 'If the player’s hand is higher but less than a straight, the Blind is returned.',
    kind: 'informative',
    source: [2504, 2506],
  },
  minimumOdds({
    clause: '11.70',
    says: 'If the player’s hand is higher and a straight or better, the Blind is paid no less than the odds listed.',
    wagers: ['blind'],
    least: {
      'royal-flush': '500 to 1',
      'straight-flush': '50 to 1',
      'four-of-a-kind': '10 to 1',
      'full-house': '3 to 1',
      flush: '3 to 2',
      straight: '1 to 1',
    },
    source: [2508, 2523],
  }),
  {
    clause: '11.71',
    says: 'If the player’s hand is lower than the dealer’s, Play and Blind lose.',
    kind: 'informative',
    note: 'It holds whether or not the dealer qualifies; the Ante follows 11.67 or 11.75.',
    source: [2525, 2526],
  },
];

const trips: RuleInput[] = [
  minimumOdds({
    clause: '11.72',
    says: 'Trips Bonus pays, for three of a kind or better, no less than the odds listed. As a table of its own this list is not balanced, with a stated house edge of 9.12 %; use as a guide only is advised.',
    wagers: ['trips'],
    least: {
      'royal-flush': '50 to 1',
      'straight-flush': '40 to 1',
      'four-of-a-kind': '20 to 1',
      'full-house': '7 to 1',
      flush: '6 to 1',
      straight: '4 to 1',
      'three-of-a-kind': '3 to 1',
    },
    source: [2528, 2546],
    note: 'The advice against using the list as a table is held under 2.10.',
  }),
  {
    clause: '11.73',
    says: 'Besides the minimum odds, four whole pay tables, 1 to 4, may be used under 2.9.',
    kind: 'informative',
    appliesTo: { wagers: ['trips'] },
    note: 'Which table is in use must be on the sign; held under 2.9(c).',
    source: [2548, 2571],
  },
  {
    clause: '11.74',
    says: 'Trips Bonus loses with less than three of a kind.',
    kind: 'informative',
    source: [2573, 2575],
  },
];

const notQualified: RuleInput[] = [
  {
    clause: '11.75',
    says: 'If the dealer does not qualify, the Ante of every player who has not folded is returned.',
    kind: 'informative',
    source: [2580, 2582],
  },
  {
    clause: '11.76',
    says: 'Play, Blind and Trips Bonus are then settled as against a dealer who qualifies, by 11.64 to 11.72.',
    kind: 'informative',
    note: 'The rule by which Trips Bonus loses, 11.74, is left out of the reference; see the ambiguity on 11.76.',
    source: [2584, 2586],
  },
];

export const ultimate = inGames(['ultimate-holdem'], [...wagering, ...qualified, ...trips, ...notQualified]);
