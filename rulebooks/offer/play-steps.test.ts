import { expect, it } from 'vitest';
import type { Game } from '../format/record';
import { gb2007 } from '../gb-2007';
import { parseRulebook } from '../registry';
import { everyStep, stepsAtTable } from './play-steps';
import { defaultVariant } from './resolve';

const rulebook = parseRulebook(gb2007);
const game = (id: string) => rulebook.games.find((one) => one.id === id) as Game;
const at = (id: string, options: Record<string, string>, without: string[] = []) => {
  const variant = defaultVariant(rulebook, game(id));
  const wagers = Object.fromEntries(
    Object.entries(variant.wagers).filter(([wager]) => !without.includes(wager)),
  );
  return stepsAtTable(game(id), { options: { ...variant.options, ...options }, wagers }).join(' ');
};

it('speaks of insurance and of even money only where they are offered', () => {
  expect(at('blackjack', {})).toMatch(/may insure .* even money/);
  expect(at('blackjack', { 'even-money': 'not-offered' })).not.toContain('even money');
  expect(at('blackjack', {}, ['insurance'])).not.toContain('insure');
});

it('speaks of the Envy Bonus only with Fortune, and of a dealer’s hand that stands off only where one does', () => {
  expect(at('pai-gow-poker', {})).toContain('Envy Bonuses');
  expect(at('pai-gow-poker', {}, ['fortune'])).not.toContain('Envy');
  expect(at('pai-gow-poker', {})).not.toContain('stands off at this table');
  expect(at('pai-gow-poker', { 'stand-off-hand': 'queen-high' })).toContain('every Standard Wager goes back');
});

it('names every step of a game with all that it may offer', () =>
  expect(everyStep(game('pai-gow-poker'))).toHaveLength(9));
