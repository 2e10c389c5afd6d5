import { describe, expect, it } from 'vitest';
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
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

  it.each([
    ['discontinued', 'Discontinued by the regulator'],
    ['abandoned', 'Abandoned'],
    ['refused', 'Refused'],
  ] as const)('of a trial that is %s and played out, no new one is put up', (state, ended) => {
    const days = { of: 'trial', from: '2026-11-01', to: '2026-11-28' } as const;
    const put = (today: string, consent?: Held) =>
      displayStanding({ state, signMissing: [], days: { ...days, ...(consent && { consent }) } }, today);
    const may = (day: string) =>
      `${ended}: no new sign is put up. One at a table may stay to ${day} November 2026 and then comes down; where it names a later day, write this one on it.`;
    expect(put('2026-11-28')).toMatchObject({ ready: false, says: may('28') });
    const consent: Held = { of: ['The studio'], to: '2026-11-26', clauses: ['2.7'] };
    expect(put('2026-11-26', consent).says, 'a consent ends before').toBe(may('26'));
    expect(put('2026-11-29').says).toBe(`${ended}: this sign must not be displayed.`);
  });
});
