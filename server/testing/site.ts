/** A site of its own for a test: the demonstration's people, callers for each, and a worker to run what they start. */

import { ZodError } from 'zod';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { inThisThread, type Runner } from '@/simulations/pool/runner';
import type { Context, Member } from '../access/context';
import { problemsOf } from '../access/input-problems';
import { Refusal } from '../access/ladder';
import { createCaller } from '../api/api';
import { sealHead } from '../audit/head';
import { claim } from '../jobs/lease';
import { createPeople } from '../preparing/demonstration/people';
import type { ServerProblem } from '../problems/problem';
import { newOwner } from '../worker/gone';
import { runJob } from '../worker/run-job';
import { LANES } from '../worker/work-loop';
import { type TestDatabase, testDatabase } from './database';

export const MEMBER = 'member@northgate.example';
export const APPROVER = 'approver@northgate.example';
export const OTHER_MEMBER = 'member@harbour.example';
export const OTHER_APPROVER = 'approver@harbour.example';
export const REVIEWER = 'reviewer@regulator.example';
export const ADMINISTRATOR = 'administrator@assay.example';

export type Caller = ReturnType<typeof createCaller>;

export type TestSite = TestDatabase & {
  member: (email: string) => Member;
  context: (email: string | null) => Context;
  as: (email: string | null) => Caller;
  /** Runs every job that waits. */
  work: () => Promise<void>;
};

const now = () => new Date();

/** Made once for a test file and copied for each test: hashing passwords is slow by design. */
async function makeTemplate() {
  const { db, file, client } = await testDatabase();
  const members = await createPeople(db, now);
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  return { members, file };
}
let template: ReturnType<typeof makeTemplate> | undefined;

/** `like` another, in the state that one is in now: so that what many tests start from is done once. `runner` does its computations. */
export async function testSite(like?: TestSite, runner: Runner = inThisThread()): Promise<TestSite> {
  template ??= makeTemplate();
  const { members, file } = await template;
  await like?.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  const database = await testDatabase(like?.file ?? file);
  await sealHead(database.db, database.dataDir, { evenIfAbsent: true });
  const member = (email: string): Member => {
    const found = members.get(email);
    if (!found) throw new Error(`nobody is ${email}`);
    return found;
  };
  const context = (email: string | null): Context => ({
    db: database.db,
    now,
    member: email === null ? null : member(email),
  });
  const owner = newOwner();
  const workshop = { db: database.db, runner, stopping: new AbortController().signal, now };
  return {
    ...database,
    member,
    context,
    as: (email) => createCaller(context(email)),
    work: async () => {
      for (;;) {
        const job = await claim(database.db, { owner, now: now(), kinds: LANES.flat() });
        if (!job) return;
        await runJob(workshop, job, owner);
      }
    },
  };
}

/** The problems a call was refused with; nothing where it was answered. */
export async function problemsWith(
  call: Promise<unknown>,
): Promise<Pick<ServerProblem, 'code' | 'message' | 'field'>[]> {
  try {
    await call;
    return [];
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    if (cause instanceof Refusal) return cause.problems;
    if (cause instanceof ZodError) return problemsOf(cause);
    throw error;
  }
}

/** The codes of the problems a call was refused with; "answered" where it was not. */
export async function refusedWith(call: Promise<unknown>): Promise<string[]> {
  const problems = await problemsWith(call);
  return problems.length === 0 ? ['answered'] : problems.map(({ code }) => code);
}

/** Acknowledges whatever is open: for tests about something else. */
/** Where British rules are in force: a trial begins on it at the earliest. */
export const TODAY = dayIn('gb-2007', new Date());
export const ALL_OPEN = [...OPEN_CODES];

/** Opened, found complete and so in review: what most tests of a review start from. */
export async function begunReview(
  reviewer: Caller,
  id: string,
): Promise<{ state: string; revision: number }> {
  await reviewer.reviews.open({ id });
  return reviewer.reviews.findComplete({ id });
}

async function withCircumstances(
  nora: Caller,
  id: string,
  circumstances: Variant['circumstances'],
): Promise<number> {
  const { variant } = await nora.drafts.get({ id });
  const changed = { ...variant, circumstances: { ...variant.circumstances, ...circumstances } };
  return (await nora.drafts.save({ id, revision: 1, variant: changed })).revision;
}

/** A small game analysed and frozen by Northgate, ready to be submitted. */
export async function frozenSubmission(
  site: TestSite,
  game = 'big-six',
  /** The day whose rules apply; today where none is given. */
  at?: string,
  circumstances?: Variant['circumstances'],
): Promise<{ draft: string; id: string; hash: string }> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game, at });
  const revision = circumstances ? await withCircumstances(nora, draft, circumstances) : 1;
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  return { draft, ...(await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN })) };
}
