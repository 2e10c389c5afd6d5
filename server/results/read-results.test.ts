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

it('tables of one file keep their order, whatever day one of them reports later', async () => {
  const other = await testSite();
  const { id: trial } = await trialOf(other);
  const names = ['Wheel 1', 'Wheel 2', 'Wheel 3'];
  for (const name of names) await tableWith(other, trial, { name });
  const send = async (at: string, rows: string[]) => {
    const now = () => new Date(`${DURING}T${at}:00Z`);
    const context = { ...other.context(MEMBER), member: other.member(MEMBER), now };
    const bytes = new TextEncoder().encode(
      ['premises,table,day,rounds,win,handle symbol-a', ...rows].join('\n'),
    );
    expect(await takeResults(context, { submission: trial, bytes })).toMatchObject({
      value: { rejected: [] },
    });
  };
  const row = (name: string, day: number) => `The Pier,${name},2098-02-0${day},50,0,40`;
  const order = async () =>
    (await onDay(other, REVIEWER, DURING).results.get({ id: trial })).tables.map(({ name }) => name);
  await send(
    '08:00',
    names.map((name) => row(name, 3)),
  );
  const before = await order();
  expect([...before].sort()).toEqual(names.map((name) => expect.stringContaining(name)));
  for (const name of [...names].reverse()) {
    await send('09:00', [row(name, 1)]);
    expect(await order()).toEqual(before);
  }
  await other.remove();
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
