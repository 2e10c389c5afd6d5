import { expect, it } from 'vitest';
import { standsAlone } from '@/rulebooks/offer/settlement';
import { rulebooks } from '@/rulebooks/registry';
import { gameWagers } from './game-wagers';

it.each(
  rulebooks().flatMap((book) => book.games.map((game) => [`${book.id}, ${game.id}`, book, game] as const)),
)('every wager of a game that stands alone is counted, on offer by default or not: %s', (_, book, game) => {
  const counted = gameWagers(book, { rulebook: book.id, game: game.id, options: {} });
  if (!counted.ok) return expect.unreachable(counted.problems[0]?.message);
  expect(counted.value.map(({ id }) => id)).toEqual(
    game.wagers.filter((wager) => standsAlone(game, wager)).map(({ id }) => id),
  );
});
