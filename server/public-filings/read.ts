/** The public record of schedules of fees and pool rules: what an authority approved and its seal still says. */
import { ok } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import type { Filed } from '../filings/kind';
import { type Answer, refuse } from '../problems/problem';
import { folded } from '../record/folded';
import { type Approved, approvedFilings } from './approved';
import { feesContent, feesTitle, PUBLIC_FEES } from './fees';
import { PUBLIC_POOLS, poolsContent, poolsTitle } from './pools';
import type { PublicFiled, PublicFiledHead } from './shapes';

type Titles = { title: string; rulebookTitle: string };
export type Known = { head: PublicFiledHead; id: string; hash: string; key: string };

function known<B extends Filed>(of: PublicFiledHead['of'], one: Approved<B>, titles: Titles): Known {
  const { code, filed, sealed, until, standing } = one;
  const { record, seal } = sealed;
  const head: PublicFiledHead = {
    code,
    of,
    ...titles,
    operator: record.operator,
    rulebook: record.rulebook,
    authority: record.authority,
    decidedAt: record.at,
    inForceFrom: record.inForceFrom,
    ...(until !== undefined && { until }),
    standing,
  };
  return { head, id: filed.submission.id, hash: record.hash, key: seal.key };
}

/** Every approval, whether it is in force or not. */
export async function everyKnown(db: Queries, now: Date): Promise<Known[]> {
  const [fees, pools] = [
    await approvedFilings(db, PUBLIC_FEES, now),
    await approvedFilings(db, PUBLIC_POOLS, now),
  ];
  return [
    ...fees.map((one) => known('fees', one, feesTitle(one.filed))),
    ...pools.map((one) => known('pool-rules', one, poolsTitle(one.filed))),
  ];
}

export type FiledSearch = { search?: string | undefined; rulebook?: string | undefined };

/** What is in force today, by title and operator. */
export async function readFiledRegister(
  db: Queries,
  { search = '', rulebook }: FiledSearch,
  now: Date,
): Promise<PublicFiledHead[]> {
  const words = folded(search).split(/\s+/u);
  return (await everyKnown(db, now))
    .map(({ head }) => head)
    .filter(({ standing }) => standing === 'in-force')
    .filter((head) => rulebook === undefined || head.rulebook === rulebook)
    .filter(({ title, operator, code }) => {
      const text = folded([title, operator, code].join('\n'));
      return words.every((word) => text.includes(word));
    })
    .sort(
      (one, other) =>
        one.title.localeCompare(other.title, 'en') || one.operator.localeCompare(other.operator, 'en'),
    );
}

export const knownByCode = async (db: Queries, code: string, now: Date): Promise<Known | undefined> =>
  (await everyKnown(db, now)).find(({ head }) => head.code === code);

export async function readFiledRecord(
  db: Queries,
  { code, from = 0 }: { code: string; from?: number | undefined },
  now: Date,
): Promise<Answer<PublicFiled>> {
  const found = await knownByCode(db, code, now);
  if (!found)
    return refuse(
      'not-found',
      'No approved document has this code. Compare it with the one that you were given.',
    );
  const { head, id, hash, key } = found;
  const content = head.of === 'fees' ? await feesContent(db, id, from) : await poolsContent(db, id);
  return ok({ ...head, hash, key, ...content });
}
