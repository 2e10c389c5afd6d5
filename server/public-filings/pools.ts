/** Pool rules that were approved, as anyone may read them. */
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import { poolFilingAct } from '../db/schema';
import type { PoolPaperSubject } from '../documents/content/pool-sign';
import { SEALED_POOLS } from '../pool-filings/filing';
import { type Brief, everyApproved, filingById, type Joined } from '../pool-filings/queries';
import { placeOf } from '../pool-filings/read';
import { checkedShown, readVersion } from '../pool-rules/checked';
import { contentHash } from '../pool-rules/content-hash';
import { type Answer, notFound } from '../problems/problem';
import { STATE_LABELS } from '../vocabulary/life/states';
import type { PublicKind } from './approved';
import type { PublicFiled } from './shapes';

export const PUBLIC_POOLS: PublicKind<Brief> = {
  of: 'pool-rules',
  subject: 'pool-filing',
  acts: poolFilingAct,
  sealed: SEALED_POOLS,
  approved: everyApproved,
  placeOf,
};

export function poolsTitle({ rules }: Pick<Brief, 'rules'>): { title: string; rulebookTitle: string } {
  const book = totalisatorBookOf(rules.rulebook);
  return { title: 'Pool rules', rulebookTitle: book.ok ? book.value.title : rules.rulebook };
}

/** As they were approved, or nothing of them. */
async function approvedRules(db: Queries, id: string): Promise<Joined | undefined> {
  const filed = await filingById(db, id);
  if (!filed || contentHash(filed.rules, filed.version) !== filed.submission.hash) return undefined;
  return readVersion(filed.rules, filed.version).ok ? filed : undefined;
}

type Content = Pick<PublicFiled, 'damaged' | 'pools' | 'general' | 'currency' | 'sheet'>;

export async function poolsContent(db: Queries, id: string): Promise<Content> {
  const filed = await approvedRules(db, id);
  if (!filed) return { damaged: true, sheet: false };
  const read = readVersion(filed.rules, filed.version);
  const { pools, general } = checkedShown(read);
  return { pools, general, ...(read.ok && { currency: read.value.book.currency }), sheet: true };
}

/** The code stands for the number by which the two sides know it. */
export async function publicPoolSign(
  db: Queries,
  id: string,
  code: string,
): Promise<Answer<PoolPaperSubject>> {
  const filed = await approvedRules(db, id);
  if (!filed) return notFound('paper');
  const { submission, rules, version, operator } = filed;
  return ok({
    rulebook: rules.rulebook,
    content: version.content,
    operator,
    reference: code,
    name: code,
    version: version.revision,
    hash: submission.hash,
    inForceFrom: version.inForceFrom ?? '',
    status: STATE_LABELS[submission.state],
    approved: true,
    dated: submission.at,
  });
}
