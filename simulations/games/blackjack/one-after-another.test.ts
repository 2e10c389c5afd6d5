/** What is kept for other rules is only what those rules cannot change. `one-after-another.deep.ts` asks real shoes. */
import { expect, it } from 'vitest';
import { randomStream } from '../../witness/random';
import { type Asked, forget, solved, wandering } from './one-after-another';

const RULES = 40;

it('rules solved one after another come to the last digit to what they come to alone', () => {
  const asked: Asked[] = [];
  for (const rules of wandering(randomStream(7, 'one after another', 0))) {
    asked.push(rules);
    if (asked.length === RULES) break;
  }
  forget();
  const kept = asked.map(solved);
  for (const [at, rules] of asked.entries()) {
    forget();
    expect(kept[at], JSON.stringify(rules)).toEqual(solved(rules));
  }
});
