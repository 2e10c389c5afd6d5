/** Which events a person may read, and which of them they ask for. */
import {
  and,
  type Column,
  eq,
  gt,
  gte,
  inArray,
  like,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Member, Organisation } from '../access/context';
import { Id } from '../access/inputs';
import {
  lookedAfterBy,
  meetingsLookedAfterBy,
  rulebookLookedAfter,
} from '../accounts/organisations/jurisdictions';
import { audit, feeSubmission, meeting, poolFiling, submission, variation } from '../db/schema';
import { EVENT_KINDS } from '../vocabulary/event-kinds';
import { EVENT_WORDS } from '../vocabulary/event-words';
import { subjectsNamedLike } from './subject-names';

export const LONGEST_FIND = 100;

/** As the address bar and the export have it. */
export const EventFilter = z.object({
  /** Of a game, or of another document that was put to a regulator. */
  submission: Id.optional(),
  /** A person's id. */
  person: Id.optional(),
  kinds: z.array(z.enum(EVENT_KINDS)).max(EVENT_KINDS.length).optional(),
  /** Words, each of which stands somewhere in what is listed of an event. */
  find: z.string().trim().min(1).max(LONGEST_FIND).optional(),
  /** Days in UTC, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type EventFilter = z.infer<typeof EventFilter>;

/** A regulator reads other organisations' submissions to it and meetings that they settled, but nothing of their people or drafts. */
function putForward(regulator: Organisation) {
  const known = and(sql`${submission.submittedAt} IS NOT NULL`, lookedAfterBy(regulator));
  // Notified, or recorded: the regulator has it from its beginning.
  const offered = and(sql`TRUE`, rulebookLookedAfter(regulator, variation.rulebook));
  const fees = and(
    sql`${feeSubmission.submittedAt} IS NOT NULL`,
    rulebookLookedAfter(regulator, feeSubmission.rulebook),
  );
  const pools = and(
    sql`${poolFiling.submittedAt} IS NOT NULL`,
    rulebookLookedAfter(regulator, poolFiling.rulebook),
  );
  const settled = and(gt(meeting.settlements, 0), meetingsLookedAfterBy(regulator));
  const subjects = sql`
    SELECT 'submission:' || ${submission.id} FROM ${submission} WHERE ${known}
    UNION ALL SELECT 'variation:' || ${variation.id} FROM ${variation} WHERE ${offered}
    UNION ALL SELECT 'fee-submission:' || ${feeSubmission.id} FROM ${feeSubmission} WHERE ${fees}
    UNION ALL SELECT 'pool-filing:' || ${poolFiling.id} FROM ${poolFiling} WHERE ${pools}
    UNION ALL SELECT 'meeting:' || ${meeting.id} FROM ${meeting} WHERE ${settled}`;
  // What is changed after a settlement is the operator's until the next.
  const begun = and(
    like(audit.kind, 'meeting-%'),
    notInArray(audit.kind, ['meeting-settled', 'meeting-settled-again']),
  );
  return and(sql`${audit.subject} IN (${subjects})`, not(begun as SQL));
}

/** A person reads their organisation's events; the regulator also what was submitted; the administration all. */
function readable({ organisation }: Member) {
  if (organisation.kind === 'administration') return undefined;
  const own = eq(audit.organisationId, organisation.id);
  return organisation.kind === 'operator' ? own : or(own, putForward(organisation));
}

const holds = (text: SQL | Column, word: string) => sql`instr(lower(${text}), lower(${word})) > 0`;

const IDS = [audit.subject, audit.hash];
/** Anything shorter stands in too many of them. */
const SHORTEST_ID = 6;

/** Events with this word in what is listed of them: number, kind, people, subject by name or id, hash. */
function saying(word: string) {
  const kinds = EVENT_KINDS.filter((kind) => EVENT_WORDS[kind].toLowerCase().includes(word.toLowerCase()));
  const texts = [audit.actorName, audit.organisationName, ...(word.length < SHORTEST_ID ? [] : IDS)];
  return or(
    ...texts.map((text) => holds(text, word)),
    inArray(audit.kind, kinds),
    sql`${audit.seq} = ${word}`,
    sql`${audit.subject} IN (${subjectsNamedLike((name) => holds(name, word))})`,
  );
}

const DOCUMENTS = ['submission', 'variation', 'fee-submission', 'pool-filing'];

/** Of a version: what it is offered as without an approval. */
const ofItsVariation = (id: string) => sql`${audit.subject} IN (
  SELECT 'variation:' || ${variation.id} FROM ${variation} WHERE ${variation.submissionId} = ${id})`;

export const matching = (reader: Member, { submission: id, person, kinds, find, from, to }: EventFilter) =>
  and(
    readable(reader),
    id
      ? or(
          inArray(
            audit.subject,
            DOCUMENTS.map((kind) => `${kind}:${id}`),
          ),
          ofItsVariation(id),
        )
      : undefined,
    person ? eq(audit.actor, person) : undefined,
    kinds ? inArray(audit.kind, kinds) : undefined,
    ...(find ? find.split(/\s+/).map(saying) : []),
    from ? gte(audit.at, from) : undefined,
    to ? lte(audit.at, `${to}T23:59:59.999Z`) : undefined,
  );
