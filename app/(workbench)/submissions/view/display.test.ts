import { describe, expect, it } from 'vitest';
import type { MissingLine } from '@/server/documents/content/missing';
import { SUBMISSION_STATES } from '@/server/vocabulary/submission-states';
import { displayStanding } from './display';

describe('whether a sign may be displayed', () => {
  it('is ready only in an approved state', () => {
    const ready = SUBMISSION_STATES.filter((state) => displayStanding({ state, signMissing: [] }).ready);
    expect(ready).toEqual(['approved-for-trial', 'approved', 'approved-with-conditions']);
  });

  it('is not ready in any state where no seal vouches for the decision', () => {
    for (const seal of [
      { state: 'missing' },
      { state: 'broken', key: 'a' },
      { state: 'unknown-key', key: 'a' },
    ] as const)
      for (const state of SUBMISSION_STATES)
        expect(displayStanding({ state, seal, signMissing: [] })).toMatchObject({
          ready: false,
          says: expect.stringContaining('This sign must not be displayed.'),
        });
    const key = 'a'.repeat(64);
    expect(displayStanding({ state: 'approved', seal: { state: 'good', key }, signMissing: [] }).ready).toBe(
      true,
    );
  });

  it('is not ready while the sign lacks something, and says what, with the clauses that ask for it', () => {
    const signMissing: MissingLine[] = [
      { text: 'The limits.', clauses: ['3.10', '8.9'] },
      { text: 'Other days.', clauses: [] },
    ];
    const standing = displayStanding({ state: 'approved', signMissing });
    expect(standing.ready).toBe(false);
    expect(standing.missing).toEqual(['3.10, 8.9: The limits.', 'Other days.']);
  });
});
