import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Golden } from '../analysis/golden';
import { rulebooks } from '../registry';
import { roundShown } from './round-shown';

/** Every round that a player decides in, with the endings that its golden has. */
const ROUNDS = rulebooks().flatMap(({ id, games }) =>
  games.flatMap((game) => {
    const { variants }: Golden = JSON.parse(readFileSync(`rulebooks/${id}/goldens/${game.id}.json`, 'utf8'));
    return Object.entries(variants[0]?.wagers ?? {})
      .filter(([, { strategy }]) => strategy !== null)
      .map(([wager, { outcomes }]) => ({ game, wager, endings: Object.keys(outcomes) }));
  }),
);

describe('what a round shows', () => {
  it.each(ROUNDS)('names endings that $game.id has, of $wager', ({ game, wager, endings }) => {
    const { givesUp, capped } = roundShown(game, wager) ?? {};
    // The best play never holds a royal flush with fewer than three wagers left, so only that one ending occurs.
    const reached = endings.filter((ending) => capped?.endings.includes(ending));
    expect(reached).toEqual(capped ? endings.filter((ending) => ending.startsWith('royal-flush')) : []);
    expect(reached.length > 0).toBe(capped !== undefined);
    // A family may know of a surrender that this game does not allow.
    const given = endings.find((ending) => ending === 'fold' || ending === 'surrender');
    if (given) expect(givesUp?.ending).toBe(given);
    else expect(['surrender', undefined]).toContain(givesUp?.ending);
  });

  it('caps what the game has options for', () => {
    const capped = ROUNDS.flatMap(({ game, wager }) => {
      const cap = roundShown(game, wager)?.capped;
      return cap
        ? [[cap.most, cap.wager].every((name) => game.options.some(({ sets }) => sets === name))]
        : [];
    });
    expect(capped).toEqual([true]);
  });
});
