import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FILING_MOVES, FILING_STATES, FILING_STEPS, type FilingState, nextFilingState } from './filings';

/** Written out by hand from what each side may do, not from the table under test. */
const ALLOWED: Record<FilingState, string> = {
  frozen: 'submit: submitted, withdraw: withdrawn',
  submitted: 'find-complete: in-review, withdraw: withdrawn',
  'in-review': 'approve: approved, ask: questioned, refuse: refused, withdraw: withdrawn',
  questioned: 'answer-last: in-review, ask: questioned, refuse: refused, withdraw: withdrawn',
  approved: '',
  refused: '',
  withdrawn: '',
  superseded: '',
};

it.each(FILING_STATES.map((state) => [state]))('%s: exactly what is allowed', (state) => {
  const steps = [...FILING_STEPS].sort().flatMap((step) => {
    const next = nextFilingState(state, step);
    return next ? [`${step}: ${next}`] : [];
  });
  expect(steps.join(', ')).toBe(ALLOWED[state]);
});

it.each([['0020_fee_submissions.sql'], ['0023_pool_rules.sql']])(
  'is what the database lets through, and nothing else: %s',
  (file) => {
    const migration = readFileSync(new URL(`../../db/migrations/${file}`, import.meta.url), 'utf8');
    const listed = /NOT IN \(([^)]*)\)/.exec(migration)?.[1] ?? '';
    expect([...listed.matchAll(/'([^']+)'/g)].map(([, move]) => move)).toEqual(FILING_MOVES);
    expect(FILING_MOVES).toContain('in-review > approved');
  },
);
