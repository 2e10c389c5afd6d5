/** The short words of a record: its kind, what is compared, what a parameter says, which verdicts it can give. */
import type { Tone } from '@/app/components/badge';
import type { Verdict } from '@/rulebooks/findings/finding';
import {
  type Against,
  type Evidence,
  evidenceOf,
  isMeasured,
  leadsTo,
  type Measured,
  measures,
  type Owed,
} from '@/rulebooks/format/evidence';
import type { Rule } from '@/rulebooks/format/record';

export const KIND_WORDS: Record<Rule['kind'], { word: string; tone: Tone }> = {
  computed: { word: 'Computed', tone: 'accent' },
  attested: { word: 'Confirmed by a person', tone: 'attestation' },
  informative: { word: 'Informative', tone: 'neutral' },
};

const PAYS: Record<Against, string> = {
  minimum: 'what each event pays with the least it may pay',
  approved: 'what each event pays with exactly what was approved',
  row: 'what an optional row pays with its minimum, or with its neighbour’s pay',
  amount: 'what is paid with what the option’s value is allowed for',
  schedules: 'what is paid with each of the tables, as a whole',
  tables: 'what is paid with each of the tables as printed, and the wager each is printed for',
};

const MEASURES: Record<Exclude<Measured['measure'], 'pays'>, string> = {
  option: 'the option’s value with those permitted',
  percentage: 'the option’s percentage with the least and the most permitted',
  wagers: 'the wagers offered with those listed for the game',
  progressives: 'a progressive jackpot with the games that have rules for one',
  day: 'the dates of the trial with what was agreed',
  contribution: 'the share paid into the progressive with the least permitted',
  increments: 'the shares added to meter and reserve with those of the table in use',
  seed: 'the seed with that of the table in use, for this wager',
  stake: 'what one wager costs with what the table is printed for',
};

const OWED: Record<Owed['owes'], string> = {
  line: 'the sign with the line that is required',
  consent: 'the approval with those on file',
  notification: 'a declared fact with what the rule then requires',
  absence: 'what is chosen with what is allowed',
  confirmation: 'what is chosen or declared with when a person has to confirm it',
  'pays-shown': 'what is paid with what the sign shows',
  'own-pays-shown': 'what is paid with the minimum and the printed tables',
  'table-shown': 'the pay table in use with the tables that are replaced as a whole',
  'limits-shown': 'the table limits with what the sign must show',
  'trial-shown': 'the dates of the trial with what the sign must show',
  'limit-shown': 'the limit on what one round pays out with what one win comes to at the maximum wager',
  agreement: 'the proprietor’s consent with those on file',
  leaflet: 'the pay tables on offer with what the premises must hand out',
  balance: 'the pay table in use with the list of minimum odds',
};

function partWords(evidence: Evidence): string {
  if (!isMeasured(evidence)) return OWED[evidence.owes];
  return evidence.measure === 'pays' ? PAYS[evidence.against] : MEASURES[evidence.measure];
}

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
