/** What a rule speaks of: games, wagers, options, and under which choices. */

import { z } from 'zod';
import { id } from './fields';
import type { Game } from './game';
import { writtenRows } from './settled-by';
import type { Wager } from './wager';
import { holdsWhen, When } from './when';

/** Where a rule speaks about everything unless it names games, wagers or options. */
export const Scope = z.object({
  games: z.array(id).exactOptional(),
  /** Games whose own section says otherwise. */
  exceptGames: z.array(id).min(1).exactOptional(),
  wagers: z.array(id).exactOptional(),
  options: z.array(id).exactOptional(),
  /** Only wagers for which the source prints whole pay tables beside the minimum odds. */
  printedTables: z.literal(true).exactOptional(),
  /** Only with these options chosen; otherwise the rule asks nothing, of evidence or of a person. */
  when: When.exactOptional(),
});

export type Scope = z.infer<typeof Scope>;

type Scoped = { appliesTo: Scope };

/** Whether a rule is about some wagers only. */
export const namesWagers = ({ appliesTo }: Scoped): boolean =>
  appliesTo.wagers !== undefined || appliesTo.printedTables === true;

/** A rule that names wagers means those of the rulebook, whatever an operator calls one of their own. */
export function speaksOf({ appliesTo: { wagers, printedTables } }: Scoped, wager: Wager): boolean {
  if (wagers && (writtenRows(wager) || wager.filed || !wagers.includes(wager.id))) return false;
  return !printedTables || wager.payTables.length > 0;
}

/** Whether a rule speaks about this game, with these wagers on offer; whatever is chosen, where no choice is given. */
export function appliesTo(rule: Scoped, game: Game, offered: Wager[], chosen?: Map<string, string>): boolean {
  const { games, exceptGames, options, when } = rule.appliesTo;
  if (chosen && !holdsWhen(when, { options: chosen })) return false;
  if ((games && !games.includes(game.id)) || exceptGames?.includes(game.id)) return false;
  if (namesWagers(rule) && !offered.some((wager) => speaksOf(rule, wager))) return false;
  return !options || game.options.some((option) => options.includes(option.id));
}
