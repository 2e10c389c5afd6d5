import { describe, expect, it } from 'vitest';
import { DECISIONS, nextState, STEPS, SUBMISSION_STATES, type SubmissionState } from './submission-states';

/** Written out by hand from what each side may do, not from the table under test. */
const ALLOWED: [SubmissionState, string, SubmissionState][] = [
  ['frozen', 'submit', 'submitted'],
  ['frozen', 'withdraw', 'withdrawn'],
  ['submitted', 'open', 'in-review'],
  ['submitted', 'withdraw', 'withdrawn'],
  ['in-review', 'ask', 'questioned'],
  ['in-review', 'approve-for-trial', 'approved-for-trial'],
  ['in-review', 'approve', 'approved'],
  ['in-review', 'approve-with-conditions', 'approved-with-conditions'],
  ['in-review', 'refuse', 'refused'],
  ['in-review', 'withdraw', 'withdrawn'],
  ['questioned', 'ask', 'questioned'],
  ['questioned', 'answer-last', 'in-review'],
  ['questioned', 'refuse', 'refused'],
  ['questioned', 'withdraw', 'withdrawn'],
];

describe('where a submission can go', () => {
  it('is exactly what is allowed, from every state by every step', () => {
    const found = SUBMISSION_STATES.flatMap((state) =>
      STEPS.flatMap((step) => {
        const next = nextState(state, step);
        return next ? [`${state} -${step}-> ${next}`] : [];
      }),
    );
    expect(found.sort()).toEqual(ALLOWED.map(([from, step, to]) => `${from} -${step}-> ${to}`).sort());
  });

  it('reaches every state from a frozen one', () => {
    const reached = new Set<SubmissionState>(['frozen']);
    for (const state of reached) for (const step of STEPS) reached.add(nextState(state, step) ?? state);
    expect([...reached].sort()).toEqual([...SUBMISSION_STATES].sort());
  });

  it('approves nothing while a question is open', () => {
    const decided = DECISIONS.filter((decision) => nextState('questioned', decision));
    expect(decided).toEqual(['refuse']);
  });
});
