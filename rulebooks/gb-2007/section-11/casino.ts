import type { RuleInput } from '../../format/record';
import { minimumOdds } from '../minimum-odds';
import { inGames } from './in-game';

const wagering: RuleInput[] = [
  {
    clause: '11.77',
    says: 'Casino Hold’em belongs to TCSJohnHuxley, which must agree before any variation of it is proposed.',
    kind: 'computed',
    evidence: { owes: 'agreement' },
    source: [2588, 2591],
  },
  {
    clause: '11.78',
    says: 'Each player places the Ante on its area.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We take the Ante on its area.',
    source: [2593, 2594],
  },
  {
    clause: '11.79',
    says: 'With the Ante a player may place the AA Bonus.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We take an AA Bonus only together with an Ante.',
    appliesTo: { wagers: ['aa-bonus'] },
    source: [2596, 2599],
  },
  {
    clause: '11.80',
    says: 'After the Initial Deal the dealer lays out the three cards of the flop face up.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We lay out the three cards of the flop face up after the Initial Deal.',
    source: [2601, 2602],
  },
  {
    clause: '11.81',
    says: 'A player who goes on places the Call wager of twice the Ante.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We take a Call wager of exactly twice the Ante from a player who goes on.',
    parameters: [{ name: 'Call wager', comparator: 'equal', value: '2', unit: 'antes' }],
    source: [2603, 2606],
  },
  {
    clause: '11.82',
    says: 'A player who does not go on folds and loses Ante and AA Bonus.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We collect Ante and AA Bonus of a player who folds.',
    note: 'A player whose AA Bonus has won should call even where the Ante alone would be folded; the figures of the AA Bonus are for one who does.',
    source: [2608, 2610],
  },
  minimumOdds({
    clause: '11.83',
    says: 'When every player has decided, the AA Bonus is settled on the hole cards and the flop: a flush or better pays no less than 25 to 1, a pair of aces up to a straight no less than 7 to 1.',
    wagers: ['aa-bonus'],
    least: { 'flush-or-better': '25 to 1', 'aces-to-straight': '7 to 1' },
    source: [2612, 2620],
  }),
  {
    clause: '11.84',
    says: 'The AA Bonus loses with less than a pair of aces.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We collect an AA Bonus on less than a pair of aces.',
    appliesTo: { wagers: ['aa-bonus'] },
    source: [2622, 2623],
  },
];

const settling: RuleInput[] = [
  {
    clause: '11.85',
    says: 'Once the AA Bonus is settled, turn and river are dealt together, face up.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We deal turn and river together, face up, once every AA Bonus is settled.',
    source: [2625, 2627],
  },
  {
    clause: '11.86',
    says: 'The dealer shows two hole cards and announces the best hand of 11.7 they make.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We show the dealer’s hole cards and announce the best hand they make.',
    source: [2629, 2630],
  },
  {
    clause: '11.87',
    says: 'The dealer qualifies with a pair of 4s or better.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We qualify the dealer’s hand with a pair of fours or better only.',
    parameters: [
      { name: 'lowest hand that qualifies', comparator: 'equal', value: 'pair of 4s', unit: 'hand' },
    ],
    source: [2632, 2633],
  },
  minimumOdds({
    clause: '11.88',
    says: 'If the dealer does not qualify, the Call is returned and the Ante is paid no less than the odds listed for the player’s hand.',
    wagers: ['ante'],
    least: {
      'royal-flush': '100 to 1',
      'straight-flush': '20 to 1',
      'four-of-a-kind': '10 to 1',
      'full-house': '3 to 1',
      flush: '2 to 1',
      other: '1 to 1',
    },
    confirms: { duty: 'settling', attests: 'We return the Call where the dealer does not qualify.' },
    source: [2635, 2649],
    note: 'The player’s hand need not be the higher one; see the ambiguity on 11.88.',
  }),
  {
    clause: '11.89',
    says: 'A dealer who qualifies compares with each player’s best five cards in turn.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We compare a dealer’s hand that qualifies with each player’s best hand in turn.',
    source: [2651, 2652],
  },
  {
    clause: '11.90',
    says: 'If the dealer qualifies with the higher hand, Ante and Call lose.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We collect Ante and Call where a dealer who qualifies has the higher hand.',
    note: 'The rules do not say what happens to equal hands; see the ambiguity on 11.90.',
    source: [2653, 2655],
  },
  minimumOdds({
    clause: '11.91',
    says: 'If the player’s hand is higher than that of a dealer who qualifies, the Call is paid no less than 1 to 1 and the Ante no less than the odds of 11.88.',
    wagers: ['call'],
    least: { win: '1 to 1' },
    source: [2657, 2660],
    note: 'The Ante is checked under 11.88.',
  }),
];

