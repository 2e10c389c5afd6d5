/** The rules about a game and its wagers on a day. Imports no rulebook, so that a page can carry it. */

import { inForce } from '../spelling/dates';
import { appliesTo } from '../terms/scope';
import type { Game, Rule, Rulebook, Wager } from './record';

export const ruleId = (rulebook: { id: string }, rule: Pick<Rule, 'clause'>): string =>
  `${rulebook.id}/${rule.clause}`;

/** The rules in force on a day, in the order of the source; none before the edition's first day. */
export const rulesAt = (rulebook: Rulebook, day: string): Rule[] =>
  rulesUntil(rulebook, day).filter((rule) => inForce(rule, day));

/** Those in force on a day, and those whose wording is younger than the day. */
export function rulesUntil(rulebook: Rulebook, day: string): Rule[] {
  if (!inForce(rulebook, day)) return [];
  return rulebook.sections
    .flatMap((section) => section.rules)
    .map((rule) => wordingOn(rule, day))
    .filter(({ validTo }) => validTo === undefined || day <= validTo);
}

/** A clause in its wording of a day, with the values it then had; as it is now where the source gives no other. */
export function wordingOn(rule: Rule, day: string): Rule {
  const then = inForce(rule, day) ? undefined : rule.earlier?.find((wording) => inForce(wording, day));
  if (!then) return rule;
  const { earlier: _, validFrom: __, ...now } = rule;
  return { ...now, ...then };
}

/** A rule as a person is asked about it: its confirmation may be about more than its evidence. */
export const asAsked = (rule: Rule): Rule =>
  rule.attestsAbout ? { ...rule, appliesTo: rule.attestsAbout } : rule;

type About = [game: Game, offered: Wager[], chosen?: Map<string, string>];

/** Whether a rule speaks about this game, by its evidence or by what it asks a person. */
export const speaksAt = (rule: Rule, ...of: About): boolean =>
  appliesTo(rule, ...of) || appliesTo(asAsked(rule), ...of);
