/** What waits for a person, and how soon. */
import type { Rulebook } from '@/rulebooks/format/record';
import { daysBetween } from '@/rulebooks/spelling/dates';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import { dayIn, type Today } from '@/rulebooks/zones';
import type { Shelf } from '../rulebooks/shelf';
import { AGENDA_RECORDS, type AgendaKind } from '../vocabulary/agenda';
import type { Role } from '../vocabulary/roles';

export type Clause = { rulebook: RulebookId; clause: ClauseId };

/** Something that waits in an organisation, and for whom of its people. */
export type Owed = {
  kind: AgendaKind;
  /** The id of what it is about; with the kind, what it is. */
  about: string;
  says: string;
  href: string;
  /** Whose days its days are; of the site itself where there is none. */
  rulebook?: string;
  /** Of the submission that it is about. */
  reference?: string;
  /** A moment or a day. */
  since: string;
  /** The last day. */
  by?: string;
  clause?: Clause;
  role?: Role;
  only?: string;
  not?: ReadonlySet<string>;
};

export const URGENCIES = ['late', 'week', 'month', 'open', 'later', 'waiting'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** `today`: where its rulebook is in force, as are all its days. */
export type AgendaItem = Omit<Owed, 'role' | 'only' | 'not'> & { urgency: Urgency; today: string };

export const isFor = ({ role, only, not }: Owed, person: { id: string; role: Role }): boolean =>
  (role === undefined || role === person.role) &&
  (only === undefined || only === person.id) &&
  !not?.has(person.id);

/** How many days it has waited, as they are counted where it waits. */
export const waitedDays = ({ since, rulebook }: Pick<Owed, 'since' | 'rulebook'>, today: string): number =>
  daysBetween(dayIn(rulebook, since), today);

export function urgencyOf(owed: Owed, today: string): Urgency {
  const { kind, by } = owed;
  const { long, waits } = AGENDA_RECORDS[kind];
  if (waits) return 'waiting';
  if (by === undefined) return long !== undefined && waitedDays(owed, today) >= long ? 'late' : 'open';
  const left = daysBetween(today, by);
  if (left < 0) return 'late';
  if (left <= 7) return 'week';
  return left <= 31 ? 'month' : 'later';
}

export const theQuestions = (count: number): string =>
  count === 1 ? 'the question' : `the ${count} questions`;

export type ClauseFor = (kind: AgendaKind, rulebook: string) => { clause?: Clause };

/** The clause that sets the term of such an item under a rulebook today; nothing where none does. */
export const clausesOn = (shelf: Shelf, today: Today): ClauseFor => {
  const known = new Map<string, ReturnType<ClauseFor>>();
  const found: ClauseFor = (kind, id) => {
    const which = AGENDA_RECORDS[kind].clause;
    const applied = shelf.applied(id, today(id));
    if (!applied.ok || !which) return {};
    const { book } = applied.value;
    const clause = which === 'display' ? displayClause(book) : book.trials?.[which];
    return clause ? { clause: { rulebook: book.id, clause } } : {};
  };
  // Hundreds of tables ask the same.
  return (kind, id) => {
    const key = `${kind} ${id}`;
    const clause = known.get(key) ?? found(kind, id);
    known.set(key, clause);
    return clause;
  };
};

const displayClause = ({ sections }: Rulebook): ClauseId | undefined =>
  sections
    .flatMap(({ rules }) => rules)
    .find(({ evidence }) =>
      [evidence].flat().some((each) => each && 'owes' in each && each.owes === 'trial-shown'),
    )?.clause;
