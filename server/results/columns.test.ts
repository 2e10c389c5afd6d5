import { expect, it } from 'vitest';
import { ROUND_SUBJECT } from '../documents/testing/round-subject';
import { columnsOf } from './columns';

it('a wager from a meter has its price in the smallest coin, and no other wager has one', () => {
  expect(columnsOf(ROUND_SUBJECT).map(({ id, meter, price }) => [id, meter, price])).toEqual(
    expect.arrayContaining([
      ['ante', false, undefined],
      ['jackpot', true, 100],
    ]),
  );
});
