import { describe, expect, it } from 'vitest';
import { STATE_LABELS, type State } from '@/server/vocabulary/life/states';
import { stateWord } from './badge';

const SAME: State[] = [
  'submitted',
  'in-review',
  'approved-for-trial',
  'on-trial',
  'extended',
  'adopted',
  'approved',
  'approved-with-conditions',
  'refused',
  'withdrawn',
];

describe('the badge of a state', () => {
  it.each(SAME)('says the words of a sentence about it: %s', (state) => {
    expect(stateWord(state).toLowerCase()).toBe(STATE_LABELS[state]);
  });
});
