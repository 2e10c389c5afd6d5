/**
 * The golden files, compared with the engine, with figures derived independently of it, and with their own witness. The
 * independent figures were derived without this code; how is written beside them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { solvingSeconds } from '@/simulations/analysis/effort';
import { inThisThread } from '@/simulations/pool/runner';
import { countingOnce } from '@/simulations/testing/counting-once';
import { keptAnalysis } from '@/simulations/testing/kept';
import recordedEdges from '../edges/recorded-edges.json';
import type { Game, Rulebook, Wager } from '../format/record';
import independent from '../gb-2007/independent-figures.json';
import independentRounds from '../gb-2007/independent-rounds.json';
import { chosenOptions, engineParameters, familyWager, isDecided } from '../offer/engine-wager';
import { rulebooks } from '../registry';

import { type Golden, goldenOf, roundEdges } from './golden';

/** Enough to tell a wrong dealer from a right one, quick enough to play every time. */
const SHORT_RUN = { rounds: 20_000, seed: 11, runner: countingOnce(inThisThread()), analyse: keptAnalysis };
const FARTHEST = 4;

const goldenFile = (rulebook: Rulebook, game: string): Golden =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', rulebook.id, 'goldens', `${game}.json`), 'utf8'));

const LONG_SECONDS = 20;
/** By day, what takes half a minute to solve is left to its family's own tests; at night it is solved again too. */
function solvedNow(game: Game, wager: Wager): boolean {
  if (inject('deep') || !isDecided(game, wager)) return true;
  const parameters = engineParameters(game, wager, chosenOptions(game, {}));
  return solvingSeconds({ ...familyWager(game, wager), parameters }) < LONG_SECONDS;
}

/** Everything that a run of the witness does not change. */
const exactPart = ({ variants }: Golden, only: readonly Wager[]) =>
  variants.map(({ options, wagers }) => ({
    options,
    wagers: Object.entries(wagers)
      .filter(([id]) => only.some((wager) => wager.id === id))
      .map(([id, { seen: _, tables, ...exact }]) => ({
        id,
        ...exact,
        tables: Object.entries(tables).map(([table, { witness: __, ...edge }]) => ({ table, ...edge })),
      })),
  }));

const distances = ({ variants }: Golden) =>
  variants.flatMap(({ options, wagers }) =>
    Object.entries(wagers).flatMap(([wager, { tables }]) =>
      Object.entries(tables).map(([table, { witness }]) => ({
        name: [...Object.values(options), wager, table].join(' '),
        z: witness.z,
      })),
    ),
  );

for (const rulebook of rulebooks()) {
  describe(`golden files of ${rulebook.id}`, () => {
    for (const game of rulebook.games) {
      it(`${game.id}: the engine still says the same, and a short witness supports it`, async () => {
        const wagers = game.wagers.filter((wager) => solvedNow(game, wager));
        const now = await goldenOf(rulebook, { ...game, wagers }, SHORT_RUN);
        expect(exactPart(now, wagers)).toEqual(exactPart(goldenFile(rulebook, game.id), wagers));
        const recorded = Object.entries(roundEdges(rulebook, game, now));
        for (const [round, edge] of recorded) expect(recordedEdges, round).toHaveProperty([round], edge);
        expect(distances(now).filter(({ z }) => Math.abs(z) >= FARTHEST)).toEqual([]);
      }, 300_000);

      it(`${game.id}: ten million rounds of each wager support it`, () => {
        const golden = goldenFile(rulebook, game.id);
        expect(golden.witness.rounds).toBe(10_000_000);
        expect(distances(golden).filter(({ z }) => Math.abs(z) >= FARTHEST)).toEqual([]);
      });

      it(`${game.id}: what was seen adds up to what was played`, () => {
        const golden = goldenFile(rulebook, game.id);
        for (const { wagers } of golden.variants) {
          // A dealer who plays rounds with decisions reports what was gained, not how each ended.
          for (const { seen, outcomes } of Object.values(wagers).filter(({ settles }) => !settles)) {
            expect(Object.keys(seen)).toEqual(Object.keys(outcomes));
            expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(golden.witness.rounds);
          }
        }
      });
    }
  });
}

/** The wagers under the options that a variant starts from. */
const atDefaults = (game: Game, { variants }: Golden) =>
  variants.find(({ options }) =>
    game.options.every(({ id, default: start }) => options[id] === undefined || options[id] === start),
  )?.wagers ?? {};

type Figures = Record<string, Record<string, Record<string, { houseEdge: string }>>>;
type Edges = Record<string, Record<string, string>>;

describe('the independent figures of gb-2007', () => {
  const figures: Figures = independent.figures;
  const rounds: Record<string, Edges> = independentRounds.figures;
  const rulebook = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;

  for (const game of rulebook.games) {
    const edges = (wanted: 'alone' | 'rounds'): Edges =>
      Object.fromEntries(
        Object.entries(atDefaults(game, goldenFile(rulebook, game.id)))
          .filter(([, { settles }]) => (settles === undefined) === (wanted === 'alone'))
          .map(([wager, { tables }]) => [
            wager,
            Object.fromEntries(Object.entries(tables).map(([table, { houseEdge }]) => [table, houseEdge])),
          ]),
      );

    it(`${game.id}: each wager and table has the same exact edge in the golden file`, () => {
      const others = Object.fromEntries(
        Object.entries(figures[game.id] ?? {}).map(([wager, tables]) => [
          wager,
          Object.fromEntries(Object.entries(tables).map(([table, { houseEdge }]) => [table, houseEdge])),
        ]),
      );
      expect(edges('alone')).toEqual(others);
    });

    // Hold'em is compared with published figures and boards dealt out by hand, beside its family.
    if (rounds[game.id])
      it(`${game.id}: each round and table has the same exact edge in the golden file`, () => {
        expect(edges('rounds')).toEqual(rounds[game.id]);
      });
  }

  it('craps with come odds called on', () => {
    const on = goldenFile(rulebook, 'craps').variants.find(({ options }) => options['come-odds'] === 'on');
    for (const [wager, { houseEdge, expectedThrows }] of Object.entries(independent.comeOddsCalledOn)) {
      expect(on?.wagers[wager]?.tables.minimum?.houseEdge).toBe(houseEdge);
      expect(on?.wagers[wager]?.expectedTrials).toBe(expectedThrows);
    }
  });
});
