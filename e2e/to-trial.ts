/** A game brought to its trial by the API: those pages have stories of their own. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';
import { analysedDraft, ask, held, tell } from './api';
import { ADRIAN, NORA, pageOf, RUTH } from './people';

export const inDays = (days: number): string => dayAfter(dayIn('gb-2007', new Date()), days);
/** Whatever is open. */
export const ACKNOWLEDGED = [...OPEN_CODES];

export type Read = { revision: number; reference: string; state: string };
export const read = (request: APIRequestContext, id: string) =>
  held<Read>(ask(request, 'submissions.get', { id }));

export type People = { nora: Page; adrian: Page; ruth: Page };
export const people = async (browser: Browser): Promise<People> => ({
  nora: await pageOf(browser, NORA),
  adrian: await pageOf(browser, ADRIAN),
  ruth: await pageOf(browser, RUTH),
});

/** In review. */
export async function inReview({ nora, adrian, ruth }: People, name: string): Promise<string> {
  const draft = await analysedDraft(nora.request, 'big-six', name);
  const { revision } = await held<Read>(ask(nora.request, 'drafts.get', { id: draft }));
  const asked = { draft, revision, acknowledged: ACKNOWLEDGED };
  const { id } = await held<{ id: string }>(tell(nora.request, 'submissions.freeze', asked));
  const submitted = { id, statement: 'For a trial.', acknowledged: ACKNOWLEDGED };
  await held(tell(adrian.request, 'submissions.submit', submitted));
  await held(tell(ruth.request, 'reviews.open', { id }));
  await held(tell(ruth.request, 'reviews.findComplete', { id }));
  return id;
}

/** On trial from today, for so many days after it. */
export async function onTrial(
  all: People,
  name: string,
  days = 30,
): Promise<{ id: string; reference: string }> {
  const id = await inReview(all, name);
  const { revision, reference } = await read(all.ruth.request, id);
  await held(
    tell(all.ruth.request, 'reviews.decide', {
      id,
      revision,
      kind: 'approve-for-trial',
      trialFrom: inDays(0),
      trialTo: inDays(days),
      acknowledged: ACKNOWLEDGED,
    }),
  );
  return { id, reference };
}
