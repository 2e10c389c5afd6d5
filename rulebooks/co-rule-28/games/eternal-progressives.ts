/** The three progressives of Eternal Baccarat: tables, rates, and seeds and the dealer’s envy as printed for a wager of $1. */
import type { WagerInput } from './base-wagers';
import { damaged, forOne, paidByTable, rowsOf, table, WHOLE_METER } from './printed';

const at = (part: string) => `30-2899.07${part}`;

const PROGRESSIVE = {
  fixedPaidFrom: 'house',
  fixedPaidFromEither: true,
  wager: '1',
  contribution: '0%',
  shared: 'split',
} as const;

/** Dollars of the column, which by the notes are “for 1”; the whole meter; or no such row. */
type Printed = number | 'meter' | undefined;
const pay = (printed: Printed): string | undefined =>
  printed === 'meter' ? WHOLE_METER : printed === undefined ? undefined : forOne(printed);

type Money = { main: number; reserve?: number; seed?: number; envy?: Record<string, number> };

const progressive = ({ main, reserve, seed, envy }: Money) => ({
  progressive: {
    contribution: `${main}%`,
    ...(reserve === undefined ? {} : { reserve: `${reserve}%` }),
    ...(seed === undefined ? {} : { seed: `${seed}` }),
    ...(envy
      ? {
          envy: {
            to: 'dealer' as const,
            pays: Object.fromEntries(Object.entries(envy).map(([event, sum]) => [event, `${sum}`])),
          },
        }
      : {}),
  },
});

const tablesOf = (prefix: string, clause: string, events: readonly string[]) => ({
  whole: (number: string, pays: Printed[], money: Money) =>
    table(
      `${prefix}-${number}`.toLowerCase(),
      `${prefix}-${number}`,
      clause,
      rowsOf(events, pays.map(pay)),
      progressive(money),
    ),
  /** The first rows only: the source has lost the others. */
  cut: (number: string, pays: Printed[], money: Money) =>
    damaged(
      `${prefix}-${number}`.toLowerCase(),
      `${prefix}-${number}`,
      clause,
      rowsOf(events.slice(0, pays.length), pays.map(pay)),
      events.slice(pays.length),
      progressive(money),
    ),
});

const HARMONY = 'Harmony Progressive';
const harmonyTables = (events: readonly string[]) => tablesOf('PT-PRG-HP', at('(8)(d)'), events);
const OWN_ROWS = ['four-eights', 'four-of-a-kind', 'six-zeros'];

const named = (id: string, label: string, wager: string, explains: string, part: string, group: string) => ({
  id,
  label,
  clause: at(part),
  group,
  wager,
  explains,
});
const harmonyNamed = (layout: string, which: string, explains: string) =>
  named(`harmony-${layout}`, `${HARMONY} (${which})`, `harmony-${layout}`, explains, '(7)(d)(i)', HARMONY);

const byTotal = harmonyTables([
  'six-of-a-kind',
  ...OWN_ROWS,
  'tie-zero',
  'tie-one-to-five',
  'tie-six-to-nine',
]);
const byColour = harmonyTables(['six-of-a-kind', ...OWN_ROWS, 'tie-same-colour', 'tie']);
const byCards = harmonyTables(['six-of-a-kind', ...OWN_ROWS, 'five-cards', 'six-cards', 'four-cards']);
const sameColour = harmonyTables(['four-same-colour', ...OWN_ROWS, 'tie-same-colour', 'tie']);
const fourEights = harmonyTables([...OWN_ROWS, 'tie-same-colour', 'tie']);

const FIFTEEN = { main: 15, reserve: 3 };
const NINETEEN = { main: 19, reserve: 5 };
const EIGHTEEN = { main: 18, reserve: 5 };

/** One wager; its tables come in five layouts. */
export const harmony: WagerInput[] = [
  paidByTable(
    harmonyNamed(
      'by-total',
      'HP-01 to HP-03',
      'Wins on a tie: pays by its total, or more if the cards are alike.',
    ),
    [
      byTotal.whole('01', ['meter', 1000, 300, 100, 20, 6, 3], FIFTEEN),
      byTotal.whole('02', ['meter', 1000, 200, 100, 20, 5, 3], NINETEEN),
      byTotal.whole('03', ['meter', 600, 300, 100, 20, 5, 5], FIFTEEN),
    ],
    { progressive: PROGRESSIVE },
  ),
  {
    ...paidByTable(
      harmonyNamed(
        'by-colour',
        'HP-04 to HP-06',
        'Wins on a tie; pays more if its cards are of one colour or alike.',
      ),
      [
        byColour.whole('04', ['meter', 600, 300, 200, 20, 3], FIFTEEN),
        byColour.whole('05', ['meter', 1000, 300, 100, 20, 3], NINETEEN),
        byColour.whole('06', ['meter', 300, 300, 100, 20, 5], FIFTEEN),
      ],
      { progressive: PROGRESSIVE },
    ),
    alternativeTo: 'harmony-by-total',
  },
  {
    ...paidByTable(
      harmonyNamed(
        'by-cards',
        'HP-07 to HP-09',
        'Wins on a tie: pays by how many cards it took, or more if they are alike.',
      ),
      [
        byCards.whole('07', ['meter', 600, 200, 100, 10, 3, 3], FIFTEEN),
        byCards.whole('08', ['meter', 1000, 200, 50, 8, 4, 3], NINETEEN),
        byCards.whole('09', ['meter', 300, 300, 50, 10, 6, 4], FIFTEEN),
      ],
      { progressive: PROGRESSIVE },
    ),
    alternativeTo: 'harmony-by-total',
  },
  {
    ...paidByTable(
      harmonyNamed(
        'four-same-colour',
        'HP-10, HP-11 and HP-E01',
        'Wins on a tie; pays most with four cards of one rank and one colour.',
      ),
      [
        sameColour.whole('10', ['meter', 1000, 500, 200, 20, 2], EIGHTEEN),
        sameColour.whole('11', ['meter', 2000, 1000, 100, 20, 2], EIGHTEEN),
        sameColour.whole('E01', ['meter', 1000, 750, 150, 20, 2], {
          ...NINETEEN,
          envy: {
            'four-same-colour': 200,
            'four-eights': 50,
            'four-of-a-kind': 25,
            'six-zeros': 5,
            'tie-same-colour': 2,
          },
        }),
      ],
      { progressive: PROGRESSIVE },
    ),
    alternativeTo: 'harmony-by-total',
  },
  {
    ...paidByTable(
      harmonyNamed('four-eights', 'HP-12, HP-13 and HP-E02', 'Wins on a tie; pays most with four eights.'),
      [],
      {
        progressive: PROGRESSIVE,
        damagedTables: [
          fourEights.cut('12', ['meter', 1000], { main: 19, seed: 2000 }),
          fourEights.cut('13', ['meter', 500], { main: 28, seed: 2000 }),
          fourEights.cut('E02', ['meter', 1000], {
            main: 19,
            seed: 2000,
            envy: { 'four-eights': 100, 'four-of-a-kind': 50 },
          }),
        ],
      },
    ),
    alternativeTo: 'harmony-by-total',
  },
];

