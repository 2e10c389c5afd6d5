/** What names the parts of a version: its edition, its game and its analysis. */
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Content } from './content';
import type { Known } from './variant-lines';

export function knownOf({
  variant,
  wagers,
  rulebook,
}: Pick<Content, 'variant' | 'wagers' | 'rulebook'>): Known {
  const game = rulebook && gameOf(rulebook, variant.game);
  return { wagers, ...(rulebook && { rulebook }), ...(game?.ok ? { game: game.value } : {}) };
}
