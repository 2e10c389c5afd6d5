import { expect, it } from 'vitest';
import type { DecisionSeal } from '@/server/seals/decision-seal';
import { SUBMISSION_STATES } from '@/server/submissions/states';
import { meaningOf } from './meaning';

const key = 'a'.repeat(64);
const regulator = 'Gambling Commission, Great Britain';

it.each<DecisionSeal>([{ state: 'missing' }, { state: 'broken', key }, { state: 'unknown-key', key }])(
  'no state is good news where the seal is $state, and the regulator is named to ask',
  (seal) => {
    for (const status of SUBMISSION_STATES) {
      const { kind, title, says } = meaningOf({ status, seal, regulator });
      expect({ kind, title }).toEqual({ kind: 'problem', title: 'Decision not confirmed' });
      expect(says).toContain(`Ask the regulator what was decided: ${regulator}.`);
    }
  },
);

it('an approval that is sealed, or older than seals, is an approval', () => {
  for (const seal of [{ state: 'good', key }, { state: 'none' }] as const)
    expect(meaningOf({ status: 'approved', seal, regulator })).toMatchObject({
      kind: 'good',
      title: 'Approved',
    });
});

it('an undecided submission needs no seal', () => {
  expect(meaningOf({ status: 'in-review', regulator }).title).toBe('Not decided yet');
});
