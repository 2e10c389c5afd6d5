/** For each rule, variants that are below, at and above its threshold, and the verdict each must get. */
import type { Evidence, Game, Rule, Rulebook } from '../record';
import { defaultVariant } from '../resolve';
import { speaksOf } from '../scope';
import { approvedOdds } from './approved-cases';
import type { Case, Cases, Subject } from './case';
import {
  oddsShown,
  optionChosen,
  optionNeedsPay,
  optionNotice,
  optionValue,
  wagersListed,
} from './choice-cases';
import {
  attested,
  circumstance,
  progressiveContribution,
  progressiveListed,
  tableLimits,
  trialStatus,
} from './declared-cases';
import { optionalRow } from './optional-row-cases';
import {
  betterOddsNotice,
  leafletRequired,
  minimumOdds,
  proprietorConsent,
  tableInUseNotice,
  unbalancedMinimum,
} from './pay-cases';

const CASES: { [Kind in Evidence['compare']]: Cases<Kind> } = {
  'minimum-odds': minimumOdds,
  'approved-odds': approvedOdds,
  'optional-row': optionalRow,
  'option-value': optionValue,
  'option-notice': optionNotice,
  'option-chosen': optionChosen,
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
  'proprietor-consent': proprietorConsent,
};

function byKind<Kind extends Evidence['compare']>(
  subject: Subject,
  evidence: Extract<Evidence, { compare: Kind }>,
): Case[] {
  const cases: Cases<Kind> = CASES[evidence.compare as Kind];
  return cases(subject, evidence);
}

export function casesOf(rulebook: Rulebook, game: Game, rule: Rule): Case[] {
  const wagers = game.wagers.filter((wager) => speaksOf(rule, wager));
  const subject = { rulebook, game, rule, wagers, start: defaultVariant(rulebook, game) };
  if (rule.kind === 'attested') return attested(subject);
  return rule.kind === 'computed' && rule.evidence ? byKind(subject, rule.evidence) : [];
}
