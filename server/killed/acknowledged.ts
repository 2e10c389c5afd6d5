/** What was acknowledged, and whether the site still has it. */
import { eq } from 'drizzle-orm';
import { isWhole } from '../attachments/files';
import { attachmentById } from '../attachments/queries';
import type { Database } from '../db/client';
import { mailChoice, tableDay, variation } from '../db/schema';
import { unconfirmed } from '../seals/decision-seal';
import type { Caller } from '../testing/site';
import type { State } from '../vocabulary/life/states';
import type { FiledAs } from './filed-as';

export type Acknowledged =
  | { of: 'draft'; id: string; revision: number; name: string }
  | { of: 'removed draft'; id: string }
  | { of: 'job'; id: string }
  | { of: 'submission'; id: string; revision: number; state: State }
  | { of: 'file'; id: string }
  | { of: 'removed file'; id: string }
  | { of: 'meeting'; id: string; revision: number; settlements: number }
  | { of: 'report'; id: string; rounds: number }
  | { of: 'edition'; id: string; revision: number }
  | { of: 'removed edition'; id: string }
  | { of: 'key'; id: string; works: boolean }
  | { of: 'table'; id: string }
  | { of: 'mail choice'; id: string; choice: string }
  | { of: 'variation'; id: string; revision: number; state: string }
  | { of: 'document'; as: FiledAs; id: string; revision: number }
  | { of: 'removed document'; as: FiledAs; id: string }
  | { of: 'filing'; as: FiledAs; id: string; revision: number; state: string }
  | ({ of: 'answer'; id: string } & ReadAgain);

/** What one of them reads, and a part of it that has to be there, or may not. */
type ReadAgain = {
  by: keyof Persons;
  reads: string;
  input?: unknown;
  part: Record<string, unknown>;
  gone?: true;
};

type Persons = {
  staff: Caller;
  approver: Caller;
  reviewer: Caller;
  second: Caller;
  administrator: Caller;
  /** Of another operator. */
  other: Caller;
};

export type People = Persons & {
  /** Whoever has joined meanwhile, or nobody. */
  as: (email: string | undefined) => Promise<Caller>;
  /** A file, by a member of the staff. */
  send: (path: string, body: string) => Promise<Response>;
};

/** One step that may be taken now, and what is acknowledged once it is. */
export type Choice = {
  kind: string;
  take: () => Promise<Acknowledged>;
  /** What it changes or ends that was acknowledged before: where it is interrupted, nobody knows whether that still stands. */
  touches?: string[];
};

type Readers = Persons & { db: Database; dataDir: string };

const at = (now: { revision: number; state: string }, told: { revision: number; state: string }) => {
  if (now.revision === told.revision && now.state !== told.state) return `the state is ${now.state}`;
  return now.revision < told.revision ? `the revision is ${now.revision}` : undefined;
};
const unless = (there: boolean, otherwise: string) => (there ? undefined : otherwise);

/** Whether an object with these values is anywhere in it. */
export function holds(whole: unknown, part: Record<string, unknown>): boolean {
  if (typeof whole !== 'object' || whole === null) return false;
  const same = Object.entries(part).every(([key, value]) => Reflect.get(whole, key) === value);
  return (same && !Array.isArray(whole)) || Object.values(whole).some((each) => holds(each, part));
}

async function readAgain(persons: Persons, { by, reads, input, part, gone }: ReadAgain) {
  const [group = '', name = ''] = reads.split('.');
  const read: (input: unknown) => Promise<unknown> = Reflect.get(Reflect.get(persons[by], group), name);
  const there = holds(await read(input), part);
  if (gone) return there ? 'it is there again' : undefined;
  return unless(there, `${reads} has no ${JSON.stringify(part)}`);
}

const documentOf = (staff: Caller, { as, id }: { as: FiledAs; id: string }) =>
  as === 'feeSubmissions' ? staff.feeSchedules.get({ id }) : staff.poolRules.get({ id });

