import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ask, held } from './api';
import { ADRIAN, type Person, RUTH, SAM, signIn } from './people';
import { PHONE } from './phone';
import { test } from './site';
import { expectUsable, loaded } from './usable';

/** Each page is looked at by itself, so the workers share them, after the long stories: their file comes last. */
test.describe.configure({ mode: 'parallel' });

type Sent = { id: string; hash: string; reference: string };

/** `reference`: as it begins, where a list has others as well. */
async function firstOf(page: Page, procedure: string, reference = ''): Promise<Sent> {
  const all = await held<Sent[]>(ask(page.request, procedure));
  const first = all.find((each) => reference === '' || each.reference.startsWith(reference));
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
  '/home',
  '/workbench',
  made('a draft', async (page) => `/workbench/${(await firstDraft(page)).id}`),
  '/submissions',
  made('a submission', async (page) => `/submissions/${(await firstOf(page, 'submissions.list')).id}`),
  made('a public record', async (page) => {
    const { entries } = await held<{ entries: Sent[] }>(ask(page.request, 'record.register', {}));
    return `/record/${entries[0]?.hash}?reference=${entries[0]?.reference}`;
  }),
  '/rulebooks',
  '/fees',
  '/rulebooks/ca-hawaiian-gardens/fees',
  '/rulebooks/ca-hawaiian-gardens/fees/conflicts',
  '/rulebooks/ca-hawaiian-gardens/poker',
  '/rulebooks/ca-hawaiian-gardens/poker/archie',
  '/rulebooks/ca-hawaiian-gardens/poker/archie/showdown',
  '/rulebooks/ca-hawaiian-gardens/ambiguities',
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
  '/meetings',
  '/organisation',
  '/account',
  '/nowhere',
];
const REVIEWERS: Place[] = [
  '/review',
  '/review?kind=offered&closed=yes',
  '/meetings',
  made(
    'a submission under review',
    async (page) => `/review/${(await firstOf(page, 'reviews.queue', 'A-')).id}`,
  ),
];
const ADMINISTRATORS: Place[] = ['/organisation', '/audit'];
const ANYONES: Place[] = ['/', '/sign-in', `/record/${'0'.repeat(64)}`];

const nameOf = (place: Place): string => (typeof place === 'string' ? place : place.name);
const addressOf = (place: Place, page: Page) => (typeof place === 'string' ? place : place.address(page));

async function open(place: Place, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(await addressOf(place, page));
  await loaded(page);
  return page;
}

for (const [who, person, places] of [
  ['an operator', ADRIAN, OPERATORS],
  ['a reviewer', RUTH, REVIEWERS],
  ['an administrator', SAM, ADMINISTRATORS],
  ['anyone', null, ANYONES],
] as [string, Person | null, Place[]][])
  for (const place of places)
    test(`${nameOf(place)} serves ${who}: accessible in both themes, on a phone and at 200%`, async ({
      looking,
    }) => {
      const page = await open(place, await looking(person));
      await expectUsable(page, nameOf(place));
      await page.close();
    });

test('a table without room shows each row as a list, each cell after the head of its column', async ({
  page,
  context,
}) => {
  await signIn(context, ADRIAN);
  await page.goto('/workbench');
  // Whichever draft stands first: other stories make many, and the list has pages.
  const row = page.getByRole('table', { name: 'Drafts of your organisation' }).getByRole('row').nth(1);
  const heads = () =>
    row
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell, '::before').content.split('" /')[0]),
      );
  await expect.poll(async () => [...new Set(await heads())]).toEqual(['none']);
  await page.setViewportSize(PHONE);
  expect((await heads()).slice(0, 5)).toEqual(['"Game', '"House edge', '"Open', '"State', '"Last saved']);
});
