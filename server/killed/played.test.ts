import { expect, it } from 'vitest';
import { dayIn } from '@/rulebooks/zones';
import { MEMBER } from '../testing/site';
import { PLAYED, playedSite } from './played';

it('begins the site that is killed with a trial that is on, and with versions to notify and to offer', async () => {
  const site = await playedSite();
  const all = await site.as(MEMBER).submissions.list();
  const trial = all.find(({ days }) => days?.from === PLAYED.from);
  expect(PLAYED.from < dayIn('gb-2007', new Date())).toBe(true);
  expect(trial?.state).toBe('on-trial');
  expect(all.filter(({ state }) => state === 'frozen')).toHaveLength(5);
  site.remove();
});
