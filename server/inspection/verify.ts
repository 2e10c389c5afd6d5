/** Everything that can be checked of what was written: the chain, its sealed head, the triggers, each submission, and who everybody is. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Member, MemberContext } from '../access/context';
import { timesThisMinute } from '../accounts/sign-in/tries';
import { checkHead, type HeadVerdict } from '../audit/head';
import type { Altered } from '../audit/shapes';
import { contradictedDays } from '../audit/site-heads';
import { verifyChain } from '../audit/verify-chain';
import type { Queries } from '../db/client';
import { brokenTriggers } from '../db/protection';
import { environment } from '../environment/environment';
import { type Answer, refuse } from '../problems/problem';
import { withinReach } from '../submissions/steps/move';
import { alteredPeople } from './people';
import { alteredRecords } from './records';

export type Verified = {
  ok: boolean;
  events: number;
  /** The first event that does not follow from the one before it. */
  brokenAt?: number;
  head: HeadVerdict;
  /** Days whose published head is not in the chain. */
  contradicted: string[];
  /** Triggers that are missing or are not what they were. */
  triggers: string[];
  /** How many parts of submissions, accounts and organisations are not what their events say, on the whole site. */
  altered: number;
  /** Of those, what the reader may know of. */
  records: { reference: string; part: string }[];
};

/** The folder of the database that is open: what is sealed lies beside it. */
export async function folderOf(db: Queries): Promise<string> {
  const [main] = await db.all<{ file: string }>(
    sql`SELECT file FROM pragma_database_list WHERE name = 'main'`,
  );
  return path.dirname(main?.file ?? '');
}

async function readableBy(
  db: Queries,
  reader: Member,
  { submission, organisation }: Altered,
): Promise<boolean> {
  if (reader.organisation.kind === 'administration' || organisation === reader.organisation.id) return true;
  return submission !== undefined && (await withinReach(db, reader, submission)) !== undefined;
}

/** Expensive: it reads everything the site ever did. */
export const VERIFIED_A_MINUTE = { demonstration: 30, production: 6 } as const;

export async function verifyInTurn({ db, member }: MemberContext): Promise<Answer<Verified>> {
  if ((await timesThisMinute(db, `verify|${member.id}`)) > VERIFIED_A_MINUTE[environment().mode])
    return refuse(
      'tries-too-many',
      'You verified the chain too many times within a minute. Wait a minute and try again.',
    );
  return { ok: true, value: await verify(db, member) };
}

async function verify(db: Queries, reader: Member): Promise<Verified> {
  const chain = await verifyChain(db);
  const head = await checkHead(db, await folderOf(db));
  const contradicted = await contradictedDays(db, await folderOf(db));
  const triggers = await brokenTriggers(db);
  // A broken chain proves nothing about a submission.
  const altered = chain.ok ? [...(await alteredRecords(db)), ...(await alteredPeople(db))] : [];
  const records = [];
  for (const part of altered)
    if (await readableBy(db, reader, part)) records.push({ reference: part.reference, part: part.part });
  const ok =
    chain.ok &&
    head === 'contained' &&
    contradicted.length === 0 &&
    triggers.length === 0 &&
    altered.length === 0;
  return { ...chain, ok, head, contradicted, triggers, altered: altered.length, records };
}
