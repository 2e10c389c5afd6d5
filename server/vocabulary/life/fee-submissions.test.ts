import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FEE_MOVES, FEE_STATES, FEE_STEPS, type FeeState, nextFeeState } from './fee-submissions';

/** Written out by hand from what each side may do, not from the table under test. */
const ALLOWED: Record<FeeState, string> = {
  frozen: 'submit: submitted, withdraw: withdrawn',
  submitted: 'find-complete: in-review, withdraw: withdrawn',
  'in-review': 'approve: approved, ask: questioned, refuse: refused, withdraw: withdrawn',
  questioned: 'answer-last: in-review, ask: questioned, refuse: refused, withdraw: withdrawn',
  approved: '',
  refused: '',
  withdrawn: '',
  superseded: '',
};

it.each(FEE_STATES.map((state) => [state]))('%s: exactly what is allowed', (state) => {
  const steps = [...FEE_STEPS].sort().flatMap((step) => {
    const next = nextFeeState(state, step);
    return next ? [`${step}: ${next}`] : [];
  });
  expect(steps.join(', ')).toBe(ALLOWED[state]);
});

it('is what the database lets through, and nothing else', () => {
  const migration = readFileSync(
    new URL('../../db/migrations/0020_fee_submissions.sql', import.meta.url),
    'utf8',
  );
  const listed = /NOT IN \(([^)]*)\)/.exec(migration)?.[1] ?? '';
  expect([...listed.matchAll(/'([^']+)'/g)].map(([, move]) => move)).toEqual(FEE_MOVES);
  expect(FEE_MOVES).toContain('in-review > approved');
});
