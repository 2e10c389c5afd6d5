/** The rules about a game and its wagers on a day. Imports no rulebook, so that a page can carry it. */

import { inForce } from '../spelling/dates';
import type { OptionIs } from './evidence';
import type { Game, Rule, Rulebook, Wager } from './record';
import { writtenRows } from './settled-by';
import { holdsWhen } from './when';

export const ruleId = (rulebook: { id: string }, rule: Pick<Rule, 'clause'>): string =>
  `${rulebook.id}/${rule.clause}`;

/** The rules in force on a day, in the order of the source; none before the edition's first day. */
export const rulesAt = (rulebook: Rulebook, at: string): Rule[] =>
  rulesUntil(rulebook, at).filter((rule) => inForce(rule, at));

/** Those in force on a day, and those whose wording is younger than the day. */
export function rulesUntil(rulebook: Rulebook, at: string): Rule[] {
  if (!inForce(rulebook, at)) return [];
  return rulebook.sections
    .flatMap((section) => section.rules)
    .map((rule) => wordingOn(rule, at))
    .filter(({ validTo }) => validTo === undefined || at <= validTo);
}

/** A clause in its wording of a day, with the values it then had; as it is now where the source gives no other. */
export function wordingOn(rule: Rule, at: string): Rule {
  const { earlier, validFrom: _, ...now } = rule;
  const then = inForce(rule, at) ? undefined : earlier?.find((wording) => inForce(wording, at));
  return then ? { ...now, ...then } : rule;
}

/** Whether an option has one of the values named; always, where none is. */
export const optionIs = (options: Map<string, string>, where: OptionIs | undefined): boolean =>
  where === undefined || where.values.includes(options.get(where.option) ?? '');

/** Whether a rule is about some wagers only. */
export const namesWagers = ({ appliesTo }: Rule): boolean =>
  appliesTo.wagers !== undefined || appliesTo.printedTables === true;

/** A rule that names wagers means those of the rulebook, whatever an operator calls one of their own. */
export function speaksOf({ appliesTo: { wagers, printedTables } }: Rule, wager: Wager): boolean {
  if (wagers && (writtenRows(wager) || !wagers.includes(wager.id))) return false;
  return !printedTables || wager.payTables.length > 0;
}

/** A rule as a person is asked about it: its confirmation may be about more than its evidence. */
export const asAsked = (rule: Rule): Rule =>
  rule.attestsAbout ? { ...rule, appliesTo: rule.attestsAbout } : rule;

/** Whether a rule speaks about this game, by its evidence or by what it asks a person. */
export const speaksAt = (...[rule, ...of]: Parameters<typeof appliesTo>): boolean =>
  appliesTo(rule, ...of) || appliesTo(asAsked(rule), ...of);

/** Whether a rule speaks about this game, with these wagers on offer; whatever is chosen, where no choice is given. */
export function appliesTo(rule: Rule, game: Game, offered: Wager[], chosen?: Map<string, string>): boolean {
  const { games, exceptGames, options, when } = rule.appliesTo;
  if (chosen && !holdsWhen(when, { options: chosen })) return false;
  if ((games && !games.includes(game.id)) || exceptGames?.includes(game.id)) return false;
  if (namesWagers(rule) && !offered.some((wager) => speaksOf(rule, wager))) return false;
  return !options || game.options.some((option) => options.includes(option.id));
}
