import { expect, it } from 'vitest';
import { filingStateOn, successors } from './filings-on-day';

const MAY = { id: 'may', version: 2, from: '2098-05-01' };
const JUNE = { id: 'june', version: 3, from: '2098-06-01' };
const EARLIER = { id: 'earlier', version: 4, from: '2098-04-01' };
const JUNE_AGAIN = { id: 'june-again', version: 5, from: '2098-06-01' };

it('gives way on the day of the next one, and not before', () => {
  const next = successors([JUNE, MAY]);
  expect(filingStateOn('approved', next.get('may'), '2098-05-31')).toBe('approved');
  expect(filingStateOn('approved', next.get('may'), '2098-06-01')).toBe('superseded');
  expect(filingStateOn('approved', next.get('june'), '2099-01-01')).toBe('approved');
  expect(filingStateOn('refused', next.get('may'), '2099-01-01')).toBe('refused');
});

it('goes by the day that each names, in whichever order they were approved; of one day by the version', () => {
  const next = successors([MAY, JUNE_AGAIN, JUNE, EARLIER]);
  expect([...next].map(([id, { id: by }]) => [id, by])).toEqual([
    ['earlier', 'may'],
    ['may', 'june'],
    ['june', 'june-again'],
  ]);
});
