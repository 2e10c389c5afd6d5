import { expect, type Page } from '@playwright/test';
import { ask, held } from './api';
import { expectAccessible } from './axe';
import { ADRIAN, type Person, RUTH, SAM, signIn } from './people';
import { test } from './site';

/** Each page is looked at by itself, so the workers share them. */
test.describe.configure({ mode: 'parallel' });

async function firstOf(page: Page, procedure: string): Promise<{ id: string; hash: string }> {
  const [first] = await held<{ id: string; hash: string }[]>(ask(page.request, procedure));
  if (!first) throw new Error(`${procedure} is empty in the demonstration`);
  return first;
}

async function firstDraft(page: Page): Promise<{ id: string }> {
  const { drafts } = await held<{ drafts: { id: string }[] }>(ask(page.request, 'drafts.list'));
  if (!drafts[0]) throw new Error('the demonstration holds a draft');
  return drafts[0];
}

/** An address, or where to find one that the demonstration made. */
type Place = string | { name: string; address: (page: Page) => Promise<string> };

const made = (name: string, address: (page: Page) => Promise<string>): Place => ({ name, address });

const RULEBOOK = '/rulebooks/gb-2007';

const OPERATORS: Place[] = [
  '/workbench',
  made('a draft', async (page) => `/workbench/${(await firstDraft(page)).id}`),
  '/submissions',
  made('a submission', async (page) => `/submissions/${(await firstOf(page, 'submissions.list')).id}`),
  made('a public record', async (page) => `/record/${(await firstOf(page, 'submissions.list')).hash}`),
  '/rulebooks',
  RULEBOOK,
  `${RULEBOOK}/games`,
  `${RULEBOOK}/games/craps`,
  `${RULEBOOK}/clauses/8.17(i)`,
  `${RULEBOOK}/coverage`,
  `${RULEBOOK}/claims`,
  `${RULEBOOK}/ambiguities`,
  '/rulebooks/compare',
  '/rulebooks/compare?show=everything',
  '/rulebooks/sg-thbp-v6/games/texas-holdem-bonus-progressive',
  '/rulebooks/sg-thbp-v6/clauses/Appendix A',
  '/rulebooks/co-rule-28/games/eternal-baccarat',
  '/organisation',
  '/account',
  '/nowhere',
];
const REVIEWERS: Place[] = [
  '/review',
  made('a submission under review', async (page) => `/review/${(await firstOf(page, 'reviews.queue')).id}`),
];
const ADMINISTRATORS: Place[] = ['/organisation', '/audit'];
const ANYONES: Place[] = ['/sign-in', `/record/${'0'.repeat(64)}`];

const nameOf = (place: Place): string => (typeof place === 'string' ? place : place.name);
const addressOf = (place: Place, page: Page) => (typeof place === 'string' ? place : place.address(page));

for (const [who, person, places] of [
  ['an operator', ADRIAN, OPERATORS],
  ['a reviewer', RUTH, REVIEWERS],
  ['an administrator', SAM, ADMINISTRATORS],
  ['anyone', null, ANYONES],
] as [string, Person | null, Place[]][])
  for (const place of places)
    test(`${nameOf(place)} is accessible to ${who} in both themes`, async ({ page, context }) => {
      if (person) await signIn(context, person);
      await page.goto(await addressOf(place, page));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await expectAccessible(page, nameOf(place));
    });

test('a phone reads every page without scrolling sideways', async ({ page, context }) => {
  await signIn(context, ADRIAN);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of OPERATORS) {
    await page.goto(await addressOf(place, page));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, nameOf(place)).toBe(0);
  }
});
