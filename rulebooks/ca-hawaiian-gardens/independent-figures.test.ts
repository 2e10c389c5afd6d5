import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromText, toText } from '@/simulations/exact/fraction';
import type { Golden } from '../analysis/golden';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { tablesOf } from '../offer/pay-table';
import { parseRulebook } from '../registry';
import { caHawaiianGardens } from '.';
import witness from './independent-figures.json';

/** Derived without this engine; independent-figures.md says how. */
const { games } = parseRulebook(caHawaiianGardens);
type Edges = Record<string, Record<string, string>>;

function edgesOf(id: string, given: Record<string, string>): Edges {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const options = chosenOptions(game, given);
  return Object.fromEntries(
    game.wagers.map((wager) => [
      wager.id,
      Object.fromEntries(
        tablesOf(wager).map((table) => [table.id, toText(printedEdge(game, wager, options, table.rows))]),
      ),
    ]),
  );
}

describe.each(Object.entries(witness.byDecks))('%s decks', (decks, byGame) => {
  it.each(Object.entries(byGame))('%s: every wager', (id, theirs) => {
    expect(edgesOf(id, { decks })).toEqual(theirs);
  });
});

/** Where the player-dealer has a choice, by what it is taken to do. */
const byBanks: Record<string, Record<string, Record<string, object>>> = witness.byBank;
describe.each(Object.entries(byBanks))('the player-dealer %s', (bank, byDecks) => {
  it.each(
    Object.entries(byDecks).flatMap(([decks, byGame]) =>
      Object.entries(byGame).map(([id, theirs]) => ({ id, decks, theirs })),
    ),
  )('$id, $decks decks', ({ id, decks, theirs }) => {
    expect(edgesOf(id, { decks, bank })).toMatchObject(theirs);
  });
});

/** Where the engine counts in doubles: to eleven places what has no exact form, and exactly what has one. */
describe.each(Object.entries(witness.rounded))('%s decks, counted in doubles', (decks, byGame) => {
  const lines = Object.entries(byGame).flatMap(([id, wagers]) =>
    Object.entries(wagers).flatMap(([wager, tables]) =>
      Object.entries(tables).map(([table, theirs]) => ({ id, wager, table, theirs })),
    ),
  );
  it.each(lines)('$id: $wager', ({ id, wager, table, theirs }) => {
    const ours = edgesOf(id, { decks })[wager]?.[table] ?? '';
    if (theirs.includes('/')) expect(ours).toBe(theirs);
    else expect(fromText(ours).valueOf()).toBeCloseTo(Number(theirs), 11);
  });
});

type ByDecks = Record<string, Record<string, unknown>>;
const theirsOf = (id: string, { decks = '1', bank = 'house-way' }: Record<string, string>) => {
  const byBank: Record<string, ByDecks> = { ...witness.byBank, 'house-way': witness.byDecks };
  return byBank[bank]?.[decks]?.[id] as object;
};

it.each([
  'super-9',
  'baccarat-9',
  'baccarat-9-2009',
  'nine-and-a-half',
  'pan-9',
  'super-pan-9',
  'three-card-poker',
  'caribbean-stud-poker',
  'ultimate-texas-holdem',
  'pokara',
  'pai-gow-poker',
  'pai-gow-tiles',
  'pai-gow-tiles-wild',
  'baccarat',
  'ez-baccarat-panda-8',
  'fortune-7-baccarat',
])('the golden file of %s has the same edges', (id) => {
  const golden: Golden = JSON.parse(readFileSync(join(import.meta.dirname, 'goldens', `${id}.json`), 'utf8'));
  expect(golden.variants.length).toBeGreaterThanOrEqual(1);
  for (const { options, wagers } of golden.variants) {
    const ours = Object.fromEntries(
      Object.entries(wagers).map(([wager, { tables }]) => [
        wager,
        Object.fromEntries(Object.entries(tables).map(([table, { houseEdge }]) => [table, houseEdge])),
      ]),
    );
    expect(theirsOf(id, options), Object.values(options).join()).toMatchObject(ours);
  }
});
