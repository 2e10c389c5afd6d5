/**
 * A program that does the work of an operator and a regulator until it is killed, and says on its output what was
 * acknowledged. On a signal it first reads what the one before it said, and looks for it.
 */
import { once } from 'node:events';
import { readFileSync, writeSync } from 'node:fs';
import type { Context } from '../access/context';
import { memberOf } from '../accounts/stored/queries';
import { createCaller } from '../api/api';
import { checkHead } from '../audit/head';
import { verifyChain } from '../audit/verify-chain';
import { user } from '../db/schema';
import { environment } from '../environment/environment';
import { openSite } from '../site/database';
import { APPROVER, type Caller, MEMBER, REVIEWER } from '../testing/site';
import { nextStep } from './a-step';
import { type Acknowledged, lastOfEach, lost } from './acknowledged';

const say = (what: object) => writeSync(1, `${JSON.stringify(what)}\n`);

// Loading the program takes longer than a step: it waits until the one before it has been killed.
await once(process.stdin, 'data');
const { dataDir } = environment();
const { db, client } = await openSite(dataDir);
const ids = new Map(
  (await db.select({ id: user.id, email: user.email }).from(user)).map(({ id, email }) => [email, id]),
);
const now = () => new Date();
async function contextOf(email: string): Promise<Context> {
  const member = await memberOf(db, ids.get(email) ?? '');
  if (!member) throw new Error(`nobody is ${email}`);
  return { db, now, member };
}
const caller = async (email: string): Promise<Caller> => createCaller(await contextOf(email));
const people = {
  staff: await caller(MEMBER),
  approver: await caller(APPROVER),
  reviewer: await caller(REVIEWER),
  second: await caller(process.argv[3] ?? ''),
  member: await contextOf(MEMBER),
  dataDir,
  db,
};

const told = readFileSync(process.argv[2] ?? '', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Acknowledged => JSON.parse(line));
for (const each of lastOfEach(told)) {
  const because = await lost(people, each).catch((error: Error) => error.message);
  if (because) say({ lost: each, because });
}
const chain = await verifyChain(db);
const head = await checkHead(db, dataDir);
const { rows } = await client.execute('PRAGMA foreign_key_check');
say({ checked: { told: told.length, chain: chain.ok, head, orphans: rows.length } });

for (;;) {
  const step = await nextStep(people).catch((error: Error) => say({ refused: error.message }));
  if (typeof step !== 'object') continue;
  say({ begins: step.kind });
  const acknowledged = await step
    .take()
    .catch((error: Error) => say({ refused: error.message, kind: step.kind }));
  if (typeof acknowledged === 'object') say({ acknowledged });
}
