/** For each rule, variants that are below, at and above its threshold, and the verdict each must get. */

import { chargedWager } from '../charges';
import { chosenOptions } from '../engine-wager';
import type { Evidence } from '../evidence';
import { defaultTable } from '../pay-table';
import type { Game, Rule, Rulebook, Wager } from '../record';
import { defaultVariant } from '../resolve';
import { asAsked, namesWagers, speaksOf } from '../scope';
import type { Variant } from '../variant';
import { aggregateLimit } from './aggregate-cases';
import { approvedOdds } from './approved-cases';
import { at, type Case, type Cases, type Subject } from './case';
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
import { approval, notice, optionRange, whereItSpeaks, withOptions } from './licensee-cases';
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

const CASES: { [Kind in Evidence['compare']]: Cases<Kind> } = {
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
  subject: Subject,
  evidence: Extract<Evidence, { compare: Kind }>,
): Case[] {
  const cases: Cases<Kind> = CASES[evidence.compare as Kind];
  return cases(subject, evidence);
}

export const rulesOf = (rulebook: Rulebook): Rule[] => rulebook.sections.flatMap(({ rules }) => rules);

/** What a rule checks and what it asks of a person, each as a rule by itself. */
export function partsOf(rule: Rule): Rule[] {
  if (rule.kind !== 'computed' || rule.attests === undefined) return [rule];
  return [
    { ...asAsked(rule), kind: 'attested', evidence: undefined, onBreach: undefined, attestsAbout: undefined },
    { ...rule, attests: undefined, attestsAbout: undefined },
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
  const { speaking, silent } = whereItSpeaks(offered, rule.appliesTo.where);
  const subject = withOptions(offered, speaking);
  if (rule.kind === 'attested') return [...attested(subject), ...silent];
  return rule.kind === 'computed' && rule.evidence ? [...byKind(subject, rule.evidence), ...silent] : [];
}
