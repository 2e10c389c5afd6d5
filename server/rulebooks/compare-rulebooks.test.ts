import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/site';
import { compareRulebooks } from './compare-rulebooks';

let site: TestSite & { now: () => Date };
beforeAll(async () => {
  site = { ...(await testSite()), now: () => new Date() };
});
afterAll(() => site.remove());

const BIG_SIX = { rulebook: 'gb-2007', game: 'big-six' };
const SIC_BO = { rulebook: 'gb-2007', game: 'sic-bo' };

it('compares two games, once for each pair and order', async () => {
  const first = await compareRulebooks(site, { left: BIG_SIX, right: SIC_BO });
  if (!first.ok) throw new Error('not compared');
  expect(first.value).toMatchObject({ left: { game: 'big-six' }, right: { game: 'sic-bo' } });
  const again = await compareRulebooks(site, { left: BIG_SIX, right: SIC_BO });
  expect(again.ok && again.value).toBe(first.value);
  const turned = await compareRulebooks(site, { left: SIC_BO, right: BIG_SIX });
  expect(turned.ok && turned.value.left.game).toBe('sic-bo');
});

it.each([
  ['left', { left: { ...BIG_SIX, game: 'whist' }, right: SIC_BO }, 'left.game', 'game-unknown'],
  [
    'right',
    { left: BIG_SIX, right: { ...SIC_BO, rulebook: 'gb-1968' } },
    'right.rulebook',
    'rulebook-unknown',
  ],
])('says which side names something that is not there: %s', async (_, asked, field, code) => {
  expect(await compareRulebooks(site, asked)).toMatchObject({ ok: false, problems: [{ field, code }] });
});
