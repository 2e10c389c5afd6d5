/**
 * How a rule is checked: when it speaks, what is measured and against what, or what is owed. Closed lists: each measure and
 * each obligation has a judge in `evaluation/` and cases in `contract/`.
 */
import { z } from 'zod';
import type { Verdict } from '../findings/finding';
import { clause, id, payText, shareText } from './fields';

/** The option has one of these values. */
export const OptionIs = z.object({ option: id, values: z.array(z.string()).min(1) });

export const Parameter = z.object({
  name: z.string(),
  comparator: z.enum(['at-least', 'at-most', 'equal', 'one-of']),
  value: z.union([z.string(), z.array(z.string())]),
  unit: z.string(),
});

/** Floors that go together: each event of a wager, and the least it pays. */
export const Schedule = z.object({ label: z.string(), rows: z.record(id, payText) });

/** A condition over the options chosen, what is declared and facts of a wager: `when.ts`. The rule speaks only where it holds. */
export const When = z.string().min(1).max(500);

const when = { when: When.exactOptional() };
/** The threshold as a parameter of the rule: what it limits, and in what. */
const as = { as: z.object({ name: z.string(), unit: z.string() }).exactOptional() };
const pays = { ...when, measure: z.literal('pays') };

/** What the wagers in scope pay, event by event. */
const Pays = z.discriminatedUnion('against', [
  /** No less than the wager's own `minimum`. */
  z.strictObject({ ...pays, against: z.literal('minimum') }),
  /** Exactly the wager's own `minimum`, on every event or on those named: less or more is a breach. */
  z.strictObject({ ...pays, against: z.literal('approved'), events: z.array(id).exactOptional() }),
  /** One printed table exactly, with the options that it is printed for; of wagers that are one by other tables only one is offered. `together`: all of them by the table of one name. */
  z.strictObject({ ...pays, against: z.literal('tables'), together: z.literal(true).exactOptional() }),
  /** No less than at least one of these, taken as a whole, on every row of it. */
  z.strictObject({ ...pays, against: z.literal('schedules'), schedules: z.array(Schedule).min(2) }),
  /** A row the operator may leave out: `event` pays as `row` does, or at least `atLeast`. */
  z.strictObject({ ...pays, against: z.literal('row'), event: id, row: id, atLeast: payText }),
  /** One event pays exactly this. */
  z.strictObject({ ...pays, against: z.literal('amount'), event: id, exactly: payText, ...as }),
]);

/** What can be breached: `onBreach` of the rule says what that leads to. */
export const Measured = z.discriminatedUnion('measure', [
  Pays,
  /** The value of an option, one of these. */
  z.strictObject({
    ...when,
    measure: z.literal('option'),
    option: id,
    oneOf: z.array(z.string()).min(1),
    ...as,
  }),
  /** A percentage is between these, both included. */
  z.strictObject({
    ...when,
    measure: z.literal('percentage'),
    option: id,
    within: z.tuple([shareText, shareText]),
    ...as,
  }),
  /** The wagers offered are among those listed for the game. */
  z.strictObject({ ...when, measure: z.literal('wagers'), listed: z.literal('for the game') }),
  /** Wagers paid from a meter are those that the game lists with terms of their own. */
  z.strictObject({ ...when, measure: z.literal('progressives'), listed: z.literal('for the game') }),
  /** The day lies within the dates agreed for a trial. */
  z.strictObject({ ...when, measure: z.literal('day'), within: z.literal('trial') }),
  /** A progressive jackpot's contribution, a share of the progressive wagers. */
  z.strictObject({ ...when, measure: z.literal('contribution'), atLeast: shareText, ...as }),
  /** What goes to the meter and to the reserve is what the table in use prints. */
  z.strictObject({ ...when, measure: z.literal('increments'), exactly: z.literal('printed') }),
  /** The seed is any amount; or the printed one, multiplied as the wager is. */
  z.strictObject({ ...when, measure: z.literal('seed'), exactly: z.enum(['any', 'printed']) }),
  /** What one wager costs is what the table is printed for; at another, sums multiply and approval comes first. */
  z.strictObject({ ...when, measure: z.literal('stake'), exactly: z.literal('printed') }),
]);

