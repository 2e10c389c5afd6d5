import { expect, it } from 'vitest';
import { DURING, onDay, trialOf } from '../../testing/on-trial';
import { MEMBER, testSite } from '../../testing/site';

it.each([
  ['2098-01-31', 'approved-for-trial'],
  [DURING, 'on-trial'],
  ['2098-04-01', 'expired'],
])('the draft of a version on trial stands on %s as %s, as the register has it', async (day, state) => {
  const site = await testSite();
  await trialOf(site);
  const nora = onDay(site, MEMBER, day);
  const [draft] = (await nora.drafts.list()).drafts;
  expect(draft?.state).toBe(state);
  expect((await nora.drafts.get({ id: draft?.id ?? '' })).submission?.state).toBe(state);
  await site.remove();
});
