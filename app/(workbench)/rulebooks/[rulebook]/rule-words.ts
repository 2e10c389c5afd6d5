/** The short words of a record: its kind, what is compared, what a parameter says, which verdicts it can give. */
import type { Tone } from '@/app/components/badge';
import type { Evidence } from '@/rulebooks/evidence';
import type { Verdict } from '@/rulebooks/finding';
import type { Rule } from '@/rulebooks/record';

export const KIND_WORDS: Record<Rule['kind'], { word: string; tone: Tone }> = {
  computed: { word: 'Computed', tone: 'accent' },
  attested: { word: 'Confirmed by a person', tone: 'attestation' },
  informative: { word: 'Informative', tone: 'neutral' },
};

const COMPARED: Record<Evidence['compare'], string> = {
  'minimum-odds': 'what each event pays with the least it may pay',
  'approved-odds': 'what each event pays with exactly what was approved',
  'optional-row': 'what an optional row pays with its minimum, or with its neighbour’s pay',
  'option-value': 'the option’s value with those permitted',
  'option-range': 'the option’s percentage with the least and the most permitted',
  'option-notice': 'the option’s value with those that need a notice',
  'option-chosen': 'the option’s value with those that need nothing more',
  'aggregate-limit': 'the limit on what one round pays out with what one win comes to at the maximum wager',
  'option-needs-pay': 'what is paid with what the option’s value is allowed for',
  notice: 'the sign with the line that is always required',
  approval: 'the approval with those on file',
  'at-least-one-of-tables': 'what is paid with each of the tables, as a whole',
  'one-of-tables': 'what is paid with each of the tables as printed, and the wager each is printed for',
  'odds-shown': 'what is paid with what the sign shows',
  'wagers-listed': 'the wagers offered with those listed for the game',
  'better-odds-notice': 'what is paid with the minimum and the printed tables',
  'table-in-use-notice': 'the pay table in use with the tables that are replaced as a whole',
  'leaflet-required': 'the pay tables on offer with what the premises must hand out',
  'unbalanced-minimum': 'the pay table in use with the list of minimum odds',
  'table-limits': 'the table limits with what the sign must show',
  'trial-status': 'the dates of the trial with what was agreed',
  circumstance: 'a declared fact with what the rule then requires',
  'progressive-listed': 'a progressive jackpot with the games that have rules for one',
  'progressive-contribution': 'the share paid into the progressive with the least permitted',
  'progressive-increments': 'the shares added to meter and reserve with those of the table in use',
  'progressive-seed': 'the seed with that of the table in use, for this wager',
  'progressive-scale': 'what one wager costs with what the table is printed for',
  'proprietor-consent': 'the proprietor’s consent with those on file',
};

export const comparedWords = (evidence: Evidence): string => COMPARED[evidence.compare];

const COMPARATORS: Record<Rule['parameters'][number]['comparator'], string> = {
  'at-least': 'at least',
  'at-most': 'at most',
  equal: 'exactly',
  'one-of': 'one of',
};

export const parameterWords = (parameter: Rule['parameters'][number]): string =>
  `${parameter.name}: ${COMPARATORS[parameter.comparator]} ${[parameter.value].flat().join(', ')} ${parameter.unit}`.trim();

/** Every verdict that a finding under this rule can carry. */
export function possibleVerdicts(rule: Rule): Verdict[] {
  if (rule.kind === 'informative') return [];
  const asked = rule.attests === undefined ? [] : ['needs-attestation' as const, 'confirmed' as const];
  if (rule.kind === 'attested') return asked;
  if (rule.evidence?.compare === 'unbalanced-minimum') return ['meets'];
  const owed = rule.onBreach ?? 'breach';
  // Beside the approval, pays that were not multiplied with the wager are a breach.
  const beside =
    rule.evidence?.compare === 'progressive-scale' && owed !== 'breach' ? ['breach' as const] : [];
  return [...beside, owed, ...asked, 'not-assessed', 'meets'];
}

/** Where in the source it stands: "line 188", "lines 70 to 71". */
export const linesWords = ([from, to]: [number, number]): string =>
  from === to ? `line ${from}` : `lines ${from} to ${to}`;
