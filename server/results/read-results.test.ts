/** Results as they are read: what counted when a day was reported counts for it, whatever is written down later. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DURING, FIRST, LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import { APPROVER, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { takeResults } from './take';

let site: TestSite;
let id: string;
let table: string;
beforeAll(async () => {
  site = await testSite();
  ({ id } = await trialOf(site));
  table = await tableWith(site, id, { limits: { ...LIMITS, players: 2 } });
});
afterAll(() => site.remove());

const setLimits = (maximum: number, players: number) =>
  onDay(site, APPROVER, DURING).tables.setOffer({
    table,
    from: FIRST,
    submission: id,
    limits: { currency: 'GBP', groups: [{ group: 'all', minimum: 500, maximum }], players },
  });

it('is judged by the limits of when it was reported, not by later ones', async () => {
  const lost = Array.from({ length: 9 }, (_, day) => `The Pier,Wheel 1,2098-02-0${day + 1},50,-200000,4000`);
  const bytes = new TextEncoder().encode(
    ['premises,table,day,rounds,win,handle symbol-a', ...lost].join('\n'),
  );
  const now = () => new Date(`${DURING}T08:00:00Z`);
  const context = { ...site.context(MEMBER), member: site.member(MEMBER), now };
  expect(await takeResults(context, { submission: id, bytes })).toMatchObject({ value: { taken: 9 } });
  const judged = async () => (await onDay(site, REVIEWER, DURING).results.get({ id })).judged;
  const before = await judged();
  expect(before?.flag).toBe('whatever-the-stakes');
  await setLimits(100_000_000, 100);
  expect(await judged()).toEqual(before);
});
