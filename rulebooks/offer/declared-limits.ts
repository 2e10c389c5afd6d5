/** Limits of optional wagers are declared of the table, and in some rulebooks are options of the game: each says the other. */
import { amountText } from '../spelling/amount';
import type { Game } from '../terms/game';
import type { Variant } from '../variant/variant';

type Limits = Variant['circumstances']['limits'];

/** The options as they are judged: a limit that is left as it begins is what is declared of the table. */
export function withDeclaredLimits(
  game: Game,
  options: ReadonlyMap<string, string>,
  limits: Limits,
  currency: string,
): Map<string, string> {
  const judged = new Map(options);
  if (!limits?.optional || limits.currency !== currency) return judged;
  for (const { id, default: first, limits: end } of game.options)
    if (end && (judged.get(id) ?? first) === first) judged.set(id, amountText(limits.optional[end]));
  return judged;
}
