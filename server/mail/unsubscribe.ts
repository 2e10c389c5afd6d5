/** The link in each e-mail that stops its kind: who and what, signed with the site's secret, so that nothing is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/client';
import { NOTICE_GROUPS, type NoticeGroup } from '../vocabulary/notice-kinds';
import { choicesOf, choose } from './choices';

/** Of a daily e-mail: everything that comes daily. */
export type Stopped = NoticeGroup | 'daily';
const STOPPED: readonly Stopped[] = [...NOTICE_GROUPS, 'daily'];

const signed = (said: string, secret: string): string =>
  createHmac('sha256', secret).update(`assay unsubscribe\n${said}`).digest('base64url');

export function unsubscribeToken(person: string, what: Stopped, secret: string): string {
  const said = `${Buffer.from(person).toString('base64url')}.${what}`;
  return `${said}.${signed(said, secret)}`;
}

export function readUnsubscribe(
  token: string,
  secret: string,
): { person: string; what: Stopped } | undefined {
  const [person, what, signature, ...more] = token.split('.');
  const known = STOPPED.find((each) => each === what);
  if (!person || !known || !signature || more.length > 0) return undefined;
  const expected = Buffer.from(signed(`${person}.${known}`, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return { person: Buffer.from(person, 'base64url').toString(), what: known };
}

/** Also for somebody who has left: then nothing is to be stopped. */
export const unsubscribe = (
  db: Database,
  { person, what }: { person: string; what: Stopped },
): Promise<void> =>
  db.transaction(async (tx) => {
    const choices = await choicesOf(tx, person);
    const groups = NOTICE_GROUPS.filter((group) =>
      what === 'daily' ? choices[group] === 'daily' : group === what,
    );
    await choose(tx, person, Object.fromEntries(groups.map((group) => [group, 'none'])));
  });
