import type { RulebookInput } from '../format/record';

type Ambiguities = RulebookInput['ambiguities'];
const GAME = 'texas-holdem-bonus-progressive';
const PROGRESSIVE = 'street-royal-progressive';

const wording: Ambiguities = [
  {
    id: 'numbers-lost',
    clause: '3.4',
    kind: 'damaged',
    text: 'Six clauses stand without a number: one after 3.3.1.3, one after 3.4.1, one after 5.1.2, one after 5.7.1, one after 5.10.3 and the last.',
    reading: '3.4, 3.4.2, 5.2, 5.8, 5.11 and 6.2.',
    otherReading: 'Paragraphs of the clauses before them.',
    because:
      'Each stands between clauses whose numbers leave room for exactly it: 3.3 and 3.4.1, 3.4.1 and 3.4.3, 5.1 and 5.3, 5.7 and 5.9, 5.10 and 5.12. 6.2 begins a sentence on a subject other than that of 6.1.',
    source: [56, 191],
  },
  {
    id: 'layout-lost',
    clause: 'Appendix A',
    kind: 'damaged',
    text: 'The layout that 2.2 refers to is not in the text; of it only the number of positions is left.',
    reading: 'Any layout with the six areas of 2.2.1 at each of four to seven positions.',
    otherReading: 'The layout as drawn.',
    because: 'No edge depends on where the areas are or on how many positions there are.',
    source: [43, 193],
  },
  {
    id: 'players-on-an-area',
    clause: '3.4',
    kind: 'contradictory',
    text: 'A wager on an area may be placed by one player or by several, yet an area takes only one of each wager (3.4.2).',
    reading:
      'Several players may put a single wager together, within the limits of the table; no second wager is added.',
    otherReading: 'Several players may each have a wager of their own on an area.',
    because: 'The figures are per unit staked, so none depends on whose stake it is.',
    source: [56, 58],
  },
  {
    id: 'which-hand-is-decided',
    clause: '3.4.1',
    kind: 'open',
    text: 'A player may bet on several hands and look at one; the rules do not say how a hand that nobody looks at is folded or raised. 5.10 then calls control of more than one hand a mistake.',
    reading:
      'A hand played blind makes its flop wager with any cards; the figures of the game are for the hand that is looked at.',
    otherReading: 'A blind hand may be folded as well.',
    because:
      'Unseen, all hands are alike, and folding each of them gives up every ante; the flop wager costs far less.',
    source: [24, 175],
  },
  {
    id: 'dealer-dealt-last',
    clause: '3.8',
    kind: 'open',
    text: 'Dealt by hand, the dealer’s cards come after the decisions of 3.9, and 3.9.2 has the board turned up within them.',
    reading: 'The dealer’s two cards are dealt when all have decided for the last time.',
    otherReading: 'They are dealt once the flop wagers are made, before the board is turned up.',
    because: 'They are two of the cards not yet seen either way, so every figure is the same.',
    source: [68, 71],
  },
  {
    id: 'bonus-after-a-lost-hand',
    clause: '3.10.3',
    kind: 'contradictory',
    text: 'A player with the lower hand loses all wagers but the progressive one, so the bonus too, which 1.1.3 pays for the hole cards alone.',
    reading: 'The bonus is settled by the hole cards, whoever wins the hand.',
    otherReading: 'A bonus that qualifies is lost when the hand is lost to the dealer.',
    because:
      '1.1.3 and the table of 4.1.1 name the hole cards only, and aces in both hands seldom differ at the end. The bonus costs 8.54% as read; lost with the hand it would cost about 34.9% (60,000,000 dealt rounds).',
    source: [25, 133],
  },
  {
    id: 'bonus-of-an-absent-player',
    clause: '5.11',
    kind: 'open',
    text: 'The hand of a player who is away at the flop wager is invalid; ante and progressive are returned, and the bonus is not mentioned.',
    reading: 'Left to the gaming shift manager under 6.1.',
    otherReading: 'The bonus is returned like the others, or is settled by the hole cards.',
    because: 'Play without such an absence is what the figures are for.',
    source: [176, 176],
  },
];

