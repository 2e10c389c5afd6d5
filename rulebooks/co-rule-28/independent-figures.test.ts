import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import { fromText, toText } from '@/simulations/exact/fraction';
import type { Golden } from '../analysis/golden';
import { commissionFigures } from '../edges/commission';
import { printedEdge } from '../edges/house-edge';
import type { Game, Wager } from '../format/record';
import { chargedGame } from '../offer/charges';
import { chosenOptions, engineParameters, familyWager, wagerSpec } from '../offer/engine-wager';
import { tablesOf } from '../offer/pay-table';
import { parseRulebook } from '../registry';
import { coRule28 } from '.';
import witness from './independent-figures.json';

/** Derived without this engine; independent-figures.md says how. */
const rulebook = parseRulebook(coRule28);
const gameNamed = (id: string): Game => {
  const found = rulebook.games.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

/** Wager -> table -> edge, under the options given and the defaults of the others. */
function edgesOf(printed: Game, given: Record<string, string>) {
  const options = chosenOptions(printed, given);
  const game = chargedGame(printed, options);
  return Object.fromEntries(
    game.wagers.map((wager) => [
      wager.id,
      Object.fromEntries(
        tablesOf(wager).map(({ id, rows }) => [id, toText(printedEdge(game, wager, options, rows))]),
      ),
    ]),
  );
}

describe.each(Object.entries(witness.byDecks))('%s decks', (decks, games) => {
  it.each(Object.entries(games))('%s: every wager at every table', (id, theirs) => {
    expect(edgesOf(gameNamed(id), { decks })).toEqual(theirs);
  });

  const bankerAt = (given: Record<string, string>) =>
    edgesOf(gameNamed('baccarat'), { decks, ...given }).banker?.minimum;

  it('vigorish on wins of 5%, 10% and 25%', () => {
    const theirs = witness.vigorishOnWins[decks as keyof typeof witness.vigorishOnWins];
    for (const [vigorish, edge] of Object.entries(theirs)) expect(bankerAt({ vigorish })).toBe(edge);
  });

  it('vigorish on ties of 5%, 10% and 25%: at the first two the player gains', () => {
    const theirs = witness.vigorishOnTies[decks as keyof typeof witness.vigorishOnTies];
    for (const [vigorish, edge] of Object.entries(theirs))
      expect(bankerAt({ vigorish, 'vigorish-charged': 'ties' })).toBe(edge);
    expect(Object.values(theirs).map((edge) => fromText(edge).gt(0))).toEqual([false, false, true]);
  });

  const charged = (given: Record<string, string>) => {
    const game = gameNamed('baccarat');
    const wager = game.wagers.find(({ id }) => id === 'banker') as Wager;
    const options = chosenOptions(game, { decks, ...given });
    const spec = wagerSpec(game, wager, options);
    const distribution = familyOf(familyWager(game, wager).family).distribution(
      engineParameters(game, wager, options),
      wager.wager,
    );
    const limits = { currency: 'USD', minimum: 100, maximum: 10_000 };
    return commissionFigures({ game, currency: 'USD' }, wager, options, { spec, distribution }, limits);
  };

  it('the share at which a charge on ties costs nothing', () => {
    const theirs = witness.breakEvenOnTies[decks as keyof typeof witness.breakEvenOnTies];
    expect(charged({ 'vigorish-charged': 'ties' })?.breakEven).toBe(theirs);
  });

  it.each(['exact', 'nearest', 'up'] as const)('five per cent by stake, rounding: %s', (rounding) => {
    const theirs = witness.byStake[decks as keyof typeof witness.byStake];
    const ours = charged({ 'vigorish-rounding': rounding })?.stakes ?? [];
    const shared = theirs.filter(({ stake }) => ours.some((row) => row.stake === stake));
    expect(shared.length).toBeGreaterThanOrEqual(6);
    for (const { stake, [rounding]: expected } of shared)
      expect(ours.find((row) => row.stake === stake)).toEqual({ stake, ...expected });
  });
});

it.each(['baccarat', 'commission-free-baccarat'])('the golden file of %s has the same edges', (id) => {
  const golden: Golden = JSON.parse(readFileSync(join(import.meta.dirname, 'goldens', `${id}.json`), 'utf8'));
  expect(golden.variants.length).toBeGreaterThanOrEqual(2);
  for (const { options, wagers } of golden.variants) {
    const games: Record<string, unknown> = witness.byDecks[options.decks as keyof typeof witness.byDecks];
    const edges = Object.entries(wagers).map(([wager, { tables }]) => [
      wager,
      Object.fromEntries(Object.entries(tables).map(([table, { houseEdge }]) => [table, houseEdge])),
    ]);
    expect(Object.fromEntries(edges), `${options.decks} decks`).toEqual(games[id]);
  }
});
