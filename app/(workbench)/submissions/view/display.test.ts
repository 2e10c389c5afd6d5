import { describe, expect, it } from 'vitest';
import type { MissingLine } from '@/server/documents/content/missing';
import { STATES } from '@/server/vocabulary/life/states';
import { displayStanding } from './display';

const TODAY = '2026-11-27';

describe('whether a sign may be displayed', () => {
  it('is ready only in an approved state', () => {
    const ready = STATES.filter((state) => displayStanding({ state, signMissing: [] }, TODAY).ready);
    expect(ready).toEqual([
      'approved-for-trial',
      'extension-asked',
      'adoption-asked',
      'adopted',
      'approved',
      'approved-with-conditions',
      'on-trial',
      'extended',
    ]);
  });

  it('is not ready in any state where no seal vouches for the decision', () => {
    for (const seal of [
      { state: 'missing' },
      { state: 'broken', key: 'a' },
      { state: 'unknown-key', key: 'a' },
    ] as const)
      for (const state of STATES)
        expect(displayStanding({ state, seal, signMissing: [] }, TODAY)).toMatchObject({
          ready: false,
          says: expect.stringContaining('This sign must not be displayed.'),
        });
    const key = 'a'.repeat(64);
    expect(
      displayStanding({ state: 'approved', seal: { state: 'good', key }, signMissing: [] }, TODAY).ready,
    ).toBe(true);
  });

  it('is not ready while the sign lacks something, and says what, with the clauses that ask for it', () => {
    const signMissing: MissingLine[] = [
      { text: 'The limits.', clauses: ['3.10', '8.9'] },
      { text: 'Other days.', clauses: [] },
    ];
    const standing = displayStanding({ state: 'approved', signMissing }, TODAY);
    expect(standing.ready).toBe(false);
    expect(standing.missing).toEqual(['3.10, 8.9: The limits.', 'Other days.']);
  });

  it('is not ready on the day after its last, whatever is being asked for', () => {
    const put = (of: 'trial' | 'temporary', today: string) =>
      displayStanding(
        {
          state: of === 'trial' ? 'adoption-asked' : 'approved',
          signMissing: [],
          days: { of, from: '2026-11-01', to: '2026-11-27' },
        },
        today,
      );
    for (const of of ['trial', 'temporary'] as const) {
      expect(put(of, '2026-11-27').ready).toBe(true);
      expect(put(of, '2026-11-28').ready).toBe(false);
    }
    expect(put('temporary', '2026-11-28').says).toBe(
      'The temporary variation ended on 27 November 2026. This sign must not be displayed.',
    );
  });
});
