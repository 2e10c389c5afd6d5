/** What a regulator's queue can be filtered by; the address of the page and a saved view spell it the same way. */
import { z } from 'zod';

export const QUEUE_KINDS = ['new', 'variation', 'extension', 'adoption', 'offered', 'fees', 'pools'] as const;
/** What the authority is asked for: of a game, of what is offered without its approval, or of a document of a house. */
export type QueueKind = (typeof QUEUE_KINDS)[number];

export const QUEUE_KIND_WORDS: Record<QueueKind, string> = {
  new: 'New',
  variation: 'Variation',
  extension: 'Trial extension',
  adoption: 'Adoption',
  offered: 'Offered without approval',
  fees: 'Schedule of fees',
  pools: 'Pool rules',
};

/** In days since it was submitted or asked for, at least. */
export const AGES = ['7', '30', '90'] as const;

export const QueueFilters = z.object({
  jurisdiction: z.string().min(1).max(80).optional().catch(undefined),
  kind: z.enum(QUEUE_KINDS).optional().catch(undefined),
  age: z.enum(AGES).optional().catch(undefined),
  /** "me", "nobody", or a reviewer's id. */
  assignee: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .optional()
    .catch(undefined),
  /** Only those with a question that waits for its answer. */
  questions: z.literal('open').optional().catch(undefined),
  /** Those that wait for nobody here too. */
  closed: z.literal('yes').optional().catch(undefined),
});
export type QueueFilters = z.infer<typeof QueueFilters>;

const NAMES = ['jurisdiction', 'kind', 'age', 'assignee', 'questions', 'closed'] as const;

export const filtersIn = (search: URLSearchParams): QueueFilters =>
  QueueFilters.parse(
    Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
  );

export function spelledFilters(filters: QueueFilters): string {
  const search = new URLSearchParams();
  for (const name of NAMES) if (filters[name]) search.set(name, filters[name]);
  return search.toString();
}

type Filtered = {
  jurisdiction: string;
  kind: QueueKind;
  since: string;
  assignee?: { id: string } | undefined;
  awaited: boolean;
  openQuestions: number;
};

const DAY = 24 * 60 * 60 * 1000;

/** Whole days. */
export const daysSince = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY));

export function isWithin(
  item: Filtered,
  { jurisdiction, kind, age, assignee, questions, closed }: QueueFilters,
  { me, now }: { me: string; now: Date },
): boolean {
  const wanted = assignee === 'me' ? me : assignee;
  return (
    (closed === 'yes' || item.awaited) &&
    (jurisdiction === undefined || item.jurisdiction === jurisdiction) &&
    (kind === undefined || item.kind === kind) &&
    (questions === undefined || item.openQuestions > 0) &&
    (age === undefined || daysSince(item.since, now) >= Number(age)) &&
    (wanted === undefined ||
      (wanted === 'nobody' ? item.assignee === undefined : item.assignee?.id === wanted))
  );
}
