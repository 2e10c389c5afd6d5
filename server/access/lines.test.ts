/** Who waits, and in which order. Turns of calls (`turns.test.ts`) and of pages test the rest. */
import { expect, it } from 'vitest';
import { Lines, waiterOf } from './lines';

const NORA = waiterOf('nora', '192.0.2.1');

it('takes out only what still waits, and forgets who waits for nothing', () => {
  const lines = new Lines<string>();
  lines.add(NORA, 'first');
  lines.add(NORA, 'second');
  expect(lines.take()?.item).toBe('first');
  expect(lines.remove(NORA, 'first')).toBe(false);
  expect(lines.before(NORA)).toEqual({ line: 1, all: 1 });
  expect(lines.remove(NORA, 'second')).toBe(true);
  expect(lines.waiters()).toEqual([]);
  expect(lines.take()).toBeUndefined();
});

it('leaves a visitor of another address where one goes', () => {
  const lines = new Lines<string>();
  lines.add(waiterOf(undefined, '192.0.2.1'), 'one');
  lines.add(waiterOf(undefined, '192.0.2.2'), 'other');
  lines.remove(waiterOf(undefined, '192.0.2.1'), 'one');
  expect(lines.waiters()).toEqual([waiterOf(undefined, '192.0.2.2')]);
});
