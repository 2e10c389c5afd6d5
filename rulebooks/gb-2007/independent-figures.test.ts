import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import { type Fraction, ratio, toText, ZERO } from '@/simulations/exact/fraction';
import { checkAmbiguities } from '../checks/ambiguities';
import { printedEdge } from '../edges/house-edge';
import type { Game, Wager } from '../format/record';
import { chosenOptions, engineParameters, familyWager, isDecided, wagerSpec } from '../offer/engine-wager';
import { tablesOf } from '../offer/pay-table';
import { parseRulebook } from '../registry';
import { gb2007 } from '.';
import witness from './independent-figures.json';

/** Derived without this engine; independent-figures.md says how. */
type Witnessed = {
  houseEdge: string;
  houseEdgeResolved?: string;
  win?: string;
  push?: string;
  expectedThrows?: string;
};

const rulebook = parseRulebook(gb2007);
const figures: Record<string, Record<string, Record<string, Witnessed>>> = witness.figures;
/**
 * Where the player decides: sections 5, 7 and 12 in independent-rounds.test.ts; the engine’s own tests compare its
 * solutions with other methods and published figures.
 */
const printed = rulebook.games.flatMap((game) =>
  game.wagers
    .filter((wager) => !isDecided(game, wager))
    .flatMap((wager) =>
      tablesOf(wager).map((table) => ({ game, wager, table, name: `${game.id} ${wager.id} ${table.id}` })),
    ),
);

/** The chances of a win, of a loss and of getting the stake back, and how long the bet lasts. */
function chances(game: Game, wager: Wager, options: Map<string, string>) {
  const family = familyOf(familyWager(game, wager).family);
  const { outcomes, universe, expectedTrials } = family.distribution(
    engineParameters(game, wager, options),
    wager.wager,
  );
  const settled = (settles: string): Fraction =>
    wagerSpec(game, wager, options)
      .events.filter((event) => event.settles === settles)
      .flatMap(({ id }) => outcomes.filter(({ event }) => event === id))
      .reduce((sum, { count }) => sum.add(ratio(count, universe)), ZERO);
  return { win: settled('pays'), push: settled('push'), lose: settled('lose'), expectedTrials };
}

it('covers every wager without decisions at every printed table, and no other', () => {
  const witnessed = Object.entries(figures).flatMap(([game, wagers]) =>
    Object.entries(wagers).flatMap(([wager, tables]) =>
      Object.keys(tables).map((table) => `${game} ${wager} ${table}`),
    ),
  );
  expect(witnessed.sort()).toEqual(printed.map(({ name }) => name).sort());
});

describe('the engine and the second witness agree exactly', () => {
  it.each(printed)('$name', ({ game, wager, table }) => {
    const theirs = figures[game.id]?.[wager.id]?.[table.id];
    const edge = printedEdge(game, wager, chosenOptions(game, {}), table.rows);
    expect(toText(edge)).toBe(theirs?.houseEdge);
  });

  const dice = printed.filter(({ game, wager }) => game.id === 'craps' && wager.id !== 'field');
  it.each(dice)('$name: how it ends and how long it lasts', ({ game, wager, table }) => {
    const theirs = figures.craps?.[wager.id]?.[table.id];
    const options = chosenOptions(game, {});
    const { win, push, lose, expectedTrials } = chances(game, wager, options);
    expect(toText(win)).toBe(theirs?.win);
    expect(toText(push)).toBe(theirs?.push ?? '0/1');
    expect(toText(expectedTrials ?? ratio(1))).toBe(theirs?.expectedThrows);
    const resolved = printedEdge(game, wager, options, table.rows).div(win.add(lose));
    expect(toText(resolved)).toBe(theirs?.houseEdgeResolved);
  });

  it.each(Object.entries(witness.comeOddsCalledOn))('%s, called on', (id, theirs) => {
    const { game, wager } = printed.find((line) => line.wager.id === id) ?? {};
    if (!game || !wager) throw new Error(`no wager ${id}`);
    const options = chosenOptions(game, { 'come-odds': 'on' });
    const { win, push, expectedTrials } = chances(game, wager, options);
    expect(toText(printedEdge(game, wager, options, wager.minimum))).toBe(theirs.houseEdge);
    expect(toText(win)).toBe(theirs.win);
    expect(toText(push)).toBe('0/1');
    expect(expectedTrials && toText(expectedTrials)).toBe(theirs.expectedThrows);
  });

  it.each(Object.entries(witness.byDecks))('wagers without decisions, from %s decks', (decks, games) => {
    for (const [id, wagers] of Object.entries(games)) {
      const game = rulebook.games.find((known) => known.id === id) as Game;
      const options = chosenOptions(game, { decks });
      const counted = game.wagers.filter((wager) => !isDecided(game, wager));
      const edges = counted.map((wager) => [
        wager.id,
        Object.fromEntries(
          tablesOf(wager).map((table) => [table.id, toText(printedEdge(game, wager, options, table.rows))]),
        ),
      ]);
      expect(Object.fromEntries(edges), id).toEqual(wagers);
    }
  });

  it('on the other reading of every ambiguity that changes a number', () => {
    const compared = checkAmbiguities(rulebook).flatMap(({ ambiguity, other }) =>
      other ? [[ambiguity.id, other]] : [],
    );
    expect(Object.fromEntries(compared)).toEqual(witness.otherReadings);
  });
});

it('rounds the printed claim of 3.28 to its 17.0%', () => {
  const [numerator, denominator] = figures.roulette?.['roulette-rage']?.minimum?.houseEdge.split('/') ?? [];
  expect(((100 * Number(numerator)) / Number(denominator)).toFixed(1)).toBe('17.0');
});
