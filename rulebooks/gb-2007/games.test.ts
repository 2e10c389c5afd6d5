import { describe, expect, it } from 'vitest';
import type { Odds } from '@/simulations/pays/pay';
import { evaluate } from '../evaluation';
import { paysAgainst } from '../format/evidence';
import { printedWorth } from '../offer/pay-table';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import { gb2007 } from '.';

const { games, sections } = parseRulebook(gb2007);
const wagers = games.flatMap((game) => game.wagers.map((wager) => ({ ...wager, game: game.id })));

const game = (id: string) => {
  const found = games.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

it('advises against the minimum odds as a table where, and only where, the source says that they are not balanced', () => {
  // Lines 456, 764, 828, 1231, 2543, 2940, 3091 and 3461: 3.28, 4.42, 4.51, 6.41, 11.72, 12.27, 12.30 and 13.36.
  const advised = [
    'roulette-rage',
    'royal-match',
    'perfect-pairs',
    'dragon-bonus-player',
    'dragon-bonus-banker',
    'trips',
    'let-it-ride',
    'three-card-bonus',
    'fortune',
  ];
  const book = parseRulebook(gb2007);
  const found = games.flatMap((each) =>
    each.wagers.flatMap(({ id }) =>
      evaluate({
        rulebook: book,
        variant: { ...defaultVariant(book, each), wagers: { [id]: { payTable: 'minimum', pays: {} } } },
        day: '2008-01-01',
      }).filter(({ clause }) => clause === '2.10'),
    ),
  );
  expect([...new Set(found.map(({ wager }) => wager))]).toEqual(advised);
  for (const { verdict, explanation, signLine } of found) {
    expect([verdict, signLine]).toEqual(['meets', undefined]);
    expect(explanation).toMatch(/^Advice: offer .* as rule 2\.10 recommends/);
  }
});

/** The odds of the source, in its order, typed a second time from its schedules. */
const SCHEDULES: Record<string, string> = {
  roulette:
    '35 to 1; 17 to 1; 11 to 1; 8 to 1; 8 to 1; 5 to 1; 2 to 1; 2 to 1; 1 to 1, lose half; 1 to 1, lose half; ' +
    '1 to 1, lose half; 1 to 2; 1 to 2; 5 to 1, 8 to 1, 15 to 1, 20 to 1, 40 to 1, 60 to 1, 100 to 1, 200 to 1, ' +
    '400 to 1, 1,000 to 1, 2,000 to 1',
  blackjack:
    '3 to 2, 1 to 1; 2 to 1; 9 to 1, 9 to 1, 9 to 1, 9 to 1, 9 to 1; 30 to 1, 8 to 1, 4 to 1, 3 to 2; 25 to 1, 10 to 1, 5 to 1',
  craps:
    '1 to 1; 1 to 1; 1 to 1; 1 to 1; 2 to 1; 3 to 2; 6 to 5; 1 to 2; 2 to 3; 5 to 6; 2 to 1; 3 to 2; 6 to 5; ' +
    '1 to 2; 2 to 3; 5 to 6; 7½ to 1; 9½ to 1; 9½ to 1; 7½ to 1; 7 to 6; 7 to 5; 9½ to 5; 4 to 5; 5 to 8; ' +
    '5 to 11; 7½ to 1; 33 to 1; 16 to 1; 33 to 1; 16 to 1; 4 to 1; 33 to 1; 16 to 1; ' +
    '2 to 1, 1 to 1, 1 to 1, 1 to 1, 1 to 1, 1 to 1, 3 to 1',
  'sic-bo':
    '1 to 1; 1 to 1; 1 to 1; 1 to 1; 180 to 1; 10 to 1; 30 to 1; 60 to 1; 30 to 1; 18 to 1; 12 to 1; 8 to 1; ' +
    '7 to 1; 6 to 1; 6 to 1; 1 to 1, 2 to 1, 3 to 1; 7 to 1; 30 to 1; 50 to 1',
  'three-card-poker':
    '1 to 1, 1 to 1; 1 to 1; 1 to 1, 4 to 1, 5 to 1; 1 to 1, 4 to 1, 6 to 1, 33 to 1, 35 to 1',
  'punto-banco':
    '1 to 1; 19 to 20; 8 to 1; 1 to 1, 20 to 1, 8 to 1, 4 to 1, 4 to 1, 2 to 1, 1 to 1; ' +
    '1 to 1, 20 to 1, 8 to 1, 4 to 1, 4 to 1, 2 to 1, 1 to 1',
  'punto-banco-2000':
    '1 to 1; 1 to 2, 1 to 1; 8 to 1; 1 to 1, 20 to 1, 8 to 1, 4 to 1, 4 to 1, 2 to 1, 1 to 1; ' +
    '1 to 1, 20 to 1, 8 to 1, 4 to 1, 4 to 1, 2 to 1, 1 to 1',
  'casino-stud':
    '1 to 1, 1 to 1; 50 to 1, 50 to 1, 20 to 1, 8 to 1, 6 to 1, 4 to 1, 3 to 1, 2 to 1, 1 to 1; ' +
    '100% of the meter, 10% of the meter, 100 for 1, 75 for 1, 50 for 1; ' +
    '100 to 1, 50 to 1, 20 to 1, 8 to 1, 6 to 1, 5 to 1, 4 to 1, 2 to 1, 1 to 1',
  'let-it-ride':
    '100 to 1, 50 to 1, 25 to 1, 11 to 1, 8 to 1, 5 to 1, 3 to 1, 2 to 1, 1 to 1; ' +
    '50 to 1, 40 to 1, 8 to 1, 4 to 1, 3 to 1, 1 to 1',
  'holdem-bonus':
    '1 to 1; 1 to 1; 1 to 1; 1 to 1; 30 to 1, 30 to 1, 25 to 1, 20 to 1, 15 to 1, 10 to 1, 5 to 1, 3 to 1; ' +
    '100% of the meter, 10% of the meter, 500 for 1, 100 for 1, 50 for 1',
  'ultimate-holdem':
    '1 to 1; 500 to 1, 50 to 1, 10 to 1, 3 to 1, 3 to 2, 1 to 1; 1 to 1; ' +
    '50 to 1, 40 to 1, 20 to 1, 7 to 1, 6 to 1, 4 to 1, 3 to 1',
  'casino-holdem':
    '100 to 1, 20 to 1, 10 to 1, 3 to 1, 2 to 1, 1 to 1; 1 to 1; 25 to 1, 7 to 1; ' +
    '100% of the meter, 10% of the meter, 100 for 1, 10 for 1',
  'two-way-holdem': '1 to 1; 1 to 1; 50 to 1, 25 to 1, 4 to 1, 3 to 1, 2 to 1; 1 to 1; 1 to 1',
  'pai-gow-poker':
    '19 to 20; 2,500 to 1, 1,000 to 1, 500 to 1, 250 to 1, 100 to 1, 50 to 1, 20 to 1, 5 to 1, 4 to 1, 3 to 1, 2 to 1, lose; ' +
    '30 to 1, 10 to 1, 5 to 1',
  'big-six': '50 to 1; 50 to 1; 20 to 1; 10 to 1; 5 to 1; 3 to 1; 1 to 1',
};

describe.each(games)('$label', ({ id, wagers: own, options }) => {
  it('pays at least what the schedule prints, line by line', () => {
    expect(own.map(({ minimum }) => Object.values(minimum).join(', ')).join('; ')).toBe(SCHEDULES[id]);
  });

  it('starts each option from a value it permits', () => {
    for (const option of options) {
      expect(
        option.values.map(({ value }) => value),
        option.id,
      ).toContain(option.default);
    }
  });
});

it('numbers thirteen roulette wagers (A) to (M) and one side wager', () => {
  const clauses = game('roulette').wagers.map(({ clause }) => clause);
  expect(clauses).toEqual([...[...'ABCDEFGHIJKLM'].map((letter) => `3.2(${letter})`), '3.28']);
});

it('offers a wager for every letter of the dice and sic bo schedules', () => {
  const letters = (id: string) => [...new Set(game(id).wagers.map(({ clause }) => clause))];
  expect(letters('craps')).toEqual([...'abcdefghijklmnopqrst'].map((letter) => `8.17(${letter})`));
  expect(letters('sic-bo')).toEqual([...'abcdefghijklm'].map((letter) => `9.12(${letter})`));
});

it('prints Roulette Rage tables 1 and 2 as 3.29 does', () => {
  const rage = wagers.find(({ id }) => id === 'roulette-rage');
  const tables = rage?.payTables.map(({ rows }) =>
    Object.values(rows).map((pay) => pay.replace(' to 1', '')),
  );
  expect(tables).toEqual([
    ['6', '10', '20', '30', '40', '60', '100', '200', '400', '1,000', '2,000'],
    ['5', '9', '20', '30', '40', '60', '100', '200', '400', '1,000', '2,000'],
  ]);
});

it('prints the four tables of Trips Bonus as 11.73 does, and the top row of 11.33', () => {
  const rowsOf = (id: string) =>
    wagers
      .find((wager) => wager.id === id)
      ?.payTables.map(({ rows }) =>
        Object.values(rows).map((pay) => Number.parseInt(pay.replace(',', ''), 10)),
      );
  expect(rowsOf('trips')).toEqual([
    [50, 40, 30, 9, 7, 4, 3],
    [50, 40, 30, 8, 6, 5, 3],
    [50, 40, 30, 8, 7, 4, 3],
    [50, 40, 20, 7, 6, 5, 3],
  ]);
  expect(rowsOf('bonus-jackpot')).toEqual([[1000, 30, 25, 20, 15, 10, 5, 3]]);
});

it('prints the three tables of the Dragon Bonus as 6.42 does, on either hand and in either game', () => {
  const dragons = wagers.filter(({ id }) => id.startsWith('dragon-bonus'));
  expect(dragons.map(({ game: of, id }) => `${of} ${id}`)).toEqual([
    'punto-banco dragon-bonus-player',
    'punto-banco dragon-bonus-banker',
    'punto-banco-2000 dragon-bonus-player',
    'punto-banco-2000 dragon-bonus-banker',
  ]);
  // Typed a second time from lines 1241 to 1262, with the natural of 6.39 before each.
  for (const { payTables } of dragons)
    expect(
      payTables.map(({ rows }) =>
        Object.values(rows).map((pay) => Number.parseInt(pay.replace(',', ''), 10)),
      ),
    ).toEqual([
      [1, 30, 10, 6, 4, 2, 1],
      [1, 20, 8, 7, 4, 3, 1],
      [1, 30, 10, 4, 4, 2, 2],
    ]);
});

it.each([
  ['Trips Bonus, 11.72,', 'trips'],
  ['the Dragon Bonus, 6.41,', 'dragon-bonus-player'],
])('draws the minimum of %s from its tables', (_, id) => {
  const { minimum, payTables } = wagers.find((wager) => wager.id === id) ?? {};
  for (const [event, least] of Object.entries(minimum ?? {})) {
    const lowest = Math.min(
      ...(payTables ?? []).map(({ rows }) => Number.parseInt((rows[event] ?? '').replace(',', ''), 10)),
    );
    expect(`${lowest} to 1`, event).toBe(least);
  }
});

it('names an owner for each of the hold’em games, who is asked for all its wagers', () => {
  const owners = games.filter(({ clause }) => clause.startsWith('11.')).map(({ proprietor }) => proprietor);
  expect(owners).toEqual([
    'Progressive Gaming International Corporation (PGIC)',
    'Shufflemaster Gaming Inc.',
    'TCSJohnHuxley',
    'Prime Table Games',
  ]);
});

it('prices the same events in every printed table as in the minimum, and never below it', () => {
  const tables = wagers.flatMap(({ minimum, payTables }) => payTables.map(({ rows }) => ({ minimum, rows })));
  expect(tables).toHaveLength(33);
  for (const { minimum, rows } of tables) {
    expect(Object.keys(rows)).toEqual(Object.keys(minimum));
    for (const [event, pay] of Object.entries(rows)) {
      expect(printedWorth(pay).value.gte(printedWorth(minimum[event] as Odds).value), event).toBe(true);
    }
  }
});

it('prints on its clause the same minimum as the wager carries', () => {
  const rules = sections.flatMap((section) => section.rules);
  for (const { clause, id, minimum } of wagers) {
    const printed = rules
      .filter((rule) => paysAgainst(rule, 'minimum').length > 0 && rule.appliesTo.wagers?.includes(id))
      .flatMap((rule) => rule.parameters.map(({ value }) => value));
    expect(printed, clause).toEqual(expect.arrayContaining(Object.values(minimum)));
  }
});

it('marks fifty-two segments', () => {
  const segments = game('big-six').parameters.segments as { count: number }[];
  expect(segments.map(({ count }) => count)).toEqual([1, 1, 2, 4, 8, 12, 24]);
  expect(segments.reduce((sum, { count }) => sum + count, 0)).toBe(52);
});

it('gives Roulette Rage its proprietor and leaves it optional', () => {
  const sides = wagers.filter(({ side, game: of }) => side && of === 'roulette');
  expect(sides.map(({ id, proprietor }) => [id, proprietor])).toEqual([
    ['roulette-rage', 'TCSJohnHuxley Ltd'],
  ]);
});
