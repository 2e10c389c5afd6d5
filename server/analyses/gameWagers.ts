import { isDecided } from '@/rulebooks/engine-wager';
import { gameOf, rulebookOf } from '@/rulebooks/registry';
import { defaultVariant, type ResolvedWager, resolveVariant } from '@/rulebooks/resolve';
import { ok, type Result } from '@/simulations/problem';

export type GameAndOptions = { rulebook: string; game: string; options: Record<string, string> };

/** The wagers of a game under these options whose chances do not depend on what is paid; a round is solved instead. */
export function gameWagers({ rulebook, game, options }: GameAndOptions): Result<ResolvedWager[]> {
  const book = rulebookOf(rulebook);
  if (!book.ok) return book;
  const found = gameOf(book.value, game);
  if (!found.ok) return found;
  const variant = defaultVariant(book.value, found.value);
  const resolved = resolveVariant(book.value, { ...variant, options: { ...variant.options, ...options } });
  if (!resolved.ok) return resolved;
  return ok(resolved.value.wagers.filter(({ wager }) => !isDecided(found.value, wager)));
}
