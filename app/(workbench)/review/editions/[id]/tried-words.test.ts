import { expect, it } from 'vitest';
import type { TriedOn } from '@/server/vocabulary/tried-edition';
import { summaryOf } from './tried-words';

const game = (effects: TriedOn['effects'], rest: Partial<TriedOn> = {}): TriedOn => ({
  id: 'x',
  reference: 'A-0001',
  version: 1,
  name: 'Wheel',
  operator: 'Northgate',
  gameLabel: 'Big Six',
  state: 'approved',
  cannot: [],
  analyseAgain: false,
  effects,
  ...rest,
});

it('counts games, not findings, and leaves out what does not occur', () => {
  const breach = { kind: 'newly-breaches' as const };
  expect(
    summaryOf({
      day: '2027-09-01',
      affected: [game([breach, breach, { kind: 'freed' }]), game([breach]), game([], { cannot: ['So.'] })],
      unaffected: [game([])],
      overByThen: [],
    }),
  ).toEqual([
    '1 game could no longer be offered as filed.',
    '2 games would breach a rule.',
    '1 game would be freed of something.',
    '1 game would not be affected.',
  ]);
});

it('says so where nothing is played', () => {
  expect(summaryOf({ day: '2027-09-01', affected: [], unaffected: [], overByThen: [] })).toEqual([
    'No game is played under this rulebook.',
  ]);
});
