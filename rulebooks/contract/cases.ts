/** For each rule, variants that are below, at and above its threshold, and the verdict each must get. */

import { at, type Case } from '../cases/case';
import { evidenceOf, isMeasured, judgedParts, leadsTo } from '../format/evidence';
import type { Game, Rule, Rulebook, Wager } from '../format/record';
import { asAsked } from '../format/scope';
import { casesMeasured } from '../measures/cases';
import { casesOwed } from '../obligations/cases';
import { chargedWager } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import { defaultTable } from '../offer/pay-table';
import { defaultVariant } from '../offer/resolve';
import { namesWagers, speaksOf } from '../terms/scope';
import type { Variant } from '../variant/variant';
import { attested } from './attested-cases';
import { whereItSpeaks, withOptions } from './when-cases';

export const rulesOf = (rulebook: Rulebook): Rule[] => rulebook.sections.flatMap(({ rules }) => rules);

/** What a rule asks of a person and each part of what it checks, each as a rule by itself. */
export function partsOf(rule: Rule): Rule[] {
  const parts = evidenceOf(rule);
  if (rule.kind === 'attested' && parts.length > 1) {
    const judged = judgedParts(rule);
    const { attests: _, duty: __, ...bare } = rule;
    return [
      ...parts.filter((one) => !judged.includes(one)).map((evidence): Rule => ({ ...rule, evidence })),
      ...judged.map((evidence): Rule => ({ ...bare, kind: 'computed', evidence })),
    ];
  }
  if (rule.kind !== 'computed' || (rule.attests === undefined && parts.length === 1)) return [rule];
  const { attestsAbout: _, ...asking } = asAsked(rule);
  const { attests: __, attestsAbout: ___, ...bare } = rule;
  const asked: Rule = {
    ...asking,
    kind: 'attested',
    evidence: undefined,
    onBreach: undefined,
  };
  return [
    ...(rule.attests === undefined ? [] : [asked]),
    ...parts.map((evidence): Rule => ({ ...bare, evidence })),
  ];
}

/** The rulebook's own variant; a rule about none of its wagers gets the first that it is about. */
function startOf(rulebook: Rulebook, game: Game, rule: Rule, [first, ...others]: Wager[]): Variant {
  const start = defaultVariant(rulebook, game);
  const offered = [first, ...others].some((wager) => wager && Object.hasOwn(start.wagers, wager.id));
  return first && namesWagers(rule) && !offered ? at(start, first.id, defaultTable(first)) : start;
}

export function casesOf(rulebook: Rulebook, game: Game, rule: Rule): Case[] {
  const options = chosenOptions(game, {});
  const wagers = game.wagers
    .filter((wager) => speaksOf(rule, wager))
    .map((wager) => chargedWager(game, wager, options));
  const start = startOf(rulebook, game, rule, wagers);
  const offered = { rulebook, game, rule, wagers, start, breach: leadsTo(rule)[0] ?? 'breach' };
  const scope = whereItSpeaks(offered, rule.appliesTo.when);
  if (!scope.speaking) throw new Error(`${rule.clause} never speaks of ${game.id}`);
  const within = withOptions(offered, scope.speaking);
  const [evidence] = evidenceOf(rule);
  const { speaking, silent, unstated } = whereItSpeaks(within, evidence?.when);
  const others = [...scope.silent, ...silent, ...unstated];
  if (!speaking) return others;
  const subject = withOptions(within, speaking);
  if (rule.kind === 'attested') return [...attested(subject, rulebook, rule), ...others];
  if (rule.kind !== 'computed' || !evidence) return [];
  return [
    ...(isMeasured(evidence) ? casesMeasured(subject, evidence) : casesOwed(subject, evidence)),
    ...others,
  ];
}
