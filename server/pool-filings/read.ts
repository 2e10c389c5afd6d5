/** Submissions of pool rules as the operator and the regulator read them. */
import { type Today, todayAt } from '@/rulebooks/zones';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { endsAmong } from '../filings/in-place';
import { filingShown } from '../filings/shown';
import { checkedShown, readVersion } from '../pool-rules/checked';
import { type Answer, notFound } from '../problems/problem';
import { filingStateOn } from '../vocabulary/life/filings-on-day';
import { basesOf } from './compare';
import { POOLS } from './filing';
import { type Brief, filedWith, filingsOf, filingWithin } from './queries';
import type { PoolFilingSummary, PoolFilingWhole } from './shapes';

export const placeOf = ({ submission }: Brief): string =>
  `${submission.organisationId} ${submission.rulebook}`;

function summaryOf(
  { submission, rules, version, operator }: Brief,
  { today, ends }: { today: Today; ends: ReadonlyMap<string, { from: string }> },
): PoolFilingSummary {
  return {
    id: submission.id,
    number: submission.number,
    name: version.name,
    rules: rules.id,
    version: submission.version,
    operator,
    rulebook: submission.rulebook,
    inForceFrom: version.inForceFrom ?? '',
    state: filingStateOn(submission.state, ends.get(submission.id), today(submission.rulebook)),
    preparedAt: submission.at,
    ...(submission.submittedAt && { submittedAt: submission.submittedAt }),
  };
}

export async function listFiled({ db, member, now }: MemberContext): Promise<PoolFilingSummary[]> {
  const rows =
    member.organisation.kind === 'operator'
      ? await filingsOf(db, member.organisation.id)
      : await filedWith(db, member.organisation);
  const standing = { today: todayAt(now()), ends: endsAmong(rows, placeOf) };
  return rows.map((row) => summaryOf(row, standing));
}

export async function readFiled(context: MemberContext, id: string): Promise<Answer<PoolFilingWhole>> {
  const { db, member, now } = context;
  const joined = await filingWithin(db, member, id);
  if (!joined) return notFound('submission of pool rules');
  const approved = await filingsOf(db, joined.submission.organisationId, ['approved']);
  const standing = { today: todayAt(now()), ends: endsAmong(approved, placeOf) };
  return ok({
    ...summaryOf(joined, standing),
    ...(await filingShown(POOLS, context, joined)),
    ...checkedShown(readVersion(joined.rules, joined.version)),
    bases: await basesOf(db, joined),
  });
}
