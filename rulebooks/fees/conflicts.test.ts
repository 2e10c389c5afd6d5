import { describe, expect, it } from 'vitest';
import { feeBookOf } from '../fee-books';
import { conflictsOf, type FeeConflict, governs } from './conflicts';
import { limitNamed, playersNamed } from './finding';
import { feesSaid } from './words';

const found = feeBookOf('ca-hawaiian-gardens');
if (!found.ok) throw new Error('the binder is recorded');
const book = found.value;
const all = conflictsOf(book);

const of = (game: string, limit: string): FeeConflict[] =>
  all.filter((one) => one.games.includes(game) && limitNamed(one.limit) === limit);
const lines = ({ sides }: FeeConflict) =>
  sides.map(({ options }) => options.map(({ option: { line }, shared }) => [line, shared]));
const fees = ({ sides }: FeeConflict) =>
  sides.map(({ options }) => options.map(({ option }) => feesSaid(option)));

describe('two schedules of one game at one limit', () => {
  it('are a conflict where one has fees that the other has not, both with their lines', () => {
    const [own, ...more] = of('baccarat-9', '$10 to $100').filter(({ kind }) => kind === 'per-bet-and-hand');
    if (!own) throw new Error('Baccarat 9 has two schedules for $10 to $100');
    expect(more).toEqual([]);
    expect(own.same).toBe(false);
    expect(own.sides.map(({ document, table }) => [document.id, table.line])).toEqual([
      ['baccarat-9-rules', 1113],
      ['california-games-rates', 3151],
    ]);
    // As lines 1115 and 3156 print them; the first has the player-dealer first.
    expect(lines(own)).toEqual([[[1115, false]], [[3156, false]]]);
    expect(fees(own)).toEqual([
      ['$1 each bet from each player and $3 each hand from the player-dealer'],
      ['$1 each bet from each player and $2 each hand from the player-dealer'],
    ]);
    // Line 1117 has $1 and $3 as option 5 of line 3158 has, in the other order.
    expect(of('baccarat-9', '$50 to $100').map(({ same }) => same)).toEqual([true]);
  });

  it('are none where both have the same fees', () => {
    const own = of('three-card-poker', '$5 to $10');
    expect(own.map(({ same }) => same)).toEqual([true]);
    expect(governs(book, own[0] as FeeConflict)).toBe('Either: both have the same fees.');
  });

  it('are compared where limits overlap, over what both serve, for each number of players', () => {
    // Limit games of $2-$4 to $50-$100 (line 3613) and of $1-$2 to $1,000-$2,000 (line 9113).
    const own = of('archie', '$2-$4 to $50-$100').filter(({ sides }) => sides[1].table.line === 9113);
    expect(own.map(({ players }) => playersNamed(players))).toContain('5 players');
    for (const { sides } of own)
      for (const { option } of sides.flatMap(({ options }) => options))
        expect(option.games).toContain('archie');
  });

  it('of which neither has a day are governed by neither, and the option posted at the table applies', () => {
    const [own] = of('baccarat-9', '$10 to $100');
    expect(governs(book, own as FeeConflict)).toMatch(
      /^The source does not say which governs: neither has a date, and .* Line \d+ lets a table use one option at a time/,
    );
  });

  it('name the only day there is, and of what it is', () => {
    const own = all.find(({ sides, same }) => !same && sides.some(({ document }) => document.dated));
    expect(own ? governs(book, own) : 'none').toMatch(
      /^none$|is that of .*, and the schedule itself has none/,
    );
  });

  it('are found for every game that the check of schedules names, wherever both serve a limit', () => {
    const games = new Set(all.flatMap((one) => one.games));
    const several = book.games.filter(
      ({ id }) =>
        new Set(book.tables.filter((table) => table.games.includes(id)).map(({ group }) => group)).size > 1,
    );
    expect(several.length).toBe(39);
    expect(several.filter(({ id }) => !games.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
