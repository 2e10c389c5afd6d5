import { expect, it } from 'vitest';
import { unknownTrial } from './beyond-trial';

const plain = { circumstances: {} };
const asking = { circumstances: { trial: { from: '2098-02-01', to: '2098-03-31' } } };
const codes = (...given: Parameters<typeof unknownTrial>) => unknownTrial(...given).map(({ code }) => code);

it('refuses a trial that neither the rules know nor the operator asks for', () => {
  expect(codes('approve-for-trial', plain, undefined)).toEqual(['trial-unknown']);
  expect(codes('approve-for-trial', plain, '2.3(b)')).toEqual([]);
  expect(codes('approve-for-trial', asking, undefined)).toEqual([]);
  expect(codes('approve', plain, undefined)).toEqual([]);
  expect(codes('refuse', plain, undefined)).toEqual([]);
});