/** What has to be there: each says by itself what it leads to. */
export const Owed = z.discriminatedUnion('owes', [
  /** A line on the sign, with the value of the option `decks` for "{decks}". `of`: the option that the line announces. */
  z.strictObject({ ...when, owes: z.literal('line'), line: z.string(), of: id.exactOptional() }),
  /** The consent of the authority; for what, where `when` does not say it. */
  z.strictObject({ ...when, owes: z.literal('consent'), of: z.string().exactOptional() }),
  /** Word to the authority in advance. */
  z.strictObject({ ...when, owes: z.literal('notification') }),
  /** That it is not so. */
  z.strictObject({ ...when, owes: z.literal('absence') }),
  /** A person's word: what an attested rule asks. */
  z.strictObject({ ...when, owes: z.literal('confirmation') }),
  /** A line with what the wagers in scope pay, row by row. */
  z.strictObject({ ...when, owes: z.literal('pays-shown') }),
  /** A line with pays other than the minimum and the printed tables, and with the edge. */
  z.strictObject({ ...when, owes: z.literal('own-pays-shown') }),
  /** A line that says which of the tables that are replaced as a whole is in use. */
  z.strictObject({ ...when, owes: z.literal('table-shown') }),
  /** A line with the maximum and the minimum wager. */
  z.strictObject({ ...when, owes: z.literal('limits-shown') }),
  /** A line with the dates of a trial. */
  z.strictObject({ ...when, owes: z.literal('trial-shown') }),
  /**
   * A line with the limit, an option, on what optional wagers pay out in one round to all winners together. A limit that
   * a single win at the largest wager (the option `largest`, else the table's) exceeds is reported with both sums.
   */
  z.strictObject({ ...when, owes: z.literal('limit-shown'), limit: id, largest: id, line: z.string() }),
  /** The agreement of a wager's proprietor to a variation; in which clause, where that is another. */
  z.strictObject({ ...when, owes: z.literal('agreement'), askedIn: clause.exactOptional() }),
  /** The leaflet, with the edge of each pay table. */
  z.strictObject({ ...when, owes: z.literal('leaflet') }),
  /** Nothing: advice against minimum odds taken as a whole. */
  z.strictObject({ ...when, owes: z.literal('balance') }),
]);

export const Evidence = z.union([Measured, Owed]);

export type OptionIs = z.infer<typeof OptionIs>;
export type Parameter = z.infer<typeof Parameter>;
export type Evidence = z.infer<typeof Evidence>;
export type Measured = z.infer<typeof Measured>;
export type Owed = z.infer<typeof Owed>;
export type Against = Extract<Measured, { measure: 'pays' }>['against'];

/** What the lack of it leads to; nothing for advice and for what a person confirms. */
export const LACKING = {
  line: 'needs-notice',
  consent: 'needs-consent',
  notification: 'needs-notification',
  absence: 'breach',
  confirmation: undefined,
  'pays-shown': 'needs-notice',
  'own-pays-shown': 'needs-notice',
  'table-shown': 'needs-notice',
  'limits-shown': 'needs-notice',
  'trial-shown': 'needs-notice',
  'limit-shown': 'needs-notice',
  agreement: 'needs-consent',
  leaflet: 'needs-notice',
  balance: undefined,
} as const satisfies Record<Owed['owes'], Verdict | undefined>;

type With = { evidence?: Evidence | Evidence[] | undefined };

/** Each part of the evidence of a rule, in order. */
export const evidenceOf = ({ evidence }: With): Evidence[] =>
  evidence === undefined ? [] : [evidence].flat();

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

/** What it leads to that a rule is not kept: nothing for advice. */
export const leadsTo = (rule: With & { onBreach?: Leading | undefined }): Leading[] => [
  ...new Set(
    evidenceOf(rule).flatMap(
      (evidence) => (isMeasured(evidence) ? rule.onBreach : LACKING[evidence.owes]) ?? [],
    ),
  ),
];
