/** One evaluator for each kind of evidence; the type makes this table complete. */
import type { Evidence } from '../evidence';
import type { Rule } from '../record';
import { aggregateLimit } from './aggregate-limit';
import { approval } from './approval';
import { approvedOdds } from './approved-odds';
import { atLeastOneOfTables } from './at-least-one-of-tables';
import { betterOddsNotice } from './better-odds-notice';
import { circumstance } from './circumstance';
import { leafletRequired } from './leaflet-required';
import { minimumOdds } from './minimum-odds';
import { notice } from './notice';
import { oddsShown } from './odds-shown';
import { oneOfTables } from './one-of-tables';
import { optionChosen } from './option-chosen';
import { optionNeedsPay } from './option-needs-pay';
import { optionNotice } from './option-notice';
import { optionRange } from './option-range';
import { optionValue } from './option-value';
import { optionalRow } from './optional-row';
import { progressiveContribution } from './progressive-contribution';
import { progressiveIncrements } from './progressive-increments';
import { progressiveListed } from './progressive-listed';
import { progressiveScale } from './progressive-scale';
import { progressiveSeed } from './progressive-seed';
import { proprietorConsent } from './proprietor-consent';
import type { Checked, Evaluator, Ruling, Situation } from './situation';
import { tableInUseNotice } from './table-in-use-notice';
import { tableLimits } from './table-limits';
import { trialStatus } from './trial-status';
import { unbalancedMinimum } from './unbalanced-minimum';
import { wagersListed } from './wagers-listed';

export const EVALUATORS: { [Kind in Evidence['compare']]: Evaluator<Kind> } = {
  'minimum-odds': minimumOdds,
  'approved-odds': approvedOdds,
  'optional-row': optionalRow,
  'option-value': optionValue,
  'option-range': optionRange,
  'option-notice': optionNotice,
  notice,
  approval,
  'at-least-one-of-tables': atLeastOneOfTables,
  'one-of-tables': oneOfTables,
  'option-chosen': optionChosen,
  'aggregate-limit': aggregateLimit,
  'option-needs-pay': optionNeedsPay,
  'odds-shown': oddsShown,
  'wagers-listed': wagersListed,
  'better-odds-notice': betterOddsNotice,
  'table-in-use-notice': tableInUseNotice,
  'leaflet-required': leafletRequired,
  'unbalanced-minimum': unbalancedMinimum,
  'table-limits': tableLimits,
  'trial-status': trialStatus,
  circumstance,
  'progressive-listed': progressiveListed,
  'progressive-contribution': progressiveContribution,
  'progressive-increments': progressiveIncrements,
  'progressive-seed': progressiveSeed,
  'progressive-scale': progressiveScale,
  'proprietor-consent': proprietorConsent,
};

function byKind<Kind extends Evidence['compare']>(
  situation: Situation,
  rule: Checked,
  evidence: Extract<Evidence, { compare: Kind }>,
): Ruling[] {
  const evaluator: Evaluator<Kind> = EVALUATORS[evidence.compare as Kind];
  return evaluator(situation, rule, evidence);
}

/** What a computed rule finds; nothing of any other. Only advice says nothing of a breach, and it has none. */
export function holds(situation: Situation, rule: Rule): Ruling[] {
  const { kind, evidence, onBreach = 'breach' } = rule;
  return kind === 'computed' && evidence ? byKind(situation, { ...rule, onBreach }, evidence) : [];
}
