import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import { ratio, toText, ZERO } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { printedEdge } from '../edges/house-edge';
import type { Game, Wager } from '../format/record';
import { chargedWager } from '../offer/charges';
import { chosenOptions, engineParameters, familyWager, wagerSpec } from '../offer/engine-wager';
import { meterTerms } from '../offer/meter';
import { tablesOf } from '../offer/pay-table';
import { parseRulebook } from '../registry';
import { coRule28 } from '.';
import witness from './independent-variations.json';
import { gamesOfVariations } from './variations';

/** Derived without this engine; independent-variations.md says how. */
type Witnessed = {
  houseEdge: string;
  fixedReturn?: string;
  meterShare?: string;
  longRunReturn?: string;
  envy?: string;
};
type ByDecks<Of> = Record<string, Of>;
const figures: Record<string, Record<string, Record<string, ByDecks<Witnessed>>>> = witness.figures;
const chances: Record<string, Record<string, ByDecks<Record<string, string>>>> = witness.chances;

const DECKS = ['6', '8'];
const rulebook = parseRulebook(coRule28);
const games = rulebook.games.filter(({ id }) => gamesOfVariations.some((game) => game.id === id));
const printed = games.flatMap((game) =>
  game.wagers.flatMap((wager) =>
    tablesOf(wager).flatMap(({ id }) =>
      DECKS.map((decks) => ({
        game,
        wager,
        table: id,
        decks,
        name: `${game.id} ${wager.id} ${id}, ${decks} decks`,
      })),
    ),
  ),
);

/** The wager with its vigorish, and what the table comes to with the wager and the seed it is printed for. */
function priced(game: Game, printedWager: Wager, table: string, decks: string) {
  const options = chosenOptions(game, { decks });
  const wager = chargedWager(game, printedWager, options);
  const rows = tablesOf(wager).find(({ id }) => id === table)?.rows ?? {};
  return { options, wager, rows };
}

const distributionOf = (game: Game, wager: Wager, options: Map<string, string>) =>
  familyOf(familyWager(game, wager).family).distribution(engineParameters(game, wager, options), wager.wager);

it('covers every printed table of every game, and no other', () => {
  const witnessed = Object.entries(figures).flatMap(([game, wagers]) =>
    Object.entries(wagers).flatMap(([wager, tables]) =>
      Object.entries(tables).flatMap(([table, byDecks]) =>
        Object.keys(byDecks).map((decks) => `${game} ${wager} ${table}, ${decks} decks`),
      ),
    ),
  );
  expect(witnessed.sort()).toEqual(printed.map(({ name }) => name).sort());
});

describe('the engine and the second witness agree exactly', () => {
  it.each(printed)('$name', ({ game, wager: plain, table, decks }) => {
    const { options, wager, rows } = priced(game, plain, table, decks);
    const theirs = figures[game.id]?.[wager.id]?.[table]?.[decks];
    expect(toText(printedEdge(game, wager, options, rows))).toBe(theirs?.houseEdge);
  });

  const onMeters = printed.filter(({ wager }) => wager.progressive);
  it.each(onMeters)('$name: fixed return and share of the meter', ({ game, wager, table, decks }) => {
    const { options, rows } = priced(game, wager, table, decks);
    const terms = meterTerms(wager, {}, table);
    if (!terms.ok || !terms.value) throw new Error('no terms');
    const found = figuresOf(
      distributionOf(game, wager, options),
      { ...wagerSpec(game, wager, options), id: wager.id },
      rows,
      'pays',
      terms.value,
    );
    if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
    const theirs = figures[game.id]?.[wager.id]?.[table]?.[decks];
    expect(found.value.progressive?.fixedReturn).toBe(theirs?.fixedReturn);
    expect(found.value.progressive?.meterShare).toBe(theirs?.meterShare);
    if (game.id !== 'eternal-baccarat') return;
    expect(found.value.progressive?.longRunReturn).toBe(theirs?.longRunReturn);
    expect(found.value.progressive?.course?.envyCost).toBe(theirs?.envy);
  });

  const lines = Object.entries(chances).flatMap(([game, wagers]) =>
    Object.entries(wagers).flatMap(([wager, byDecks]) =>
      Object.entries(byDecks).map(([decks, theirs]) => ({ game, wager, decks, theirs })),
    ),
  );
  /** Events that one row of every table pays. */
  const ELSEWHERE = ['other-seat', 'no-seat'];
  it.each(lines)(
    '$game $wager, $decks decks: the chance of every event',
    ({ game: id, wager: name, decks, theirs }) => {
      const game = games.find((known) => known.id === id);
      const wager = game?.wagers.find((known) => known.id === name);
      if (!game || !wager) throw new Error(`no ${id} ${name}`);
      const { outcomes, universe } = distributionOf(game, wager, chosenOptions(game, { decks }));
      const chance = (events: string[]) =>
        toText(
          outcomes
            .filter(({ event }) => events.includes(event))
            .reduce((sum, { count }) => sum.add(ratio(count, universe)), ZERO),
        );
      const ours = Object.keys(theirs).map((event) => [
        event,
        chance(event === 'suited-elsewhere' ? ELSEWHERE : [event]),
      ]);
      expect(Object.fromEntries(ours)).toEqual(theirs);
      const named = new Set(
        Object.keys(theirs).flatMap((event) => (event === 'suited-elsewhere' ? ELSEWHERE : [event])),
      );
      const payable = wagerSpec(game, wager, chosenOptions(game, { decks })).events.filter(
        ({ settles }) => settles === 'pays',
      );
      expect(payable.map((event) => event.id).filter((event) => !named.has(event))).toEqual([]);
    },
  );
});
