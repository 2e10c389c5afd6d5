/** What a draft writes that no record has a place for: reading it would leave it out, and the draft would change nothing. */
import type { Problem } from '@/simulations/problems/problem';
import type { Game, Rulebook } from '../format/record';
import { choosableTables } from '../offer/pay-table';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { quoted } from '../spelling/quoted';

const misfit = (message: string): Problem => ({ code: 'edition-change', message, field: 'changes' });

/** Every part that was written and is not there once the record is read. */
export function unknownParts(written: unknown, read: unknown, at: readonly string[] = []): Problem[] {
  if (typeof written !== 'object' || written === null) return [];
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(written).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const place = [...at, key];
    return Object.hasOwn(read, key)
      ? unknownParts(value, Reflect.get(read, key), place)
      : [misfit(`A rulebook has nothing called ${quoted(key)} at ${place.join(' / ')}; check its spelling.`)];
  });
}

const tablesTried = (book: Rulebook, game: Game) => {
  const variant = defaultVariant(book, game);
  return [
    variant,
    ...game.wagers.flatMap((wager) =>
      choosableTables(wager).map(({ id }) => ({
        ...variant,
        // With what else is offered: one that settles with others is played with them.
        wagers: { ...variant.wagers, [wager.id]: { payTable: id, pays: {} } },
      })),
    ),
  ];
};

const faultsOf = (book: Rulebook, game: Game): string[] => [
  ...new Set(
    tablesTried(book, game).flatMap((variant) => {
      const resolved = resolveVariant(book, variant, book.validFrom);
      return resolved.ok ? [] : resolved.problems.map(({ message }) => message);
    }),
  ),
];

/** Pay tables that can no longer be played as they are printed: a row for an event that the wager does not have, say. */
export function unresolved(before: Rulebook, after: Rulebook): Problem[] {
  return after.games.flatMap((game) => {
    const was = before.games.find(({ id }) => id === game.id);
    if (was && JSON.stringify(was) === JSON.stringify(game)) return [];
    const known = new Set(was ? faultsOf(before, was) : []);
    return faultsOf(after, game)
      .filter((message) => !known.has(message))
      .map((message) => misfit(`With this draft ${game.label} cannot be played as printed. ${message}`));
  });
}
