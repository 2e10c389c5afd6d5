import { describe, expect, it } from 'vitest';
import { printedWorth } from '../pay-table';
import { parseRulebook } from '../registry';
import { gb2007 } from '.';

const { games, sections } = parseRulebook(gb2007);
const wagers = games.flatMap((game) => game.wagers.map((wager) => ({ ...wager, game: game.id })));

const game = (id: string) => {
  const found = games.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

/** The odds of the source, in its order, typed a second time from its schedules. */
const SCHEDULES: Record<string, string> = {
  roulette:
    '35 to 1; 17 to 1; 11 to 1; 8 to 1; 8 to 1; 5 to 1; 2 to 1; 2 to 1; 1 to 1, lose half; 1 to 1, lose half; ' +
    '1 to 1, lose half; 1 to 2; 1 to 2; 5 to 1, 8 to 1, 15 to 1, 20 to 1, 40 to 1, 60 to 1, 100 to 1, 200 to 1, ' +
    '400 to 1, 1000 to 1, 2000 to 1',
  craps:
    '1 to 1; 1 to 1; 1 to 1; 1 to 1; 2 to 1; 3 to 2; 6 to 5; 1 to 2; 2 to 3; 5 to 6; 2 to 1; 3 to 2; 6 to 5; ' +
    '1 to 2; 2 to 3; 5 to 6; 7½ to 1; 9½ to 1; 9½ to 1; 7½ to 1; 7 to 6; 7 to 5; 9½ to 5; 4 to 5; 5 to 8; ' +
    '5 to 11; 7½ to 1; 33 to 1; 16 to 1; 33 to 1; 16 to 1; 4 to 1; 33 to 1; 16 to 1; ' +
    '2 to 1, 1 to 1, 1 to 1, 1 to 1, 1 to 1, 1 to 1, 3 to 1',
  'sic-bo':
    '1 to 1; 1 to 1; 1 to 1; 1 to 1; 180 to 1; 10 to 1; 30 to 1; 60 to 1; 30 to 1; 18 to 1; 12 to 1; 8 to 1; ' +
    '7 to 1; 6 to 1; 6 to 1; 1 to 1, 2 to 1, 3 to 1; 7 to 1; 30 to 1; 50 to 1',
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
    ['6', '10', '20', '30', '40', '60', '100', '200', '400', '1000', '2000'],
    ['5', '9', '20', '30', '40', '60', '100', '200', '400', '1000', '2000'],
  ]);
});

it('prices the same events in every printed table as in the minimum, and never below it', () => {
  const tables = wagers.flatMap(({ minimum, payTables }) => payTables.map(({ rows }) => ({ minimum, rows })));
  expect(tables).toHaveLength(2);
  for (const { minimum, rows } of tables) {
    expect(Object.keys(rows)).toEqual(Object.keys(minimum));
    for (const [event, pay] of Object.entries(rows)) {
      expect(printedWorth(pay).value.gte(printedWorth(minimum[event] as string).value), event).toBe(true);
    }
  }
});

it('prints on its clause the same minimum as the wager carries', () => {
  const rules = sections.flatMap((section) => section.rules);
  for (const { clause, id, minimum } of wagers) {
    const printed = rules
      .filter((rule) => rule.evidence?.compare === 'minimum-odds' && rule.appliesTo.wagers?.includes(id))
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
  const sides = wagers.filter(({ side }) => side).map(({ id, proprietor }) => [id, proprietor]);
  expect(sides).toEqual([['roulette-rage', 'TCSJohnHuxley Ltd']]);
});
