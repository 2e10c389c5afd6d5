/** Every game of Great Britain 2007 through everything that people do with it; every night with nothing kept (`every-game.deep.ts`). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { keptRounds } from '../../testing/kept-rounds';
import { type TestSite, testSite } from '../../testing/site';
import { walk } from '../../testing/walk';

const book = rulebookOf('gb-2007');
const games = book.ok ? book.value.games.map(({ id }) => id) : [];

let site: TestSite;
beforeAll(async () => {
  site = await testSite(undefined, keptRounds());
});
afterAll(() => site.remove());

it('is every game that the document lists', () => expect(games).toHaveLength(15));

// A checkout in which nothing is kept solves each round once.
it.each(games)(
  '%s is analysed, checked, on paper, submitted, and equal when run again',
  { timeout: 600_000 },
  async (game) => {
    const { edges, verdicts, papers, state, rerunEqual } = await walk(site, game);
    expect(edges).toBeGreaterThan(0);
    expect(verdicts.has('meets')).toBe(true);
    expect(verdicts.has('breach')).toBe(false);
    for (const bytes of Object.values(papers)) expect(bytes).toBeGreaterThan(10_000);
    expect(state).toBe('in-review');
    expect(rerunEqual).toBe(true);
  },
);
