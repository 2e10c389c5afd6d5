/** As by day, with nothing kept: pai gow poker counted, every round solved and dealt, twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { type TestSite, testSite } from '../../testing/site';
import { walk } from '../../testing/walk';

const book = rulebookOf('gb-2007');
const games = book.ok ? book.value.games.map(({ id }) => id) : [];

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

it.each(games)('%s is analysed and equal when run again', { timeout: 3_600_000 }, async (game) => {
  const { verdicts, state, rerunEqual } = await walk(site, game);
  expect(verdicts.has('breach')).toBe(false);
  expect([state, rerunEqual]).toEqual(['in-review', true]);
});
