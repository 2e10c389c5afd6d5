/** Which option reaches which family: a game's own, and that of a side wager. */
import { expect, it } from 'vitest';
import type { Game, Wager } from '../format/record';
import { chosenOptions, engineParameters, parameterSet, setsParameter } from './engine-wager';

const choice = (id: string, values: string[], more: object) => ({
  id,
  label: id,
  explains: id,
  clause: '1.1',
  kind: 'choice',
  values: values.map((value) => ({ value, label: value })),
  default: values[0],
  ...more,
});

const game = {
  family: 'hands',
  parameters: { ties: 'lose' },
  options: [
    choice('decks', ['6', '8'], { sets: 'decks', setsIn: { 'first-cards': 'packs' } }),
    choice('three-pairs', ['push', 'lose'], { setsIn: { 'first-cards': 'threePairs' } }),
    choice('sign', ['small', 'large'], {}),
  ],
} as unknown as Game;
const main = { parameters: {} } as unknown as Wager;
const side = { family: 'first-cards', parameters: { jokers: 1 } } as unknown as Wager;
const chosen = chosenOptions(game, { decks: '8' });

it('gives a wager of the game’s family the game’s parameters and what options set there', () => {
  expect(engineParameters(game, main, chosen)).toEqual({ ties: 'lose', decks: 8 });
});

it('gives a wager of another family only what options set in that family, and its own', () => {
  expect(engineParameters(game, side, chosen)).toEqual({ packs: 8, threePairs: 'push', jokers: 1 });
  expect(engineParameters(game, { ...side, family: 'third' } as Wager, chosen)).toEqual({ jokers: 1 });
});

it('knows which options change a figure', () => {
  expect(game.options.map(setsParameter)).toEqual([true, true, false]);
  expect(game.options.map((option) => parameterSet(game, option, 'first-cards'))).toEqual([
    'packs',
    'threePairs',
    undefined,
  ]);
});
