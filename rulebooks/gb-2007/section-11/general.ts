import type { RuleInput } from '../../format/record';
import { fiveCardHands } from '../five-card-hands';
import { inGames } from './in-game';

/** Singapore ranks the same ten hands one by one. */
const HAND_TOPICS = [
  'hand-royal-flush',
  'hand-straight-flush',
  'hand-four-of-a-kind',
  'hand-full-house',
  'hand-flush',
  'hand-straight',
  'hand-three-of-a-kind',
  'hand-two-pairs',
  'hand-one-pair',
  'hand-high-card',
];

const term = (clause: string, topic: string, says: string, source: [number, number]): RuleInput => ({
  clause,
  says,
  kind: 'informative',
  informs: 'definition',
  topic,
  source,
});

const gamesAndCards: RuleInput[] = [
  {
    clause: '11.1',
    says: 'Four casino games of Texas hold’em are approved. Each belongs to an owner who licenses it; a layout of each is given as an example.',
    kind: 'informative',
    informs: 'background',
    topic: 'layout',
    note: 'Figures 18 to 21 are not in the text.',
    source: [2126, 2135],
  },
  {
    clause: '11.2',
    says: 'No game, variation or side wager is allowed beyond those of this section, unless its proprietor agrees and the Commission then approves it under 2.3 and 2.4.',
    kind: 'computed',
    evidence: { measure: 'wagers', listed: 'for the game' },
    onBreach: 'needs-consent',
    topic: 'other-wagers',
    source: [2136, 2138],
  },
  {
    clause: '11.3',
    says: 'Every version is played with one pack of 52 cards.',
    kind: 'attested',
    duty: 'cards',
    parameters: [{ name: 'cards in the pack', comparator: 'equal', value: '52', unit: 'cards' }],
    attests: 'We play with a single pack of 52 cards.',
    topic: 'deck',
    source: [2140, 2140],
  },
  {
    clause: '11.4',
    says: 'Procedures keep the cards secure and true.',
    kind: 'attested',
    duty: 'cards',
    attests: 'We have procedures that keep the cards secure and true.',
    topic: 'security-of-cards',
    source: [2142, 2143],
  },
  {
    clause: '11.5',
    says: 'A notice in plain view at the table gives the minimum and maximum wager. Players may not join together to exceed the maximum.',
    kind: 'computed',
    evidence: { owes: 'limits-shown' },
    attests: 'We permit no partnership whose stakes together go beyond the maximum.',
    duty: 'wagers',
    topic: 'limits',
    source: [2145, 2148],
  },
  {
    clause: '11.6',
    says: 'Cards rank from the ace down to the 2. The ace also counts as one in the straight or straight flush 5-4-3-2-A.',
    kind: 'informative',
    informs: 'definition',
    topic: 'card-ranking',
    note: 'It sends the reader to 11.7 for a definition that is not there; see the ambiguity on 11.6.',
    source: [2149, 2154],
  },
];

const hands: RuleInput[] = [
  {
    clause: '11.7',
    says: 'Ten kinds of five-card hand, (a) to (j), are ranked from the highest down, for every version of the game.',
    kind: 'informative',
    informs: 'heading',
    topic: 'hand-ranking',
    source: [2156, 2158],
  },
  ...fiveCardHands([
    ['11.7(a)', [2160, 2160]],
    ['11.7(b)', [2161, 2161]],
    ['11.7(c)', [2162, 2162]],
    ['11.7(d)', [2164, 2165]],
    ['11.7(e)', [2167, 2167]],
    ['11.7(f)', [2169, 2170]],
    ['11.7(g)', [2172, 2172]],
    ['11.7(h)', [2174, 2175]],
    ['11.7(i)', [2177, 2177]],
    ['11.7(j)', [2179, 2179]],
  ]).map((rule, index): RuleInput => ({ ...rule, topic: HAND_TOPICS[index] })),
];

const terms: RuleInput[] = [
  {
    clause: '11.8',
    says: 'Six words used in every version are defined, (a) to (f).',
    kind: 'informative',
    informs: 'heading',
    source: [2181, 2182],
  },
  term(
    '11.8(a)',
    'term-hole-cards',
    'Hole cards are the two cards that each player and the dealer are dealt.',
    [2184, 2184],
  ),
  term('11.8(b)', 'term-flop', 'The flop is the first three cards in common.', [2185, 2185]),
  term('11.8(c)', 'term-turn', 'The turn is the fourth card in common.', [2187, 2187]),
  term('11.8(d)', 'term-river', 'The river is the fifth and last card in common.', [2189, 2189]),
  term(
    '11.8(e)',
    'term-playing-the-board',
    'A hand plays the board where its best five cards are the five in common, with neither hole card.',
    [2191, 2194],
  ),
  {
    ...term(
      '11.8(f)',
      'term-fold',
      'A player who folds throws in the hand and gives up the wagers to the house.',
      [2196, 2197],
    ),
    note: 'Clauses of the games keep some side wagers in play after a fold, and take precedence over it; see the ambiguity on 11.8(f).',
  },
];

const play: RuleInput[] = [
  {
    clause: '11.9',
    says: 'Each playing position has one player, and a player wagers on one position only.',
    kind: 'attested',
    duty: 'wagers',
    attests:
      'We take wagers from one player on each playing position, and no player may bet on more than one.',
    topic: 'one-hand-per-player',
    note: 'The figures are for a player who sees no hand but their own.',
    source: [2199, 2201],
  },
  {
    clause: '11.10',
    says: 'The Initial Deal: two cards face down for each player and the dealer, beginning on the dealer’s left.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We deal two cards face down to each player and to the dealer, starting on the dealer’s left.',
    topic: 'initial-deal',
    source: [2203, 2207],
  },
  {
    clause: '11.11',
    says: 'Each version says when the five cards in common are dealt.',
    kind: 'informative',
    informs: 'elsewhere',
    askedBy: ['11.21', '11.55', '11.80', '11.103'],
    topic: 'community-cards',
    source: [2208, 2210],
  },
  {
    clause: '11.12',
    says: 'A hand is the best five cards out of two hole cards and five in common, with both, one or neither hole card. Any number of hands may play the board.',
    kind: 'informative',
    informs: 'definition',
    topic: 'best-hand',
    source: [2212, 2216],
  },
  {
    clause: '11.13',
    says: 'Wagers are made against the house: that the player’s hand ranks above the dealer’s, or that it is one of the hands a version lists.',
    kind: 'informative',
    informs: 'wager',
    topic: 'objective',
    source: [2218, 2222],
  },
  {
    clause: '11.14',
    says: 'Players are asked for their decisions one after the other, beginning on the dealer’s left.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We ask players for their decisions one after the other, starting on the dealer’s left.',
    topic: 'order-of-decisions',
    source: [2224, 2226],
  },
  {
    clause: '11.15',
    says: 'Wagers are settled player by player, beginning on the dealer’s right.',
    kind: 'attested',
    duty: 'settling',
    attests: 'We settle wagers player by player, starting on the dealer’s right.',
    topic: 'order-of-settlement',
    source: [2228, 2229],
  },
];

export const generalPart = inGames(
  ['holdem-bonus', 'ultimate-holdem', 'casino-holdem', 'two-way-holdem'],
  [...gamesAndCards, ...hands, ...terms, ...play],
);
