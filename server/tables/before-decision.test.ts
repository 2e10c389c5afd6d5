/** A game is on no table before the day on which it was decided, however long its rules have been in force. */
import { expect, it } from 'vitest';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import { approvedGame } from '../testing/for-a-time';
import { LIMITS } from '../testing/on-trial';
import { APPROVER, problemsWith, TODAY, testSite } from '../testing/site';

it('is refused before the day of the decision, and taken from it on', async () => {
  const site = await testSite();
  const submission = await approvedGame(site);
  const adrian = site.as(APPROVER);
  await adrian.letterhead.set({ premises: [{ name: 'The Pier' }] });
  const { id: table } = await adrian.tables.add({ premises: 'The Pier', name: 'Wheel 1' });
  const put = (from: string) =>
    problemsWith(adrian.tables.setOffer({ table, from, submission, limits: LIMITS }));
  for (const day of ['2009-01-01', dayAfter(TODAY, -1)])
    expect(await put(day), day).toMatchObject([
      {
        code: 'state-forbids',
        message: `A-PHJB-0001 version 2 was decided on ${longDate(TODAY)} and may be on no table before. Give that day or a later one.`,
        field: 'from',
      },
    ]);
  await adrian.tables.setOffer({ table, from: TODAY, submission, limits: LIMITS });
  const [shown] = (await adrian.tables.list()).tables;
  expect(shown?.offer).toMatchObject({ from: TODAY });
  await site.remove();
});
