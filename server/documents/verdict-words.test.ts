import { expect, it } from 'vitest';
import type { RulingRecord } from '../seals/ruling-record';
import { saidOf, type Verified } from './verdict-words';

const RULING: RulingRecord = {
  reference: 'A-1',
  version: 1,
  operator: 'Northgate',
  variant: 'c0ffee',
  ruling: 'extend',
  at: '2026-11-28T09:00:00.000Z',
  by: 'Ruth Hale',
  authority: 'The Commission',
  text: 'More time.',
  lastDay: '2027-04-15',
};

const verified = (rulings?: RulingRecord[], trialTo = '2027-01-31') =>
  ({
    paper: 'sign',
    verdict: 'genuine',
    game: 'Roulette',
    reference: 'A-1',
    version: 1,
    status: 'Approved for trial',
    hash: 'c0ffee',
    vouched: {
      paper: { state: 'good', key: 'k' },
      decision: { state: 'good', key: 'k' },
      signature: { state: 'none' },
      contradictions: [],
      decided: {
        decision: 'approve-for-trial',
        by: 'Ruth Hale',
        authority: 'The Commission',
        at: '2026-10-15T09:00:00.000Z',
        ...(trialTo && { trialFrom: '2026-10-17', trialTo }),
      },
      ...(rulings && { rulings }),
    },
  }) as unknown as Verified;

const said = (of: Verified, start: RegExp) => saidOf(of).others.filter((line) => start.test(line));

it('names each ruling after the decision, with the last day that it set', () => {
  const discontinued: RulingRecord = { ...RULING, ruling: 'discontinue', lastDay: '2026-12-24', by: 'Ada' };
  const { lastDay: _, ...adopted }: RulingRecord = { ...RULING, ruling: 'adopt' };
  expect(said(verified([RULING, discontinued, adopted]), /^(Decision|Ruling)/)).toEqual([
    'Decision: approve-for-trial, 2026-10-17 to 2027-01-31, by Ruth Hale, The Commission, 2026-10-15T09:00:00.000Z.',
    'Ruling: extend, last day 2027-04-15, by Ruth Hale, The Commission, 2026-11-28T09:00:00.000Z.',
    'Ruling: discontinue, last day 2026-12-24, by Ada, The Commission, 2026-11-28T09:00:00.000Z.',
    'Ruling: adopt, by Ruth Hale, The Commission, 2026-11-28T09:00:00.000Z.',
  ]);
});

it('says of a trial that a later ruling is in no file, and of no other approval', () => {
  expect(said(verified(), /^A later ruling/)).toHaveLength(1);
  expect(said(verified(undefined, ''), /^A later ruling/)).toEqual([]);
});
