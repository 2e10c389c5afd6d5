import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/finding';
import type { Decision } from '@/server/submissions/shapes';
import { SUBMISSION_STATES, type SubmissionState } from '@/server/submissions/states';
import { displayStanding } from './display';

const limits: Finding = {
  rule: 'test/3.10',
  clause: '3.10',
  verdict: 'not-assessed',
  explanation: 'Give the table limits.',
  paper: 'sign',
};
const notice: Finding = {
  ...limits,
  clause: '2.5',
  verdict: 'needs-notice',
  signLine: 'Half is lost at zero.',
};
const days = { from: '2008-03-01', to: '2008-05-31' };
const trial: Decision = {
  kind: 'approve-for-trial',
  by: 'R',
  at: '2008-02-01T00:00:00.000Z',
  reasons: '',
  conditions: [],
  trialFrom: days.from,
  trialTo: days.to,
};

const put = (state: SubmissionState, findings: Finding[], asked?: typeof days, decision?: Decision) => ({
  state,
  findings,
  decision,
  variant: {
    rulebook: 'test',
    game: 'wheel',
    options: {},
    wagers: {},
    attestations: {},
    circumstances: asked ? { trial: asked } : {},
  },
});

describe('whether a sign may be displayed', () => {
  it('is ready only in an approved state', () => {
    const ready = SUBMISSION_STATES.filter((state) => displayStanding(put(state, [notice])).ready);
    expect(ready).toEqual(['approved-for-trial', 'approved', 'approved-with-conditions']);
  });

  it('is not ready while something that the sign needs was not given', () => {
    const standing = displayStanding(put('approved', [notice, limits]));
    expect(standing.ready).toBe(false);
    expect(standing.missing).toEqual(['3.10: Give the table limits.']);
  });

  it('is not ready while a breach stands', () => {
    const breach: Finding = {
      ...limits,
      clause: '3.2(A)',
      verdict: 'breach',
      explanation: 'It pays less.',
      paper: undefined,
    };
    expect(displayStanding(put('approved', [breach])).missing).toEqual(['3.2(A): It pays less.']);
  });

  it('wants the days of a trial to be the approved ones', () => {
    expect(displayStanding(put('approved-for-trial', [], days, trial)).ready).toBe(true);
    expect(displayStanding(put('approved-for-trial', [], undefined, trial)).ready).toBe(true);
    const other = displayStanding(put('approved-for-trial', [], { ...days, to: '2008-06-30' }, trial));
    expect(other.ready).toBe(false);
    expect(other.missing).toHaveLength(1);
  });
});
