/**
 * How a rule is checked: when it speaks, what is measured and against what, or what is owed. Each measure and each
 * obligation is a folder with its schema, its judge and its cases.
 */
import { z } from 'zod';
import { type Against, Measured } from '../measures/schemas';
import { LACKING, Owed } from '../obligations/schemas';
import type { Parameter } from '../terms/rule';

export { type Against, Measured, Owed };

export const Evidence = z.union([Measured, Owed]);

export type Evidence = z.infer<typeof Evidence>;

type With = { evidence?: Evidence | Evidence[] | undefined };

/** Each part of the evidence of a rule, in order. */
export const evidenceOf = ({ evidence }: With): Evidence[] =>
  evidence === undefined ? [] : Array.isArray(evidence) ? evidence : [evidence];

const asksPerson = (evidence: Evidence): boolean => 'owes' in evidence && evidence.owes === 'confirmation';

/** Of an attested rule: when a person is asked; always, where no part says so. */
export const askedWhen = (rule: With & { kind: string }): string | undefined =>
  rule.kind === 'attested' ? evidenceOf(rule).find(asksPerson)?.when : undefined;

/** The parts that are judged, and not confirmed by a person. */
export const judgedParts = (rule: With): Evidence[] => evidenceOf(rule).filter((one) => !asksPerson(one));

export const isMeasured = (evidence: Evidence): evidence is Measured => 'measure' in evidence;

export const measuresOf = (rule: With): Measured[] => evidenceOf(rule).filter(isMeasured);

type Of<A extends Against> = Extract<Measured, { against: A }>;

/** The parts that compare pays with one of these. */
export const paysAgainst = <A extends Against>(rule: With, ...against: A[]): Of<A>[] =>
  measuresOf(rule).filter(
    (one): one is Of<A> => one.measure === 'pays' && against.some((each) => each === one.against),
  );

export const measures = (rule: With, measure: Measured['measure']): boolean =>
  measuresOf(rule).some((one) => one.measure === measure);

export const owes = (rule: With, owed: Owed['owes']): boolean =>
  evidenceOf(rule).some((one) => 'owes' in one && one.owes === owed);

/** The threshold of a part, where it is a number that the rule names. */
function thresholdsOf(evidence: Evidence): Parameter[] {
  if (!('as' in evidence) || !evidence.as) return [];
  const { as } = evidence;
  if ('oneOf' in evidence) return [{ ...as, comparator: 'one-of', value: evidence.oneOf }];
  if ('exactly' in evidence) return [{ ...as, comparator: 'equal', value: evidence.exactly }];
  if ('atLeast' in evidence) return [{ ...as, comparator: 'at-least', value: evidence.atLeast }];
  const [least, most] = evidence.within;
  if (least === most) return [{ ...as, comparator: 'equal', value: least }];
  return [
    { ...as, comparator: 'at-least', value: least },
    { ...as, comparator: 'at-most', value: most },
  ];
}

/** What a rule says in numbers: the thresholds of its evidence, and what nothing measures. */
export const parametersOf = (rule: With & { parameters: Parameter[] }): Parameter[] => [
  ...evidenceOf(rule).flatMap(thresholdsOf),
  ...rule.parameters,
];

type Leading = NonNullable<(typeof LACKING)[keyof typeof LACKING]>;

/** The verdict where a rule is not met; none for advice. */
export const leadsTo = (rule: With & { onBreach?: Leading | undefined }): Leading[] => [
  ...new Set(
    evidenceOf(rule).flatMap(
      (evidence) => (isMeasured(evidence) ? rule.onBreach : LACKING[evidence.owes]) ?? [],
    ),
  ),
];
