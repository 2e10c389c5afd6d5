import { gameOf, rulebookOf } from '@/rulebooks/registry';
import { defaultVariant, type ResolvedVariant, resolveVariant } from '@/rulebooks/resolve';
import type { Result } from '@/simulations/problem';

export type GameAndOptions = { rulebook: string; game: string; options: Record<string, string> };

/** Every wager of a game under these options. */
export function gameWagers({ rulebook, game, options }: GameAndOptions): Result<ResolvedVariant> {
  const book = rulebookOf(rulebook);
  if (!book.ok) return book;
  const found = gameOf(book.value, game);
  if (!found.ok) return found;
  const variant = defaultVariant(book.value, found.value);
  return resolveVariant(book.value, { ...variant, options: { ...variant.options, ...options } });
}
