/** The short words of a record: its kind, what is compared, what a parameter says, which verdicts it can give. */
import type { Tone } from '@/app/components/badge';
import type { Verdict } from '@/rulebooks/findings/finding';
import { type Evidence, evidenceOf, isMeasured, leadsTo, measures } from '@/rulebooks/format/evidence';
import type { Rule } from '@/rulebooks/format/record';
import { measureWords } from '@/rulebooks/measures/schemas';
import { obligationWords } from '@/rulebooks/obligations/schemas';

export const KIND_WORDS: Record<Rule['kind'], { word: string; tone: Tone }> = {
  computed: { word: 'Computed', tone: 'accent' },
  attested: { word: 'Confirmed by a person', tone: 'attestation' },
  informative: { word: 'Informative', tone: 'neutral' },
};

const partWords = (evidence: Evidence): string =>
  isMeasured(evidence) ? measureWords(evidence) : obligationWords(evidence);

/** What is compared, part by part: each once. */
export const comparedWords = (rule: Pick<Rule, 'evidence'>): string =>
  [...new Set(evidenceOf(rule).map(partWords))].join('; ');

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
  const owed = leadsTo(rule);
  if (owed.length === 0) return ['meets'];
  // Beside the approval, pays that were not multiplied with the wager are a breach.
  const beside = measures(rule, 'stake') && !owed.includes('breach') ? ['breach' as const] : [];
  return [...beside, ...owed, ...asked, 'not-assessed', 'meets'];
}

/** Where in the source it stands: "line 188", "lines 70 to 71". */
export const linesWords = ([from, to]: [number, number]): string =>
  from === to ? `line ${from}` : `lines ${from} to ${to}`;
