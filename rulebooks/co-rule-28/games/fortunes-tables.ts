/** The tables of 99 Fortunes, by the names under which 30-2899.02 prints them. What each costs is read from its name or its sums. */
import { dollars, forOne, rowsOf, table, WHOLE_METER } from './printed';

/** The seat’s own rank; any other four of one suit; four, three of a kind; two pairs; a suited pair. */
const TWO_PAIRS = ['own-seat', 'other-seat', 'no-seat', 'quads', 'trips', 'two-pairs', 'suited-pair'];
const SUITED_TRIPS = ['own-seat', 'other-seat', 'no-seat', 'quads', 'suited-trips', 'trips', 'suited-pair'];

/** The first is paid twice: to another's seat, and to nobody's. */
type Sums = readonly [otherSeat: number, ...lower: number[]];

const printed = (events: string[], pay: (sum: number) => string, sums: Sums) =>
  rowsOf(events, [WHOLE_METER, pay(sums[0]), ...sums.map(pay)]);

const PESOS = 'PHP';
const pesos = (sum: number): string => `${PESOS} ${sum}`;

/** What every other player with the wager gets when a seat wins the meter. */
const toOthers = (sum: string) => ({ to: 'others' as const, pays: { 'own-seat': sum } });

const ONE_DOLLAR: Sums = [1000, 100, 10, 9, 3];
const FIVE_DOLLARS: Sums = [5000, 500, 50, 45, 15];
const HUNDRED_PESOS: Sums = [100000, 10000, 1000, 900, 300];
const TWO_HUNDRED_PESOS: Sums = [200000, 20000, 2000, 1000, 600];

const CLAUSE = '30-2899.02(11)';
const inPesos = (wager: string) => ({ progressive: { wager, currency: PESOS } });
const spots = (seats: string) => ({ decks: '8', seats });

export const TABLES_WITH_TWO_PAIRS = [
  table('p1', 'P1', CLAUSE, printed(TWO_PAIRS, dollars, ONE_DOLLAR), {
    progressive: { wager: '1', envy: toOthers('1000') },
  }),
  table('sample', 'Sample pay table', '30-2899.02(3)', printed(TWO_PAIRS, forOne, ONE_DOLLAR), {
    progressive: { wager: '1', seed: '10000', envy: toOthers('1000') },
  }),
  table('p2-6-spots', 'P2 – 6 Spots – 8 Decks', CLAUSE, printed(TWO_PAIRS, pesos, HUNDRED_PESOS), {
    printedFor: spots('6'),
    ...inPesos('100'),
  }),
  table('p2-7-spots', 'P2 – 7 Spots – 8 Decks – $5', CLAUSE, printed(TWO_PAIRS, dollars, FIVE_DOLLARS), {
    printedFor: spots('7'),
    progressive: { wager: '5', envy: toOthers('500') },
  }),
  table(
    'p2-7-spots-php',
    'P2 – 7 Spots – 8 Decks – PHP100',
    CLAUSE,
    printed(TWO_PAIRS, pesos, HUNDRED_PESOS),
    { printedFor: spots('7'), ...inPesos('100') },
  ),
  table(
    'p3-6-spots-php',
    'P3 – 6 Spots – 8 Decks – PHP200',
    CLAUSE,
    printed(TWO_PAIRS, pesos, TWO_HUNDRED_PESOS),
    { printedFor: spots('6'), ...inPesos('200') },
  ),
  table(
    'p3-7-spots-php',
    'P3 – 7 Spots – 8 Decks – PHP200',
    CLAUSE,
    printed(TWO_PAIRS, pesos, TWO_HUNDRED_PESOS),
    { printedFor: spots('7'), ...inPesos('200') },
  ),
  table('p4b', 'P4b', CLAUSE, printed(TWO_PAIRS, dollars, ONE_DOLLAR), {
    progressive: { wager: '1', envy: toOthers('1000') },
  }),
];

/** Every row has an envy, though all who wager win the lower ones together: it is the dealer’s. */
const ENVY = {
  to: 'dealer' as const,
  pays: {
    'own-seat': '1000',
    'other-seat': '500',
    'no-seat': '500',
    quads: '50',
    'suited-trips': '25',
    trips: '5',
    'suited-pair': '1',
  },
};

export const TABLES_WITH_SUITED_TRIPS = [
  table(
    'p5',
    'P5 – 7 Spots – 8 Decks – $5',
    CLAUSE,
    printed(SUITED_TRIPS, dollars, [5000, 500, 125, 40, 15]),
    { printedFor: spots('7'), progressive: { wager: '5', envy: ENVY } },
  ),
  table(
    'p6',
    'P6 – 7 Spots – 8 Decks CET',
    CLAUSE,
    printed(SUITED_TRIPS, dollars, [5000, 500, 125, 50, 20]),
    { printedFor: spots('7'), progressive: { wager: '5', envy: ENVY } },
  ),
];
