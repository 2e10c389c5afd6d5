import type { RulebookInput } from '../../format/record';

/** 30-2899.02, 99 Fortunes. Figures are for six and for eight decks, derived independently of the engine. */
export const fortunesReadings: RulebookInput['ambiguities'] = [
  {
    id: 'fortunes-sample-table',
    clause: '30-2899.02(3)',
    kind: 'open',
    text: 'The sample table prints 1,000, 100, 10, 9 and 3 without a unit, beside an envy and a seed in dollars.',
    reading: '“For 1”: the wager is not returned.',
    otherReading: '“To 1”.',
    because:
      'Table P1 has the same numbers in dollars, and (7) takes the wager off the table before the cards are dealt. At its seed of $10,000 it costs 39.77% and 37.55% for a wager of $1; “to 1” 28.58% and 25.94%.',
    compares: {
      game: 'fortunes-progressive',
      wager: 'fortunes',
      payTable: 'sample',
      otherPays: {
        'other-seat': '1,000 to 1',
        'no-seat': '1,000 to 1',
        quads: '100 to 1',
        trips: '10 to 1',
        'two-pairs': '9 to 1',
        'suited-pair': '3 to 1',
      },
    },
    source: [394, 404],
  },
  {
    id: 'fortunes-positions',
    clause: '30-2899.02(4)',
    kind: 'open',
    text: 'The positions stop at ten and have no four; fours, jacks, queens and kings of one suit have none. Tables for six or seven spots name “A’s – 10’s, ex 4’s”, which are nine ranks; only P2 at $5 with seven spots names “A’s – 8’s, ex 4’s”, which are seven.',
    reading:
      'A position has the rank of its number. Where the layout has fewer than nine, the higher ranks have none and are paid as other suited quads.',
    otherReading: 'Each rank that a table names wins the meter for whoever is entitled to it.',
    because:
      'Only “the player position matching the rank” is paid the award. A position’s own award comes once in 6,454,650 and 4,392,609 rounds, however many positions there are; so no edge depends on their number.',
    source: [385, 472],
  },
  {
    id: 'fortunes-other-seats',
    clause: '30-2899.02(11)',
    kind: 'open',
    text: 'When another position’s rank comes in one suit, a player may be meant by “other suited quads”, by the envy, or by both.',
    reading:
      'Paid as other suited quads; an envy printed at the award alone goes to the other players besides.',
    otherReading: 'One of the two.',
    because:
      'The sample table calls the second row “suited four of a kind – other”, against “player position”. For six other positions the envy of table P1 is 0.093% and 0.137% of the wager.',
    source: [398, 504],
  },
  {
    id: 'fortunes-envy-of-every-row',
    clause: '30-2899.02(11)',
    kind: 'open',
    text: 'Tables P5 and P6 print an envy for every row, though all players with the wager win the lower rows together.',
    reading: 'The dealer’s, once for each winning player, as 30-2899.07 has it.',
    otherReading: 'The other players’.',
    because:
      'There is nobody to envy where everybody wins. Read that way it costs the house 4.29% and 4.51% of the wagers and gives the player nothing.',
    source: [510, 528],
  },
  {
    id: 'fortunes-wager-not-printed',
    clause: '30-2899.02(11)',
    kind: 'open',
    text: 'Tables P1, P4b, P6 and “P2 – 6 Spots” do not say what one wager costs; “CET” in the name of P6 is not explained. No table says what goes to the meter.',
    reading: '$1, $1, $5 and PHP 100; nothing to the meter until the operator declares it.',
    otherReading: 'Any other wager.',
    because:
      'P1 and P4b at $1 cost 39.92% and 37.78% without the meter, exactly as P2 at $5 and at PHP100 do, whose wager is printed; at $5 they would cost 87.98% and 87.56%. P6 is P5, printed for $5, with two rows raised.',
    source: [436, 528],
  },
  {
    id: 'fortunes-pesos',
    clause: '30-2899.02(11)',
    kind: 'open',
    text: 'Four tables are in Philippine pesos.',
    reading:
      'As printed: pesos for a wager in pesos. They are kept separate from the dollars of the others, and the edge is of that wager.',
    otherReading: 'Left over from another market and without effect in Colorado.',
    because: 'A wager of PHP 100 at PHP 300 and one of $5 at $15 return the same; nothing is converted.',
    source: [449, 498],
  },
  {
    id: 'fortunes-two-pairs-in-p3',
    clause: '30-2899.02(11)',
    kind: 'open',
    text: 'In both P3 tables two pairs pay PHP1,000 for PHP200; in every other table they pay nine times the wager, which would be PHP1,800.',
    reading: 'As printed: PHP 1,000.',
    otherReading: 'PHP 1,800.',
    because:
      'It is printed twice. Without the meter the tables cost 46.06% and 44.02% read that way, 39.92% and 37.78% otherwise.',
    compares: {
      game: 'fortunes-progressive',
      wager: 'fortunes',
      payTable: 'p3-7-spots-php',
      otherPays: { 'two-pairs': 'PHP 1800' },
    },
    source: [479, 498],
  },
  {
    id: 'fortunes-heading-lost',
    clause: '30-2899.02(11)',
    kind: 'damaged',
    text: 'A line below the name of table P1 cannot be read (“oo i oitalico i logicoolec i i”).',
    reading: 'A repeated name or a rule between table and head; nothing of the table is lost.',
    otherReading: 'A lost row or condition.',
    because: 'The table has the six rows of P4b below its own head, with the same pays.',
    source: [436, 447],
  },
];
