/**
 * A program that does the work of an operator and a regulator until it is killed, and says on its output what was
 * acknowledged. On a signal it first reads what the one before it said, and looks for it.
 */
import { once } from 'node:events';
import { readFileSync, writeSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Context } from '../access/context';
import { memberOf } from '../accounts/stored/queries';
import { createCaller } from '../api/api';
import { checkHead } from '../audit/head';
import { verifyChain } from '../audit/verify-chain';
import { user } from '../db/schema';
import { environment } from '../environment/environment';
import { openSite } from '../site/database';
import { ADMINISTRATOR, APPROVER, type Caller, MEMBER, OTHER_MEMBER, REVIEWER } from '../testing/site';
import { nextStep } from './a-step';
import { lastOfEach, lost, type People, type Told } from './acknowledged';
import { overHttp, sendOver, telling } from './callers';
import { cookieOf } from './cookie';
import { sendHere } from './send-here';

const say = (what: object) => writeSync(1, `${JSON.stringify(what)}\n`);

const [file = '', takenIn = '', second = '', served] = process.argv.slice(2);
// Loading the program takes longer than a step: it waits until the one before it has been killed.
await once(process.stdin, 'data');
const { dataDir } = environment();
const { db, client } = await openSite(dataDir);
const now = () => new Date();

async function contextOf(email: string | undefined): Promise<Context> {
  if (email === undefined) return { db, now, member: null };
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  const member = row && (await memberOf(db, row.id));
  if (!member) throw new Error(`nobody is ${email}`);
  return { db, now, member };
}

/** Over HTTP where the site is served, and else in this process: whoever is killed is whoever writes. */
async function entrance(email: string | undefined): Promise<{ caller: Caller; send: People['send'] }> {
  if (served === undefined) {
    const context = await contextOf(email);
    return { caller: createCaller(context), send: sendHere(context, dataDir) };
  }
  const over = { url: served, cookie: email && (await cookieOf(db, email)) };
  return { caller: overHttp(over), send: sendOver(over) };
}

let changed: string[] = [];
const as = async (email: string | undefined): Promise<Caller> =>
  telling((await entrance(email)).caller, (path) => changed.push(path));

const { send } = await entrance(MEMBER);
const people: People = {
  staff: await as(MEMBER),
  approver: await as(APPROVER),
  reviewer: await as(REVIEWER),
  second: await as(second),
  administrator: await as(ADMINISTRATOR),
  other: await as(OTHER_MEMBER),
  as,
  send: (path, body) => {
    changed.push(path.replace(/[?].*/, '').replace(/[/](?:A-[A-Z]+-\d+[/]\d+|[0-9a-f-]{36})/, ''));
    return send(path, body);
  },
};

const told = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Told => JSON.parse(line));
const taken = {
  here: new Set(told.flatMap(({ kind, acknowledged }) => (acknowledged ? [kind] : []))),
  anywhere: new Set<string>(JSON.parse(readFileSync(takenIn, 'utf8'))),
};
for (const each of lastOfEach(told)) {
  const because = await lost({ ...people, db, dataDir }, each).catch((error: Error) => error.message);
  if (because) say({ lost: each, because });
}
const chain = await verifyChain(db);
const head = await checkHead(db, dataDir);
const { rows } = await client.execute('PRAGMA foreign_key_check');
say({ checked: { told: told.length, chain: chain.ok, head, orphans: rows.length } });

for (;;) {
  const step = await nextStep(people, taken).catch((error: Error) => say({ refused: error.message }));
  if (typeof step !== 'object') continue;
  say({ begins: step.kind, touches: step.touches ?? [] });
  changed = [];
  const acknowledged = await step
    .take()
    .catch((error: Error) => say({ refused: error.message, kind: step.kind }));
  if (typeof acknowledged !== 'object') continue;
  taken.here.add(step.kind);
  taken.anywhere.add(step.kind);
  say({ acknowledged, changed });
}
