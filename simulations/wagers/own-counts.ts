/**
 * A wager as its applicant counted it: a table of events, each with how often it happens. Nothing here can count it again,
 * so that every figure of it says whose counts it is made from.
 */
import { z } from 'zod';
import type { Distribution } from './distribution';
import type { WagerSpec } from './wager-spec';

/** The method of such counts: what tells their results from all others. */
export const OWN_COUNTS = 'applicant-counts';
/** Printed wherever a figure of them is. */
export const NOT_RECOMPUTED = 'not recomputed: counts by the applicant';
/** How a figure of them was worked out, in words after the verb. */
export const FROM_OWN_COUNTS = 'from counts by the applicant (not recomputed)';

export const MOST_EVENTS = 200;
export const LONGEST_COUNT = 60;

const WHOLE = new RegExp(`^[1-9][0-9]{0,${LONGEST_COUNT - 1}}$`);
export const isCount = (text: string): boolean => WHOLE.test(text);

const CountedEvent = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(40),
  label: z.string().min(1).max(80),
  settles: z.enum(['pays', 'lose', 'push']),
  count: z
    .string()
    .regex(WHOLE, 'Write a whole number above 0, without a fraction; remove a row that never happens.'),
});

const once = (values: string[]): boolean => new Set(values).size === values.length;

export const OwnCounts = z
  .strictObject({
    label: z.string().min(1).max(80),
    explains: z.string().max(600),
    /** What is counted, in the singular: "round", "deal". */
    outcome: z.string().min(1).max(40),
    /** How the applicant counted, in its own words. */
    describes: z.string().max(4000).default(''),
    events: z.array(CountedEvent).min(1, 'Give at least one event with its count.').max(MOST_EVENTS),
  })
  .refine(({ events }) => once(events.map(({ id }) => id)), { message: 'Each event is listed once.' })
  .refine(({ events }) => once(events.map(({ label }) => label.trim().toLowerCase())), {
    message: 'Two events have one name; name each once.',
  })
  .refine(({ events }) => events.some(({ settles }) => settles === 'pays'), {
    message: 'At least one event needs a pay: no other can win.',
  });

export type OwnCounts = z.infer<typeof OwnCounts>;

/** The one wager of such a table, whatever it is called. */
export const OWN_WAGER = 'counted';

export const ownSpec = ({ label, explains, outcome, events }: OwnCounts): WagerSpec => ({
  id: OWN_WAGER,
  label,
  explains,
  outcome,
  decisions: false,
  events: events.map(({ id, label: name, settles }) => ({ id, label: name, settles })),
});

export const universeOf = ({ events }: Pick<OwnCounts, 'events'>): bigint =>
  events.reduce((total, { count }) => total + BigInt(count), 0n);

export const ownDistribution = (counts: OwnCounts): Distribution => ({
  universe: universeOf(counts),
  outcomes: counts.events.map(({ id, count }) => ({ event: id, count: BigInt(count) })),
  method: {
    id: OWN_COUNTS,
    explains: [
      'The counts are those that the applicant filed. They were not computed here and no round was played against them: the figures are exact for these counts, and as right as they are.',
      counts.describes.trim(),
    ]
      .filter(Boolean)
      .join(' '),
    reductions: [],
  },
});
