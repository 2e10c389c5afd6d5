/** One judge for each measure, each thing that pays are compared with, and each obligation; the types make these lists complete. */
import {
  type Against,
  type Evidence,
  evidenceOf,
  isMeasured,
  type Measured,
  type Owed,
} from '../format/evidence';
import type { Rule } from '../format/record';
import { absence } from './absence';
import { aggregateLimit } from './aggregate-limit';
import { amount } from './amount';
import { approvedOdds } from './approved-odds';
import { atLeastOneOfTables } from './at-least-one-of-tables';
import { betterOddsNotice } from './better-odds-notice';
import { consent, notification } from './consent';
import { leafletRequired } from './leaflet-required';
import { line } from './line';
import { minimumOdds } from './minimum-odds';
import { oddsShown } from './odds-shown';
import { oneOfTables } from './one-of-tables';
import { optionValue } from './option-value';
import { optionalRow } from './optional-row';
import { percentage } from './percentage';
import { progressiveContribution } from './progressive-contribution';
import { progressiveIncrements } from './progressive-increments';
import { progressiveListed } from './progressive-listed';
import { progressiveScale } from './progressive-scale';
import { progressiveSeed } from './progressive-seed';
import { proprietorConsent } from './proprietor-consent';
import type { Checked, Measure, OwedJudge, PaysJudge, Ruling, Situation } from './situation';
import { notStated, spokenOf } from './speaks';
import { tableInUseNotice } from './table-in-use-notice';
import { tableLimits } from './table-limits';
import { trialDays, trialShown } from './trial';
import { unbalancedMinimum } from './unbalanced-minimum';
import { wagersListed } from './wagers-listed';

const PAYS: { [Name in Against]: PaysJudge<Name> } = {
  minimum: minimumOdds,
  approved: approvedOdds,
  tables: oneOfTables,
  schedules: atLeastOneOfTables,
  row: optionalRow,
  amount,
};

function pays<Name extends Against>(
  situation: Situation,
  rule: Checked,
  evidence: Extract<Measured, { against: Name }>,
): Ruling[] {
  const judge: PaysJudge<Name> = PAYS[evidence.against as Name];
  return judge(situation, rule, evidence);
}

const MEASURES: { [Name in Measured['measure']]: Measure<Name> } = {
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

const OWED: { [Name in Owed['owes']]: OwedJudge<Name> } = {
  line,
  consent,
  notification,
  absence,
  // Asked of a person: `attestation.ts`.
  confirmation: () => [],
  'pays-shown': oddsShown,
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
  situation: Situation,
  rule: Checked,
  evidence: Extract<Measured, { measure: Name }>,
): Ruling[] {
  const judge: Measure<Name> = MEASURES[evidence.measure as Name];
  return judge(situation, rule, evidence);
}

function owed<Name extends Owed['owes']>(
  situation: Situation,
  rule: Rule,
  evidence: Extract<Owed, { owes: Name }>,
): Ruling[] {
  const judge: OwedJudge<Name> = OWED[evidence.owes as Name];
  return judge(situation, rule, evidence);
}

function part(situation: Situation, rule: Rule, evidence: Evidence): Ruling[] {
  const spoken = spokenOf(situation, evidence);
  if (spoken === undefined) return [];
  if (spoken === 'not-stated') return [notStated(situation, rule, evidence)];
  if (!isMeasured(evidence)) return owed(spoken, rule, evidence);
  return measured(spoken, { ...rule, onBreach: rule.onBreach ?? 'breach' }, evidence);
}

/** What a computed rule finds; nothing of any other. */
export const holds = (situation: Situation, rule: Rule): Ruling[] =>
  rule.kind === 'computed' ? evidenceOf(rule).flatMap((evidence) => part(situation, rule, evidence)) : [];
