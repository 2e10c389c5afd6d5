import { expect, it } from 'vitest';
import { ONE, ratio, toText } from '../../exact/fraction';
import type { Ending } from '../../family/solution';
import { checkedSolution } from './checked-solution';

const ending = (event: string, count: bigint, net: number): Ending => ({
  event,
  label: event,
  count,
  net: ratio(net),
  staked: ONE,
});
const WON_AND_LOST = [ending('win', 2n, 1), ending('lose', 3n, -1), ending('never', 0n, 7)];
const choice = (name: string, taken: [number, number]) => ({
  choice: name,
  label: name,
  taken: ratio(...taken),
});

const solved = ({
  universe = 5n,
  endings = WON_AND_LOST,
  raised = [1, 4] as [number, number],
}: {
  universe?: bigint;
  endings?: Ending[];
  raised?: [number, number];
}) =>
  checkedSolution({
    universe,
    endings,
    mandatory: ONE,
    decisions: [{ street: 'deal', reached: ONE, choices: [choice('raise', raised), choice('fold', [3, 4])] }],
    summary: '',
    alternatives: [],
    method: { id: 'enumeration', explains: '', reductions: [] },
  });

it('prices its endings, and leaves out impossible ones', () => {
  const { endings, houseEdge } = solved({});
  expect(endings.map(({ event }) => event)).toEqual(['win', 'lose']);
  expect(toText(houseEdge)).toBe('1/5');
});

it.each([
  [{ universe: 6n }, 'endings sum to 5, not to the universe of 6'],
  [{ endings: [ending('win', 2n, 1), ending('win', 3n, -1)] }, 'an ending is named twice'],
  [{ endings: [ending('win', 6n, 1), ending('lose', -1n, -1)] }, 'an ending has a count below zero'],
  [{ raised: [1, 5] as [number, number] }, 'the choices of deal are not the rounds that reach it'],
])('refuses sums that do not add up: %o', (wrong, message) => {
  expect(() => solved(wrong)).toThrow(new RangeError(message));
});
