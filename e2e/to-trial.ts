/** A game brought to its trial by the API: those pages have stories of their own. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';
import { analysed, analysedDraft, ask, held, tell } from './api';
import { ADRIAN, HANA, NORA, OWEN, pageOf, RUTH } from './people';

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

/** The people of another operator, with the same reviewer. */
export const others = async (browser: Browser, { ruth }: People): Promise<People> => ({
  nora: await pageOf(browser, HANA),
  adrian: await pageOf(browser, OWEN),
  ruth,
});

/** In review. */
export const inReview = async (all: People, name: string): Promise<string> =>
  sentIn(all, await analysedDraft(all.nora.request, 'big-six', name));

async function sentIn({ nora, adrian, ruth }: People, draft: string): Promise<string> {
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
export const onTrial = async (all: People, name: string, days = 30): Promise<OnTrial> =>
  approved(all, await inReview(all, name), days);

/** The same with a draft that is there already. */
export async function draftOnTrial(all: People, draft: string, days: number): Promise<OnTrial> {
  await analysed(all.nora.request, draft);
  return approved(all, await sentIn(all, draft), days);
}

type OnTrial = { id: string; reference: string };

async function approved(all: People, id: string, days: number): Promise<OnTrial> {
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
