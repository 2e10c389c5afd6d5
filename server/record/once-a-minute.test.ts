import { expect, it } from 'vitest';
import type { Queries } from '../db/client';
import { OnceAMinute } from './once-a-minute';

const DB = {} as Queries;
const START = Date.parse('2098-03-01T12:00:00Z');

it('is worked out again for another row, database or minute, or where the clock was set back', async () => {
  const once = new OnceAMinute<number>();
  let made = 0;
  const read = (more: { id?: string; row?: string; after?: number; db?: Queries } = {}) => {
    const { id = 'a', row = 'x', after = 0, db = DB } = more;
    return once.of(db, { id, row, now: new Date(START + after) }, async () => ++made);
  };
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  expect(await read({ after: 59_999 })).toBe(1);
  expect(await read({ id: 'b' })).toBe(2);
  expect(await read({ db: {} as Queries })).toBe(3);
  expect(await read({ row: 'y' })).toBe(4);
  expect(await read({ row: 'y', after: 60_000 })).toBe(5);
  expect(await read({ row: 'y', after: 60_000 })).toBe(5);
  expect(await read({ row: 'y' })).toBe(6);
});
