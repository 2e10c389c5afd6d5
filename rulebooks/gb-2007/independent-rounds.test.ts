import { describe, expect, it } from 'vitest';
import type { Solution } from '@/simulations/decisions';
import { toPercent } from '@/simulations/exact/decimal';
import { type Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { decisionFamilyOf } from '@/simulations/families';
import { Merging } from '@/simulations/merging';
import type { Round } from '@/simulations/rounds';
import { chosenOptions } from '../engine-wager';
import { printedRound } from '../house-edge';
import { tablesOf } from '../pay-table';
import type { Game } from '../record';
import { roundKey } from '../recorded-edges';
import { parseRulebook } from '../registry';
import { gb2007 } from '.';
import witness from './independent-rounds.json';

const rulebook = parseRulebook(gb2007);
const figures: Record<string, Record<string, Record<string, string>>> = witness.figures;

function gameOf(id: string): Game {
  const game = rulebook.games.find((known) => known.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Each round once; and Let It Ride counts its deals once for all pays. */
const solutions = new Map<string, Solution>();
const counted = new Map<string, Merging>();

function solved(
  game: string,
  wager: string,
  table = 'minimum',
  pays: Record<string, string> = {},
  options: Record<string, string> = {},
): Solution {
  const of = gameOf(game);
  const offered = of.wagers.find(({ id }) => id === wager);
  const rows = offered && tablesOf(offered).find(({ id }) => id === table)?.rows;
  if (!offered || !rows) throw new Error(`${game} has no ${wager} at ${table}`);
  const round = printedRound(of, offered, chosenOptions(of, options), { ...rows, ...pays });
  const key = roundKey(round);
  const solution = solutions.get(key) ?? solve(round);
  solutions.set(key, solution);
  return solution;
}

function solve(round: Round): Solution {
  const family = decisionFamilyOf(round.family);
  if (!family) throw new Error(`nothing is decided in ${round.family}`);
  const known = round.family === 'let-it-ride' ? counted.get(round.family) : undefined;
  const merging = known ?? new Merging();
  if (!known) {
    for (let piece = 0; piece < family.pieces(round.parameters); piece += 1)
      merging.add(family.runPiece(round.parameters, round.tables, piece));
    counted.set(round.family, merging);
  }
  return family.solve(round.parameters, round.tables, merging.total());
}

describe('rounds with decisions: the engine and the second witness agree exactly', () => {
  const lines = Object.entries(figures).flatMap(([game, wagers]) =>
    Object.entries(wagers).flatMap(([wager, tables]) =>
      Object.entries(tables).map(([table, edge]) => ({ game, wager, table, edge })),
    ),
  );
  it.each(lines)('$game $wager $table', ({ game, wager, table, edge }) => {
    expect(toText(solved(game, wager, table).houseEdge)).toBe(edge);
  });

  it('at every table of Let It Ride', () => {
    const [ride] = gameOf('let-it-ride').wagers;
    expect(Object.keys(figures['let-it-ride']?.['let-it-ride'] ?? {})).toEqual(
      ride && tablesOf(ride).map(({ id }) => id),
    );
  });
});

describe('what the readings say in figures', () => {
  const { readings } = witness;
  const said = (id: string) => rulebook.ambiguities.find((ambiguity) => ambiguity.id === id)?.because ?? '';

  it.each(Object.entries(readings))('%s: both are those of the second witness', (id, { chosen, other }) => {
    for (const edge of [chosen, other]) expect(said(id)).toContain(toPercent(fromText(edge), 6));
  });

  const agree = (edge: Fraction, expected: string) => expect(toText(edge)).toBe(expected);

  it('a royal flush at 100 to 1 on the raise', () => {
    const { other } = readings['stud-royal-row'];
    agree(solved('casino-stud', 'raise', 'minimum', { 'royal-flush': '100 to 1' }).houseEdge, other);
  });

  it('insurance doubled unseen', () => {
    const { alternatives } = solved('casino-stud', 'insurance');
    const always = alternatives.find(({ id }) => id === 'always-double');
    agree(always?.houseEdge as Fraction, readings['stud-insurance-double-seen'].other);
  });

  it('a capped royal flush, and one that is paid 100 to 1 at least', () => {
    const { chosen, other } = readings['let-it-ride-ceiling-and-minimum'];
    const capped = (most: string) =>
      solved('let-it-ride', 'let-it-ride', 'table-4', {}, { 'royal-ceiling': most, 'royal-wager': '500' });
    agree(capped('50,000').houseEdge, chosen);
    // Three wagers of £500 at 100 to 1.
    agree(capped('150,000').houseEdge, other);
  });
});

it('finds 5.25 % in no table that differs from the minimum of 12.27 in one row of a printed table', () => {
  const [ride] = gameOf('let-it-ride').wagers;
  const tried = Object.keys(ride?.minimum ?? {}).flatMap((event) =>
    [...new Set(ride?.payTables.map(({ rows }) => rows[event] as string))].map((pay) =>
      toPercent(solved('let-it-ride', 'let-it-ride', 'minimum', { [event]: pay }).houseEdge, 2),
    ),
  );
  expect(tried.length).toBeGreaterThan(9);
  expect(tried).not.toContain('5.25 %');
});
