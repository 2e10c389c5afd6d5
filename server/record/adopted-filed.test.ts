/** A game that no edition lists, once it is adopted after its trial: anyone reads what it is played by, until an edition has it. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { changing, putEdition } from '../testing/edition';
import { DURING, FIRST, LAST, onDay } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { take } from '../testing/situations';
import { unguarded } from '../testing/unguarded';

const { at: _, ...EXAMPLE } = JSON.parse(readFileSync('docs/examples/filed-game.json', 'utf8')) as Variant & {
  at: string;
};
const BEFORE = '2098-01-10';
const DRAWING = 'd'.repeat(64);

let template: TestSite;
let site: TestSite;
let id: string;
const on = (person: string | null, day = DURING) => onDay(site, person, day);

beforeAll(async () => {
  site = template = await testSite();
  const nora = on(MEMBER, BEFORE);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'filed' });
  const filed = { ...(EXAMPLE.filed ?? expect.unreachable()), drawing: DRAWING };
  const circumstances = { kind: 'new-game' as const, contact: 'A desk', trial: { from: FIRST, to: LAST } };
  const variant = { ...EXAMPLE, filed, attestations: {}, circumstances };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  ({ id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN }));
  await on(APPROVER, BEFORE).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  const review = await begunReview(on(REVIEWER, BEFORE), id);
  const days = { trialFrom: FIRST, trialTo: LAST, reasons: 'So.', acknowledged: ALL_OPEN };
  const decision = { id, revision: review.revision, kind: 'approve-for-trial' as const };
  await on(REVIEWER, BEFORE).reviews.decide({ ...decision, ...days });
}, 60_000);
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const adopted = async () => {
  await take(site, 'ask-adoption', { id, day: DURING });
  const { revision } = await on(REVIEWER).submissions.get({ id });
  const ruling = { id, revision, kind: 'adopt' as const, text: 'So.', reasons: 'It was seen on paper.' };
  await on(REVIEWER).reviews.rule({ ...ruling, acknowledged: ALL_OPEN });
};
const published = async (day: string) => {
  const { reference } = await on(MEMBER).submissions.get({ id });
  const [entry] = (await on(null, day).record.register({})).entries;
  return { record: (await on(null, day).record.byReference({ reference })).filed, register: entry?.filed };
};
const LATER = '2098-06-01';

it('has its rules, practices and odds in its record and in the register', async () => {
  expect((await published(DURING)).register, 'on trial').toBeUndefined();
  await adopted();
  const { record, register } = await published(LATER);
  expect(record?.rules).toEqual(EXAMPLE.filed?.rules);
  expect(record?.facts.map(({ what, says }) => `${what}: ${says}`)).toContain(
    'Nine: how it was counted: Four of the 52 cards are nines.',
  );
  expect(register).toEqual(record);
  expect(JSON.stringify(record)).not.toContain(DRAWING);
  const { edges } = await on(null, LATER).record.byReference({ reference: 'A-PHJB-0001' });
  expect(edges.map(({ label }) => label)).toEqual(['Nine', 'Lucky number']);
});

it('has them there no longer once an edition lists a game of its name with its wagers', async () => {
  await adopted();
  const label = changing('Big Six (Wheel of Fortune)', 'Lucky Nines', ['games', 'big-six', 'label']);
  const wager = (id: string, was: string, becomes: string) =>
    changing(was, becomes, ['games', 'big-six', 'wagers', id, 'label']);
  await putEdition(site, { validFrom: '2098-05-20', changes: [label] });
  const other = await published('2098-05-31');
  expect([other.record, other.register], 'another game of that name').not.toContain(undefined);
  const taken = [wager('symbol-a', 'Symbol A', 'Nine'), wager('symbol-b', 'Symbol B', 'Lucky number')];
  await putEdition(site, { validFrom: LATER, changes: taken });
  expect(await published(LATER)).toEqual({ record: undefined, register: undefined });
});

it('has none once no seal stands for its adoption', async () => {
  await adopted();
  const { hash } = await on(MEMBER).submissions.get({ id });
  const record = () => on(null, LATER).record.get({ hash });
  expect(await record()).toHaveProperty('filed');
  await unguarded(site, `UPDATE trial_step SET text = 'x' WHERE step = 'adopt'`);
  expect(await record()).not.toHaveProperty('filed');
  expect((await on(null, LATER).record.register({})).entries).toEqual([]);
});
