import { describe, expect, it } from 'vitest';
import { toPercent } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import { keptSolution } from '@/simulations/testing/kept';
import { printedRound } from '../edges/house-edge';
import type { Game } from '../format/record';
import { chosenOptions } from '../offer/engine-wager';
import { tablesOf } from '../offer/pay-table';
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

function solved(
  game: string,
  wager: string,
  table = 'minimum',
  pays: Record<string, string> = {},
  options: Record<string, string> = {},
): Promise<SolutionJson> {
  const of = gameOf(game);
  const offered = of.wagers.find(({ id }) => id === wager);
  const rows = offered && tablesOf(offered).find(({ id }) => id === table)?.rows;
  if (!offered || !rows) throw new Error(`${game} has no ${wager} at ${table}`);
  return keptSolution(printedRound(of, offered, chosenOptions(of, options), { ...rows, ...pays }));
}

describe('rounds with decisions: the engine and the second witness agree exactly', () => {
  const lines = Object.entries(figures).flatMap(([game, wagers]) =>
    Object.entries(wagers).flatMap(([wager, tables]) =>
      Object.entries(tables).map(([table, edge]) => ({ game, wager, table, edge })),
    ),
  );
  it.each(lines)('$game $wager $table', async ({ game, wager, table, edge }) => {
    expect((await solved(game, wager, table)).houseEdge).toBe(edge);
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

  it('a royal flush at 100 to 1 on the raise', async () => {
    const { houseEdge } = await solved('casino-stud', 'raise', 'minimum', { 'royal-flush': '100 to 1' });
    expect(houseEdge).toBe(readings['stud-royal-row'].other);
  });

  it('insurance doubled unseen', async () => {
    const { strategy } = await solved('casino-stud', 'insurance');
    const always = strategy.alternatives.find(({ id }) => id === 'always-double');
    expect(always?.houseEdge).toBe(readings['stud-insurance-double-seen'].other);
  });

  it('a capped royal flush, and one that is paid 100 to 1 at least', async () => {
    const { chosen, other } = readings['let-it-ride-ceiling-and-minimum'];
    const capped = (most: string) =>
      solved('let-it-ride', 'let-it-ride', 'table-4', {}, { 'royal-ceiling': most, 'royal-wager': '500' });
    expect((await capped('50,000')).houseEdge).toBe(chosen);
    // Three wagers of £500 at 100 to 1.
    expect((await capped('150,000')).houseEdge).toBe(other);
  });
});
