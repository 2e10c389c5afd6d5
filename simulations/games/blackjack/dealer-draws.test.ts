import { expect, it } from 'vitest';
import { inTable } from '@/simulations/exact/in-table';
import { type DealerDraws, dealerDraws, OVER, type Soft17 } from './dealer-draws';
import { ACE, TEN } from './ranks';

const [TWO, FOUR, SIX] = [1, 3, 5];

/** How many orders of these cards, drawn to the first, end at each total; 0 is over 21. Orders that draw on are in none. */
function orders(up: number, cards: readonly number[], soft17: Soft17): Record<number, number> {
  const { depth, kind, end, orders: ways }: DealerDraws = dealerDraws(up, soft17);
  const sought = [...cards].sort((a, b) => a - b).join();
  const found: Record<number, number> = {};
  const path: number[] = [];
  for (let node = 0; node < depth.length; node += 1) {
    path.length = inTable(depth[node]) - 1;
    path.push(inTable(kind[node]));
    if (inTable(ways[node]) === 0 || path.join() !== sought) continue;
    const total = end[node] === OVER ? 0 : 17 + inTable(end[node]);
    found[total] = (found[total] ?? 0) + inTable(ways[node]);
  }
  return found;
}

it('stands on ace and 6 under 4.15(a) alone', () => {
  expect(orders(ACE, [SIX], 'stand')).toEqual({ 17: 1 });
  expect(orders(ACE, [SIX], 'hit')).toEqual({});
  expect(orders(ACE, [SIX], 'hit-for-good')).toEqual({});
});

it('counts ace, 6 and 4 as 21, or as 11 where the ace counts one for good', () => {
  // Ace, 4 and 6 never pass a soft 17 and are 21 under both.
  expect(orders(ACE, [SIX, FOUR], 'hit')).toEqual({ 21: 2 });
  expect(orders(ACE, [SIX, FOUR], 'hit-for-good')).toEqual({ 21: 1 });
});

it('counts ace, 6 and ace as 18 under both: the second ace never made 17', () => {
  for (const soft17 of ['hit', 'hit-for-good'] as const)
    expect(orders(ACE, [SIX, ACE], soft17)).toEqual({ 18: 2 });
});

it('draws to ace, 6 and ten, a hard 17 that stands', () => {
  for (const soft17 of ['hit', 'hit-for-good'] as const) {
    expect(orders(ACE, [SIX, TEN], soft17)).toEqual({ 17: 1 });
    expect(orders(TWO, [FOUR, ACE], soft17)).toEqual({});
  }
});
