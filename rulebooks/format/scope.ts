/** The rules about a game and its wagers on a day. Imports no rulebook, so that a page can carry it. */

import { inForce } from '../spelling/dates';
import { appliesTo } from '../terms/scope';
import type { Game, Rule, Rulebook, Wager } from './record';

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
  const then = inForce(rule, at) ? undefined : rule.earlier?.find((wording) => inForce(wording, at));
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
