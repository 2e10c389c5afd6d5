import { describe, expect, it } from 'vitest';
import { EVENT_WORDS } from '@/server/vocabulary/event-words';
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

  it('says of adoption asked for what a sentence, and the audit, say', () => {
    const word = stateWord('adoption-asked').toLowerCase();
    expect(STATE_LABELS['adoption-asked']).toContain(word);
    expect(EVENT_WORDS['adoption-asked'].toLowerCase()).toBe(word);
  });
});
