/** A game of Northgate's on trial today, and a table of its premises that offers it. */
import type { Variant } from '@/rulebooks/variant/variant';
import { createCaller } from '../api/api';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  REVIEWER,
  type TestSite,
} from './site';

export const FIRST = '2098-02-01';
export const LAST = '2098-03-31';
export const DURING = '2098-03-01';
export const LIMITS = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };

/** The same person on another day. */
export const onDay = (site: TestSite, person: string | null, day: string): Caller =>
  createCaller({ ...site.context(person), now: () => new Date(`${day}T12:00:00Z`) });

export async function trialOf(
  site: TestSite,
  game?: string,
  { from, to } = { from: FIRST, to: LAST },
  circumstances?: Variant['circumstances'],
): Promise<{ id: string; hash: string }> {
  const { id, hash } = await frozenSubmission(site, game, undefined, circumstances);
  await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(site.as(REVIEWER), id);
  await site.as(REVIEWER).reviews.decide({
    id,
    revision,
    kind: 'approve-for-trial',
    trialFrom: from,
    trialTo: to,
    acknowledged: ALL_OPEN,
  });
  return { id, hash };
}

export async function tableWith(
  site: TestSite,
  submission: string,
  {
    name = 'Wheel 1',
    limits = LIMITS,
    from = FIRST,
  }: { name?: string; from?: string; limits?: typeof LIMITS & { players?: number } } = {},
): Promise<string> {
  const adrian = site.as(APPROVER);
  await adrian.letterhead.set({ premises: [{ name: 'The Pier' }] });
  const { id } = await adrian.tables.add({ premises: 'The Pier', name });
  await adrian.tables.setOffer({ table: id, from, submission, limits });
  return id;
}
