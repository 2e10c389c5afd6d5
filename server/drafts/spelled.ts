import type { Rulebook } from '@/rulebooks/format/record';
import { inOneSpelling } from '@/rulebooks/offer/one-spelling';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';

/** Amounts as their rulebook spells them, wherever a variant enters. */
export function spelled(book: Rulebook, variant: Variant): Variant {
  const game = gameOf(book, variant.game);
  return game.ok ? inOneSpelling(game.value, variant, book.currency) : variant;
}