const progressive: Ambiguities = [
  {
    id: 'progressive-wager-not-printed',
    clause: '4.2',
    kind: 'open',
    text: 'Sums are fixed, but the rules do not print what a progressive wager costs, what part of it goes to the meter, or what the meter starts from.',
    reading:
      '$5 a wager and nothing added to the meter until the operator declares both; the edge is that at the meter declared.',
    otherReading: 'Any other wager.',
    because:
      'The fixed sums return $0.9143 a round to a player who folds the hands that are best folded: 18.3% of a wager of $5, and 91.4% of a wager of $1, which would leave almost nothing for the meter.',
    source: [135, 155],
  },
  {
    id: 'who-pays-fixed-sums',
    clause: '4.2',
    kind: 'open',
    text: 'The rules do not say whether $10,000, $1,500 and $300 are taken from the meter or paid by the house.',
    reading: 'By the house: only the shares of 100%, 25% and 5% are called shares of the jackpot.',
    otherReading: 'From the meter, which then holds less for the royal flushes.',
    because:
      'The edge at a given meter is the same. Over the long run the two differ by the fixed sums themselves, 18.3% of a wager of $5.',
    source: [137, 155],
  },
  {
    id: 'tables-that-a-fold-keeps',
    clause: '3.9.1',
    kind: 'contradictory',
    text: 'Folding takes away what 4.2 pays and keeps what 4.2.1 pays, though 4.2.1 is by its number a part of 4.2.',
    reading: '4.2 means the two tables that stand before 4.2.1.',
    otherReading: 'All of 4.2, with 4.2.1 as the exception.',
    because: 'Both come to the same: a folded hand is paid for the community cards and for nothing else.',
    source: [70, 149],
  },
  {
    id: 'hands-that-are-folded',
    clause: '3.9.1',
    kind: 'open',
    text: 'What the progressive returns depends on which hands the player folds, which the rules leave to the player.',
    reading:
      'The hands that are best folded for the ante alone: a two with a three to a seven of another suit.',
    otherReading: 'No hand is folded, as when one plays blind.',
    because:
      'The 60 hands folded give up 2 in 100 of the straight flushes and 3 in 100 of the fours of a kind that count with a hole card; in money $0.023 a round.',
    compares: { game: GAME, wager: PROGRESSIVE, otherParameters: { folds: 'never' } },
    source: [70, 155],
  },
  {
    id: 'five-cards-for-the-progressive',
    clause: '3.9.2',
    kind: 'open',
    text: 'The flop cards are to be used for the “Player/Dealer’s” five cards for the progressive, though the dealer has no such wager.',
    reading: 'The player’s two hole cards and the flop are the five cards of the first row of 4.2.',
    otherReading: 'The five community cards are meant.',
    because:
      'The first row of 4.2 is for five cards, the next for six and for seven; two and the flop are five.',
    source: [71, 142],
  },
  {
    id: 'both-progressive-tables',
    clause: '4.2.1',
    kind: 'open',
    text: 'A straight flush or four of a kind on the table is also the best of the player’s seven cards; the rules do not say whether both tables then pay.',
    reading: 'One prize a hand, the highest hand’s.',
    otherReading: 'Both: $3,000 and $600 for a hand that was not folded.',
    because:
      'A table of its own for the community cards is needed for hands that were folded, which is what 3.9.1 uses it for. Paid twice, the two add about $0.09 a round, 1.8% of a wager of $5.',
    source: [144, 155],
  },
  {
    id: 'royal-flush-on-a-straight-flush',
    clause: '4.2',
    kind: 'open',
    text: 'Where the table shows a straight flush to the king and the player holds its ace, or one to the queen and the player holds king and ace, the share of the meter can be less than the $1,500 of 4.2.1.',
    reading: 'The hand is a royal flush and is paid by 4.2, for the street on which it was made.',
    otherReading: 'The larger of the two is paid.',
    because:
      '188 of the 2,809,475,760 deals of hole cards and board are affected, and only while the meter is under $30,000.',
    source: [141, 154],
  },
];

export const ambiguities: Ambiguities = [...wording, ...progressive];