const sun = tablesOf('PT-PRG-S7', at('(8)(e)'), [
  'chosen-suit',
  'all-suited',
  'all-coloured',
  'banker-suited',
  'banker-coloured',
  'win',
  'not-winning',
  'two-cards',
]);
const FIVE = { main: 15, reserve: 5 };
const envy = (chosen: number, suited: number, coloured: number, banker: number, bankersColour?: number) => ({
  'chosen-suit': chosen,
  'all-suited': suited,
  'all-coloured': coloured,
  'banker-suited': banker,
  ...(bankersColour === undefined ? {} : { 'banker-coloured': bankersColour }),
});

export const sunSeven: WagerInput = paidByTable(
  named(
    'sun-7-progressive',
    'Sun 7 Progressive',
    'banker-seven-by-suit',
    'Wins if the banker’s hand wins with three cards that total seven, and pays more if the cards share a suit or a colour. Some tables also pay the banker’s other sevens.',
    '(7)(e)(i)',
    'Sun 7 Progressive',
  ),
  [
    sun.whole('01', ['meter', 2000, 100, 75, 25, 10, 8, undefined], FIVE),
    sun.whole('02', ['meter', 1000, 150, 100, 40, 10, undefined, undefined], FIVE),
    sun.whole('03', ['meter', 1000, 200, 60, 30, 20, undefined, undefined], { main: 12, reserve: 6 }),
    sun.whole('04', ['meter', 2000, 100, 75, 25, 8, undefined, 2], { main: 17, reserve: 5 }),
    sun.whole('05', ['meter', 'meter', 150, 100, 25, 10, 8, undefined], { main: 17, seed: 2000 }),
    sun.whole('E01', ['meter', 1500, 125, 100, 30, 8, 5, undefined], {
      ...FIVE,
      envy: envy(500, 100, 10, 5, 2),
    }),
    sun.whole('E02', ['meter', 1000, 100, 75, 25, 10, undefined, 2], {
      ...FIVE,
      envy: envy(500, 100, 10, 5, 2),
    }),
    // “$100 0” is read as $100: see the ambiguity on the clause.
    sun.whole('E03', ['meter', 'meter', 100, 80, 40, 10, 5, undefined], {
      main: 21,
      seed: 1500,
      envy: envy(100, 100, 10, 5, 2),
    }),
  ],
  {
    progressive: PROGRESSIVE,
    damagedTables: [
      sun.cut('E04', ['meter', 2000, 150, 100, 40], {
        main: 17,
        reserve: 17,
        envy: envy(200, 100, 10, 5, 2),
      }),
      sun.cut('E05', ['meter', 2000, 150, 100, 50], { main: 16, reserve: 16, envy: envy(200, 100, 20, 10) }),
    ],
  },
);

const fate = tablesOf('PT-PRG-F38', at('(8)(f)'), [
  'chosen-suit',
  'suited',
  'coloured',
  'tie',
  'player',
  'banker',
  'two-card-three',
]);
const FATE = 'Fate 38 Progressive';
const fateNamed = (id: string, which: string, suits: string) =>
  named(
    id,
    `${FATE} (${which})`,
    id,
    `Wins if the player’s third card is an eight and the banker stands with a two-card three; pays most if all five cards are of ${suits}. Some tables also pay other two-card threes.`,
    '(7)(f)(i)',
    FATE,
  );

export const fate38: WagerInput[] = [
  paidByTable(
    fateNamed('fate-38', 'F38-01 to F38-03', 'the chosen suit'),
    [
      fate.whole('01', ['meter', 2000, 300, 100, 60, 50, 10], { main: 17, reserve: 5 }),
      fate.whole('02', ['meter', 2000, 300, 200, 100, 75, undefined], { main: 17, reserve: 4 }),
      fate.whole('03', ['meter', 'meter', 200, 150, 80, 50, 10], { main: 19, seed: 2000 }),
    ],
    { progressive: PROGRESSIVE },
  ),
  {
    ...paidByTable(
      fateNamed('fate-38-two-suits', 'F38-04', 'one of two chosen suits'),
      [fate.whole('04', ['meter', 2000, 400, 200, 50, 40, 8], { main: 16, reserve: 5 })],
      { progressive: PROGRESSIVE },
    ),
    alternativeTo: 'fate-38',
  },
];
