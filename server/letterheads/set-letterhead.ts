/** An approver changes what the organisation's papers say of it. Versions that are frozen keep what they were frozen with. */
import { todayAt } from '@/rulebooks/zones';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { readMark } from '../marks/read-mark';
import { type Answer, refuse } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import type { Letterhead } from '../vocabulary/letterhead';
import { letterheadHash } from './hash';
import { type LetterheadFields, withoutEmpty } from './input';
import { keepLetterhead, letterheadOf } from './queries';

const same = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

async function keep(
  tx: Queries,
  { now, member }: MemberContext,
  { before, after }: { before: Letterhead; after: Letterhead },
): Promise<void> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !same(before[field as keyof Letterhead], after[field as keyof Letterhead]))
    .sort();
  if (changed.length === 0) return;
  await keepLetterhead(tx, member.organisation.id, after);
  await appendEvent(tx, {
    at: now().toISOString(),
    actor: actorOf(member),
    organisation: member.organisation,
    kind: 'letterhead-set',
    subject: `organisation:${member.organisation.id}`,
    data: { letterhead: letterheadHash(after), changed },
  });
}

/** An age below what the law of a place names, or a place without a rulebook. */
async function playersRefused(
  { db, now }: MemberContext,
  { players = {} }: LetterheadFields,
): Promise<Answer<never> | undefined> {
  const books = (await shelfOf(db)).all(todayAt(now()));
  for (const [jurisdiction, { minimumAge }] of Object.entries(players)) {
    const book = books.find((each) => each.jurisdiction === jurisdiction);
    const field = `players.${jurisdiction}.minimumAge`;
    if (!book)
      return refuse('jurisdictions-unknown', `No rulebook is of ${jurisdiction}. Reload the page.`, {
        field,
      });
    const named = book.players;
    if (named && minimumAge !== undefined && minimumAge < named.minimumAge)
      return refuse(
        'number-out-of-range',
        `Players in ${jurisdiction} are ${named.minimumAge} or older: ${named.by}. Give ${named.minimumAge} or more.`,
        { field },
      );
  }
  return undefined;
}

export async function setLetterhead(context: MemberContext, given: LetterheadFields): Promise<Answer<null>> {
  const fields = withoutEmpty(given);
  const refused = await playersRefused(context, fields);
  if (refused) return refused;
  return context.db.transaction(async (tx): Promise<Answer<null>> => {
    const before = (await letterheadOf(tx, context.member.organisation.id)) ?? {};
    const after = { ...fields, ...(before.mark && { mark: before.mark }) };
    await keep(tx, context, { before, after });
    return { ok: true, value: null };
  });
}

/** `file` is in base 64; left out, the mark is removed. */
export function setMark(context: MemberContext, file?: string): Promise<Answer<null>> {
  const read = file === undefined ? undefined : readMark(Buffer.from(file, 'base64'));
  if (read && !read.ok) return Promise.resolve(read);
  return context.db.transaction(async (tx): Promise<Answer<null>> => {
    const before = (await letterheadOf(tx, context.member.organisation.id)) ?? {};
    const { mark: _, ...rest } = before;
    await keep(tx, context, { before, after: { ...rest, ...(read && { mark: read.value }) } });
    return { ok: true, value: null };
  });
}