/** Why it is lost, or nothing. What was written and never answered may be there as well. */
export async function lost(readers: Readers, told: Acknowledged): Promise<string | undefined> {
  const { staff, reviewer, db, dataDir } = readers;
  switch (told.of) {
    case 'draft': {
      const { revision, name } = await staff.drafts.get({ id: told.id });
      if (revision === told.revision && name !== told.name) return `the name is ${name}`;
      return unless(revision >= told.revision, `the revision is ${revision}`);
    }
    case 'removed draft': {
      const found = await staff.drafts.get({ id: told.id }).catch(() => undefined);
      return found && 'it is there again';
    }
    case 'job':
      return unless((await staff.analyses.job({ id: told.id })).id === told.id, 'it is another');
    case 'submission': {
      // A reviewer counts what reviewers alone know of as well, and does not see what was never submitted.
      const { id } = told;
      const { revision, state, seal } = await reviewer.submissions
        .get({ id })
        .catch(() => staff.submissions.get({ id }));
      return unconfirmed(seal) ?? at({ revision, state }, told);
    }
    case 'file': {
      const row = await attachmentById(db, told.id);
      return unless(row !== undefined && (await isWhole(dataDir, row)), 'it is not what was sent');
    }
    case 'removed file':
      return (await attachmentById(db, told.id)) && 'it is there again';
    case 'meeting': {
      const { now, settlements } = await staff.meetings.get({ id: told.id });
      if (settlements < told.settlements) return `it was settled ${settlements} times`;
      return unless((now?.revision ?? 0) >= told.revision, `the revision is ${now?.revision}`);
    }
    case 'report': {
      const rows = await db.select().from(tableDay).where(eq(tableDay.rounds, told.rounds));
      return unless(rows.length > 0, 'there is none');
    }
    case 'edition': {
      const { revision } = await reviewer.editions.get({ id: told.id });
      return unless(revision >= told.revision, `the revision is ${revision}`);
    }
    case 'removed edition': {
      const found = await reviewer.editions.get({ id: told.id }).catch(() => undefined);
      return found && 'it is there again';
    }
    case 'key': {
      const found = (await staff.results.keys()).find(({ id }) => id === told.id);
      if (!found) return 'there is none';
      return unless(told.works || found.revokedAt !== undefined, 'it works again');
    }
    case 'table':
      return unless(JSON.stringify(await staff.tables.list()).includes(told.id), 'there is none');
    case 'mail choice':
      return unless((await db.select().from(mailChoice)).length > 0, 'nothing is chosen');
    case 'variation': {
      const [row] = await db.select().from(variation).where(eq(variation.id, told.id));
      return row ? at(row, told) : 'there is none';
    }
    case 'document': {
      const { revision } = await documentOf(staff, told);
      return unless(revision >= told.revision, `the revision is ${revision}`);
    }
    case 'removed document': {
      const found = await documentOf(staff, told).catch(() => undefined);
      return found && 'it is there again';
    }
    case 'answer':
      return readAgain(readers, told);
    case 'filing': {
      const { as, id } = told;
      const read = async (by: Caller) => by[as].get({ id });
      const { revision, state, decision } = await read(reviewer).catch(() => read(staff));
      if (decision && decision.seal !== 'good') return `the seal of the decision is ${decision.seal}`;
      return at({ revision, state }, told);
    }
  }
}

/** A line for each step: what it touched, and what was acknowledged where it was not interrupted. */
export type Told = { kind: string; touched: string[]; acknowledged?: Acknowledged };

/** Only the last of each thing: the ones before it have been followed by another. */
export function lastOfEach(told: readonly Told[]): Acknowledged[] {
  const last = new Map<string, Acknowledged>();
  for (const { touched, acknowledged } of told) {
    for (const id of touched) last.delete(id);
    if (acknowledged) last.set(acknowledged.id, acknowledged);
  }
  return [...last.values()];
}