const progressive: RuleInput[] = [
  {
    clause: '11.92',
    says: 'The licence holder may add a progressive wager called Progressive 5/7, beside the AA Bonus or in its place. The general rules of 2.7 apply to it.',
    kind: 'informative',
    informs: 'permission',
    appliesTo: { wagers: ['progressive'] },
    source: [2662, 2665],
  },
  {
    clause: '11.93',
    says: 'Progressive 5/7 is optional and is placed together with the Ante.',
    kind: 'informative',
    informs: 'permission',
    appliesTo: { wagers: ['progressive'] },
    source: [2667, 2668],
  },
  {
    clause: '11.94',
    says: 'Without an Ante there is no Progressive 5/7 wager.',
    kind: 'computed',
    evidence: { measure: 'beside', wagers: ['ante'] },
    onBreach: 'breach',
    duty: 'wagers',
    attests: 'We take no Progressive 5/7 wager from a player without an Ante.',
    appliesTo: { wagers: ['progressive'] },
    source: [2670, 2671],
  },
  {
    clause: '11.95',
    says: 'Each playing position has a slot, spot or area of its own for the Progressive 5/7 wager.',
    kind: 'attested',
    duty: 'equipment',
    appliesTo: { wagers: ['progressive'] },
    attests: 'We give each playing position a slot, spot or area for the Progressive 5/7 wager.',
    source: [2673, 2674],
  },
  {
    clause: '11.96',
    says: 'It wins if the player’s hole cards and the five cards in common make a hand of 11.97, whether or not it beats the dealer.',
    kind: 'informative',
    informs: 'wager',
    appliesTo: { wagers: ['progressive'] },
    source: [2676, 2679],
  },
  minimumOdds({
    clause: '11.97',
    says: 'A winning Progressive 5/7 is paid from the meter, no less than (a) to (d).',
    wagers: ['progressive'],
    least: {
      'royal-flush': '100% of the meter',
      'straight-flush': '10% of the meter',
      'four-of-a-kind': '100 for 1',
      'full-house': '10 for 1',
    },
    source: [2681, 2684],
  }),
  ...[
    ['11.97(a)', 'Royal flush: the whole meter.', 2686],
    ['11.97(b)', 'Straight flush: a tenth of the meter.', 2687],
    ['11.97(c)', 'Four of a kind: 100 times the wager.', 2688],
    ['11.97(d)', 'Full house: 10 times the wager.', 2690],
  ].map(
    ([clause, says, line]): RuleInput => ({
      clause: String(clause),
      says: String(says),
      kind: 'informative',
      informs: 'elsewhere',
      askedBy: ['11.97'],
      source: [Number(line), Number(line)],
    }),
  ),
];

const sharing: RuleInput[] = [
  {
    clause: '11.98',
    says: 'Where the winning hand is the five cards in common, every player with a Progressive 5/7 wager wins with it and is paid by (a) to (c).',
    kind: 'attested',
    duty: 'jackpot',
    appliesTo: { wagers: ['progressive'] },
    attests:
      'We pay every player with a Progressive 5/7 wager for a winning hand that lies on the board, sharing as (a) to (c) say.',
    note: 'One jackpot hand in 21 lies on the board. The figures are for one player at the table, who shares with nobody.',
    source: [2692, 2694],
  },
  {
    clause: '11.98(a)',
    says: 'A royal flush on the board: the winners share the meter equally.',
    kind: 'attested',
    duty: 'jackpot',
    attests:
      'We share the meter equally among all players with the wager when a royal flush lies on the board.',
    appliesTo: { wagers: ['progressive'] },
    source: [2696, 2697],
  },
  {
    clause: '11.98(b)',
    says: 'A straight flush on the board: each winner gets the same, a tenth of the meter.',
    kind: 'attested',
    duty: 'jackpot',
    attests:
      'We pay every player with the wager a tenth of the meter when a straight flush lies on the board.',
    appliesTo: { wagers: ['progressive'] },
    note: 'As 11.45(b), it can also be read as one tenth shared; see the ambiguity there.',
    source: [2699, 2701],
  },
  {
    clause: '11.98(c)',
    says: 'Four of a kind or a full house on the board: each winner gets the fixed pay of 11.97(c) or (d).',
    kind: 'attested',
    duty: 'jackpot',
    attests:
      'We pay every player with the wager the fixed pay when four of a kind or a full house lies on the board.',
    appliesTo: { wagers: ['progressive'] },
    source: [2702, 2704],
  },
  {
    clause: '11.99',
    says: 'Royal and straight flushes made with hole cards are paid in the order of the seats, beginning on the dealer’s right.',
    kind: 'attested',
    duty: 'jackpot',
    appliesTo: { wagers: ['progressive'] },
    attests:
      'We pay jackpot hands made with hole cards in the order of the seats, beginning on the dealer’s right.',
    note: 'See the ambiguity on 11.99.',
    source: [2706, 2709],
  },
  {
    clause: '11.100',
    says: 'Progressive 5/7 is settled once all five cards in common are dealt. The cards of a player who has the wager and folds stay on the table until then.',
    kind: 'attested',
    duty: 'jackpot',
    appliesTo: { wagers: ['progressive'] },
    attests:
      'We leave the cards of a player with a Progressive 5/7 wager on the table after a fold and settle the wager after the last card.',
    note: 'So the wager does not depend on how the hand is played.',
    source: [2711, 2714],
  },
];

export const casinoHoldem = inGames(
  ['casino-holdem'],
  [...wagering, ...settling, ...progressive, ...sharing],
);
