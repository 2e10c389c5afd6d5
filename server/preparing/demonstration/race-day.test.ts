import { expect, it } from 'vitest';
import { createCaller } from '../../api/api';
import { APPROVER, MEMBER, REVIEWER, testSite } from '../../testing/site';
import { raceDay } from './race-day';

it('has pool rules in force and a meeting that is settled by them, as both sides see it', async () => {
  const site = await testSite();
  const context = (person: string) => {
    const { member, ...rest } = site.context(person);
    if (!member) throw new Error(`${person} is nobody`);
    return { ...rest, member };
  };
  await raceDay(context(MEMBER), context(APPROVER), context(REVIEWER));
  const ruth = createCaller(site.context(REVIEWER));
  const [meeting] = await ruth.meetings.list();
  const whole = await ruth.meetings.get({ id: meeting?.id ?? '' });
  expect(whole.versions[0]?.rules).toMatchObject({ number: 'P-0001', departs: [] });
  const { pools } = await ruth.meetings.settlement({ id: whole.id, number: 1 });
  expect(pools).toHaveLength(8);
  expect(pools.every(({ outcome }) => outcome === 'divided')).toBe(true);
  const filed = (await ruth.reviews.queue()).filter(({ kind }) => kind === 'pools');
  expect(filed).toMatchObject([{ reference: 'P-0001', state: 'approved', jurisdiction: 'Hong Kong' }]);
  await site.remove();
});
