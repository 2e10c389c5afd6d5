/** A consent that runs out: a month before and a month after its last day, and whether the game may go on without it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsentScope } from '@/rulebooks/variant/consent-schema';
import { onDay } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, MEMBER, type TestSite, testSite } from '../testing/site';

const LAST = '2098-03-10';
let site: TestSite;
let id: string;

const consent = (name: string, about: ConsentScope['about'] & ('progressive' | 'game')) => ({
  name,
  reference: 'R-1',
  date: '2026-01-05',
  for: [{ about } as ConsentScope],
  expires: LAST,
});

beforeAll(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  const circumstances = {
    ...variant.circumstances,
    progressive: { contribution: '70%' },
    consents: [
      consent('Gambling Commission', 'progressive'),
      { ...consent('Mr Owner', 'game'), expires: '2098-03-12' },
    ],
  };
  const saved = await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, circumstances } });
  await nora.analyses.start({ draft, revision: saved.revision, rounds: 1000 });
  await site.work();
  ({ id } = await nora.submissions.freeze({ draft, revision: saved.revision, acknowledged: ALL_OPEN }));
});
afterAll(() => site.remove());

const owed = async (day: string) =>
  (await onDay(site, APPROVER, day).agenda.mine()).groups
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'consent-expires');
const WHAT = 'to A-PHJB-0001, Big Six (Wheel of Fortune),';

it('is in view for thirty days on either side of its last day', async () => {
  const names = async (day: string) => (await owed(day)).map(({ says }) => / of (.*?) to /.exec(says)?.[1]);
  expect(await names('2098-02-07')).toEqual([]);
  expect(await names('2098-02-08')).toEqual(['Gambling Commission']);
  expect(await names('2098-04-09')).toEqual(['Gambling Commission', 'Mr Owner']);
  expect(await names('2098-04-10')).toEqual(['Mr Owner']);
  expect(await names('2098-04-12')).toEqual([]);
});

it('says what has to be done before and after, and what the game does not depend on', async () => {
  expect((await owed(LAST)).map(({ says }) => says)).toEqual([
    `The consent of Gambling Commission ${WHAT} expires on 10 March 2098. The game may not be played after that day until a version with a new one is approved: ask for one now.`,
    `The consent of Mr Owner ${WHAT} expires on 12 March 2098. Ask for a new one, and file it with a new version.`,
  ]);
  expect((await owed('2098-03-13')).map(({ says }) => says)).toEqual([
    `The consent of Gambling Commission ${WHAT} expired on 10 March 2098. The game may not be played without it: stop play, take its signs down, and submit a version with a new one.`,
    `The consent of Mr Owner ${WHAT} expired on 12 March 2098. Ask for a new one, and file it with a new version.`,
  ]);
});

it('leads to the version, with its days', async () => {
  const [first] = await owed(LAST);
  expect(first).toMatchObject({
    about: `${id}:Gambling Commission:${LAST}`,
    href: `/submissions/${id}`,
    reference: 'A-PHJB-0001',
    rulebook: 'gb-2007',
    since: '2098-02-08',
    by: LAST,
  });
});
