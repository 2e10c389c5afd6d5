/**
 * Keys by which a program of the operator sends results, and does nothing else. One is shown once, and only its hash is kept. It works
 * while whoever made it is an approver of the operator, as an invitation does.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Context, MemberContext } from '../access/context';
import { mayManageKeys } from '../access/ladder';
import { timesThisMinute } from '../accounts/sign-in/tries';
import { memberOf } from '../accounts/stored/queries';
import { actorOf, appendEvent } from '../audit/append';
import { type Answer, notFound, refuse } from '../problems/problem';
import { insertKey, type KeyRow, keyByHash, keysOf, ownKey, updateKey } from './queries';

/** Of an organisation, those that work. */
export const KEYS_AT_MOST = 20;
export const SENDS_A_MINUTE = 30;
const PREFIX = 'assay-results-';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export type KeyShown = {
  id: string;
  name: string;
  by: string;
  at: string;
  usedAt?: string;
  revokedAt?: string;
};

export async function listKeys({ db, member }: MemberContext): Promise<KeyShown[]> {
  return (await keysOf(db, member.organisation.id)).map(({ key, by }) => ({
    id: key.id,
    name: key.name,
    by,
    at: key.createdAt,
    ...(key.usedAt ? { usedAt: key.usedAt } : {}),
    ...(key.revokedAt ? { revokedAt: key.revokedAt } : {}),
  }));
}

export function makeKey(
  { db, now, member }: MemberContext,
  { name }: { name: string },
): Promise<Answer<{ id: string; key: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ id: string; key: string }>> => {
    const working = (await keysOf(tx, member.organisation.id)).filter(({ key }) => !key.revokedAt);
    if (working.length >= KEYS_AT_MOST)
      return refuse(
        'limit-reached',
        `${member.organisation.name} has ${KEYS_AT_MOST} keys, the most it can have. Revoke one first.`,
      );
    if (working.some(({ key }) => key.name === name))
      return refuse('name-taken', `A key is called “${name}” already. Give another name.`, { field: 'name' });
    const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    const id = randomUUID();
    const at = now().toISOString();
    await insertKey(tx, {
      id,
      organisationId: member.organisation.id,
      name,
      hash: hashOf(key),
      createdAt: at,
      createdBy: member.id,
    });
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'results-key-made',
      subject: `results-key:${id}`,
      data: { name },
    });
    return { ok: true, value: { id, key } };
  });
}

export function revokeKey({ db, now, member }: MemberContext, { id }: { id: string }): Promise<Answer<null>> {
  return db.transaction(async (tx): Promise<Answer<null>> => {
    const key = await ownKey(tx, { id, organisation: member.organisation.id });
    if (!key) return notFound('key');
    if (key.revokedAt) return { ok: true, value: null };
    const at = now().toISOString();
    await updateKey(tx, id, { revokedAt: at });
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'results-key-revoked',
      subject: `results-key:${id}`,
      data: { name: key.name },
    });
    return { ok: true, value: null };
  });
}

const invalid = () =>
  refuse(
    'key-invalid',
    'This key does not work: it is unknown or revoked, or whoever made it is no approver any longer. An approver makes another under Organisation.',
  );

export const tooOften = () =>
  refuse(
    'busy',
    `At most ${SENDS_A_MINUTE} files are taken in a minute. Wait a minute and send this one again.`,
  );

/** Whoever made the key, as if they sent the file themselves. */
export async function contextOfKey(
  { db, now, address }: Context,
  given: string,
): Promise<Answer<{ context: MemberContext; key: KeyRow }>> {
  const key = given.length <= 200 ? await keyByHash(db, hashOf(given)) : undefined;
  if (!key || key.revokedAt) {
    // So that nobody fills the log with tries; a key itself cannot be guessed.
    if ((await timesThisMinute(db, `results-key|${address ?? ''}`)) > SENDS_A_MINUTE) return tooOften();
    return invalid();
  }
  if ((await timesThisMinute(db, `results|${key.id}`)) > SENDS_A_MINUTE) return tooOften();
  const maker = await memberOf(db, key.createdBy);
  if (!maker || !mayManageKeys(maker, key.organisationId)) return invalid();
  return { ok: true, value: { context: { db, now, member: maker }, key } };
}
