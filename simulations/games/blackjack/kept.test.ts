import { expect, it } from 'vitest';
import { Kept, keptBeside } from './kept';

it('keeps as many as it may, and drops the one asked for longest ago', () => {
  const kept = new Kept<string>(2);
  const worked: string[] = [];
  const get = (key: string) =>
    kept.get(key, () => {
      worked.push(key);
      return `of ${key}`;
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['of a', 'of b', 'of a', 'of c', 'of a', 'of b']);
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps beside each owner what is that owner’s', () => {
  const kept = keptBeside<number>(1);
  const [one, other] = [{}, {}];
  expect([kept(one, 'a', () => 1), kept(other, 'a', () => 2), kept(one, 'a', () => 3)]).toEqual([1, 2, 1]);
});
