import { describe, expect, it } from 'vitest';
import { chosenOptions } from '@/rulebooks/engine-wager';
import { gameOf, rulebookOf } from '@/rulebooks/registry';
import { defaultVariant, resolveVariant } from '@/rulebooks/resolve';
import { templatesOf } from './templates';

function played(id: string) {
  const rulebook = rulebookOf('gb-2007');
  const game = rulebook.ok ? gameOf(rulebook.value, id) : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error(`${id} is not in the rulebook`);
  return { rulebook: rulebook.value, game: game.value };
}

describe.each(['roulette', 'sic-bo', 'punto-banco'])('templates of %s', (id) => {
  const { rulebook, game } = played(id);
  const { printed } = templatesOf(game, chosenOptions(game, {}));

  it('are there', () => {
    expect(printed.length).toBeGreaterThan(4);
  });

  it('can be offered as they stand', () => {
    const variant = defaultVariant(rulebook, game);
    const written = Object.fromEntries(printed.slice(0, 12).map(({ wager }, n) => [`own-${n + 1}`, wager]));
    expect(resolveVariant(rulebook, { ...variant, written })).toMatchObject({ ok: true });
  });
});

it('a stand-off of the printed wager is a row that returns the stake', () => {
  const { game } = played('punto-banco');
  const { printed } = templatesOf(game, chosenOptions(game, {}));
  const [player] = printed;
  expect(player?.wager.rows.map(({ when, pays }) => [when, pays])).toEqual([
    ['winner == "player"', '1 to 1'],
    ['winner == "tie"', 'push'],
  ]);
});

it('wagers of the kind that the game does not list have no pays yet', () => {
  const { game } = played('punto-banco');
  const { others } = templatesOf(game, chosenOptions(game, {}));
  const seven = others.find(
    ({ wager: { rows } }) => rows.length === 1 && rows[0]?.when.includes('banker.cards'),
  );
  expect(seven?.wager.rows.every(({ pays }) => pays === '')).toBe(true);
});

it('nothing is offered where no wager can be written on the game itself', () => {
  const { game } = played('three-card-poker');
  expect(templatesOf(game, chosenOptions(game, {}))).toEqual({ printed: [], others: [] });
});
