import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database';
import { withoutValues } from './without-values';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.remove());

const failure = () =>
  test.db.run(sql`INSERT INTO nowhere VALUES (${'a-secret-value'})`).then(
    () => undefined,
    (error: unknown) => error,
  );

it('a failed query is logged with its text and cause, without people’s input', async () => {
  const error = await failure();
  for (const logged of [error, new Error(String(error), { cause: error })]) {
    const written = inspect(withoutValues(logged));
    expect(inspect(logged)).toContain('a-secret-value');
    expect(written).not.toContain('a-secret-value');
    expect(written).toContain('INSERT INTO nowhere');
    expect(written).toContain('no such table');
  }
});

it('any other error is logged as it is', () => {
  const error = new TypeError('not a function');
  expect(withoutValues(error)).toBe(error);
});
