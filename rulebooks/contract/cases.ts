/** For each rule, variants that are below, at and above its threshold, and the verdict each must get. */

import { type Against, evidenceOf, isMeasured, type Measured, type Owed } from '../format/evidence';
import type { Game, Rule, Rulebook, Wager } from '../format/record';
import { asAsked, namesWagers, speaksOf } from '../format/scope';
import { chargedWager } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import { defaultTable } from '../offer/pay-table';
import { defaultVariant } from '../offer/resolve';
import type { Variant } from '../variant/variant';
import { aggregateLimit } from './aggregate-cases';
import { approvedOdds } from './approved-cases';
import { at, type Case, type MeasureCases, type OwedCases, type PaysCases, type Subject } from './case';
import { amount, optionValue, paysShown, wagersListed } from './choice-cases';
import {
  attested,
  progressiveContribution,
  progressiveListed,
  tableLimits,
  trialDays,
  trialShown,
} from './declared-cases';
import { absence, consent, line, notification, percentage } from './licensee-cases';
import { atLeastOneOfTables } from './one-of-tables-cases';
import { optionalRow } from './optional-row-cases';
import {
  betterOddsNotice,
  leafletRequired,
  minimumOdds,
  proprietorConsent,
  tableInUseNotice,
  unbalancedMinimum,
} from './pay-cases';
import { oneOfTables } from './printed-tables-cases';
import { progressiveIncrements, progressiveScale, progressiveSeed } from './progressive-cases';
import { whereItSpeaks, withOptions } from './when-cases';

const PAYS: { [Name in Against]: PaysCases<Name> } = {
  minimum: minimumOdds,
  approved: approvedOdds,
  tables: oneOfTables,
  schedules: atLeastOneOfTables,
  row: optionalRow,
  amount,
};

function pays<Name extends Against>(
  subject: Subject,
  evidence: Extract<Measured, { against: Name }>,
): Case[] {
  const cases: PaysCases<Name> = PAYS[evidence.against as Name];
  return cases(subject, evidence);
}

const MEASURES: { [Name in Measured['measure']]: MeasureCases<Name> } = {
  pays,
  option: optionValue,
  percentage,
  wagers: wagersListed,
  progressives: progressiveListed,
  day: trialDays,
  contribution: progressiveContribution,
  increments: progressiveIncrements,
  seed: progressiveSeed,
  stake: progressiveScale,
};

const OWED: { [Name in Owed['owes']]: OwedCases<Name> } = {
  line,
  consent,
  notification,
  absence,
  confirmation: () => [],
  'pays-shown': paysShown,
  'own-pays-shown': betterOddsNotice,
  'table-shown': tableInUseNotice,
  'limits-shown': tableLimits,
  'trial-shown': trialShown,
  'limit-shown': aggregateLimit,
  agreement: proprietorConsent,
  leaflet: leafletRequired,
  balance: unbalancedMinimum,
};

function measured<Name extends Measured['measure']>(
  subject: Subject,
  evidence: Extract<Measured, { measure: Name }>,
): Case[] {
  const cases: MeasureCases<Name> = MEASURES[evidence.measure as Name];
  return cases(subject, evidence);
}

function owed<Name extends Owed['owes']>(subject: Subject, evidence: Extract<Owed, { owes: Name }>): Case[] {
  const cases: OwedCases<Name> = OWED[evidence.owes as Name];
  return cases(subject, evidence);
}

export const rulesOf = (rulebook: Rulebook): Rule[] => rulebook.sections.flatMap(({ rules }) => rules);

/** What a rule asks of a person and each part of what it checks, each as a rule by itself. */
export function partsOf(rule: Rule): Rule[] {
  const parts = evidenceOf(rule);
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
  const offered = { rulebook, game, rule, wagers, start: startOf(rulebook, game, rule, wagers) };
  const scope = whereItSpeaks(offered, rule.appliesTo.when);
  if (!scope.speaking) throw new Error(`${rule.clause} never speaks of ${game.id}`);
  const within = withOptions(offered, scope.speaking);
  const [evidence] = evidenceOf(rule);
  const { speaking, silent, unstated } = whereItSpeaks(within, evidence?.when);
  const others = [...scope.silent, ...silent, ...unstated];
  if (!speaking) return others;
  const subject = withOptions(within, speaking);
  if (rule.kind === 'attested') return [...attested(subject), ...others];
  if (rule.kind !== 'computed' || !evidence) return [];
  return [...(isMeasured(evidence) ? measured(subject, evidence) : owed(subject, evidence)), ...others];
}
