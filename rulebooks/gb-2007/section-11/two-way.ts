import type { RuleInput } from '../../format/record';
import { minimumOdds } from '../minimum-odds';
import { inGames } from './in-game';

const wagering: RuleInput[] = [
  {
    clause: '11.101',
    says: 'Two Way Texas Hold’em belongs to Prime Table Games, which must agree before any variation of it is proposed.',
    kind: 'computed',
    evidence: { owes: 'agreement' },
    source: [2716, 2719],
  },
  {
    clause: '11.102',
    says: 'Each player places an Ante, a Blind and a Two Way wager of the same amount before the Initial Deal; other wagers follow the cards.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We take an Ante, a Blind and a Two Way wager of the same amount, before the Initial Deal.',
    parameters: [
      { name: 'Blind wager', comparator: 'equal', value: '1', unit: 'antes' },
      { name: 'Two Way wager', comparator: 'equal', value: '1', unit: 'antes' },
    ],
    source: [2721, 2723],
  },
  {
    clause: '11.103',
    says: 'After the Initial Deal the dealer at once lays out the three cards of the flop face up.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We lay out the three cards of the flop face up right after the Initial Deal.',
    source: [2725, 2727],
  },
  {
    clause: '11.104',
    says: 'Each player may then place a Flop wager equal to the Ante.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We take a Flop wager of exactly the Ante.',
    parameters: [{ name: 'Flop wager', comparator: 'equal', value: '1', unit: 'antes' }],
    source: [2729, 2731],
  },
  {
    clause: '11.105',
    says: 'When every player has decided, turn and river are dealt face up.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We deal turn and river face up once every player has decided.',
    source: [2733, 2735],
  },
  {
    clause: '11.106',
    says: 'Each player may then place a River wager.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We offer every player a River wager once turn and river are dealt.',
    note: 'The clause does not say how large; see the ambiguity on 11.106.',
    source: [2737, 2739],
  },
  {
    clause: '11.107',
    says: 'When every player has decided, the dealer shows two hole cards and finds the best hand.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We show the dealer’s hole cards once every player has decided and find the best hand.',
    source: [2741, 2744],
  },
];

const settling: RuleInput[] = [
  {
    clause: '11.108',
    says: 'The dealer qualifies with a pair or better.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We qualify the dealer’s hand with a pair or better only.',
    parameters: [
      { name: 'lowest hand that qualifies', comparator: 'equal', value: 'pair of 2s', unit: 'hand' },
    ],
    source: [2746, 2747],
  },
  {
    clause: '11.109',
    says: 'If the dealer does not qualify, Blind and any Flop or River wagers are returned; the Ante is still played against the dealer’s hand.',
    kind: 'attested',
    duty: 'settling',
    attests:
      'We return Blind, Flop and River wagers where the dealer does not qualify, and play the Ante on against the dealer’s hand.',
    source: [2748, 2751],
  },
  minimumOdds({
    clause: '11.110',
    says: 'If the dealer does not qualify and the player’s hand is higher, the Ante is paid no less than 1 to 1.',
    wagers: ['ante'],
    least: { win: '1 to 1' },
    source: [2753, 2755],
  }),
  {
    clause: '11.111',
    says: 'If the dealer does not qualify and has the higher hand, the Ante loses.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We collect the Ante where a dealer who does not qualify has the higher hand.',
    note: 'The rules do not say what happens to equal hands; see the ambiguity on 11.111.',
    source: [2757, 2758],
  },
  {
    clause: '11.112',
    says: 'A dealer who qualifies compares with each player’s best five cards in turn.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We compare a dealer’s hand that qualifies with each player’s best hand in turn.',
    source: [2760, 2761],
  },
  minimumOdds({
    clause: '11.113',
    says: 'If the player’s hand is higher than that of a dealer who qualifies, Ante, Blind and any Flop or River wagers are paid no less than 1 to 1.',
    wagers: ['ante', 'blind', 'flop', 'river'],
    least: { win: '1 to 1' },
    source: [2763, 2765],
  }),
  {
    clause: '11.114',
    says: 'If the dealer qualifies with the higher hand, Ante, Blind and any Flop or River wagers lose.',
    kind: 'attested',
    duty: 'settling',
    attests:
      'We collect Ante, Blind, Flop and River wagers where a dealer who qualifies has the higher hand.',
    source: [2767, 2769],
  },
];

const twoWayWager: RuleInput[] = [
  {
    clause: '11.115',
    says: 'The Two Way wager does not depend on the dealer’s qualifying. It loses if neither hand is a straight or better.',
    kind: 'attested',
    duty: 'settling',
    attests:
      'We collect a Two Way wager only where neither hand is a straight or better, whether or not the dealer qualifies.',
    source: [2771, 2774],
  },
  {
    clause: '11.116',
    says: 'If either hand is a straight or better, the Two Way wager is paid for the higher of the two hands, whoever holds it. An example is given.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We pay a Two Way wager for the higher of the two hands, whoever holds it.',
    source: [2776, 2784],
  },
  minimumOdds({
    clause: '11.117',
    says: 'The Two Way wager pays no less than the odds listed, from 2 to 1 for a straight to 50 to 1 for a straight flush.',
    wagers: ['two-way'],
    least: {
      'straight-flush': '50 to 1',
      'four-of-a-kind': '25 to 1',
      'full-house': '4 to 1',
      flush: '3 to 1',
      straight: '2 to 1',
    },
    source: [2786, 2793],
    note: 'A royal flush is in no row; see the ambiguity on 11.117.',
  }),
];

export const twoWay = inGames(['two-way-holdem'], [...wagering, ...settling, ...twoWayWager]);
