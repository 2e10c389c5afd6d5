import { expect, type Page, test } from '@playwright/test';
import { ask, held } from './api';
import { expectAccessible } from './axe';
import { ADRIAN, type Person, RUTH, SAM, signIn } from './people';

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

const RULEBOOK = '/rulebooks/gb-2007';

async function placesOf(person: Person | null, page: Page): Promise<string[]> {
  if (person === RUTH) return ['/review', `/review/${(await firstOf(page, 'reviews.queue')).id}`];
  if (person === SAM) return ['/organisation', '/audit'];
  if (person === null) return ['/sign-in', `/record/${'0'.repeat(64)}`];
  const submission = await firstOf(page, 'submissions.list');
  return [
    '/workbench',
    `/workbench/${(await firstDraft(page)).id}`,
    '/submissions',
    `/submissions/${submission.id}`,
    `/record/${submission.hash}`,
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
    '/organisation',
    '/account',
    '/nowhere',
  ];
}

for (const [who, person] of [
  ['an operator', ADRIAN],
  ['a reviewer', RUTH],
  ['an administrator', SAM],
  ['anyone', null],
] as const)
  test(`every page of ${who} is accessible in both themes`, async ({ page, context }) => {
    test.slow();
    if (person) await signIn(context, person);
    for (const place of await placesOf(person, page)) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await expectAccessible(page, place);
    }
  });

test('a phone reads every page without scrolling sideways', async ({ page, context }) => {
  await signIn(context, ADRIAN);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of await placesOf(ADRIAN, page)) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, place).toBe(0);
  }
});
