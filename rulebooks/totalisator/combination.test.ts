/** How long a combination may be written: what is kept is read again, and must be no longer. */
import { expect, it } from 'vitest';
import { HK_POOLS } from '../hk-pari-mutuel/pools';
import { readCombination } from './combination';

const quinella = HK_POOLS.types.find(({ id }) => id === 'quinella') ?? expect.unreachable();
const read = (text: string) => readCombination(text, quinella, () => 'stake 1');
const apart = (length: number) => `4${' '.repeat(length - 2)}7`;

it('of 200 characters is read, and of one more refused with an example', () => {
  expect(read(apart(200))).toEqual({ ok: true, value: [[4, 7]] });
  expect(read(apart(201))).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('for example "1-2"') }],
  });
});
