import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/finding';
import { SUBMISSION_STATES } from '@/server/submissions/states';
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

describe('whether a sign may be displayed', () => {
  it('is ready only in an approved state', () => {
    const ready = SUBMISSION_STATES.filter((state) => displayStanding(state, [notice]).ready);
    expect(ready).toEqual(['approved-for-trial', 'approved', 'approved-with-conditions']);
  });

  it('is not ready while something that the sign needs was not given', () => {
    const standing = displayStanding('approved', [notice, limits]);
    expect(standing.ready).toBe(false);
    expect(standing.missing).toEqual(['3.10: Give the table limits.']);
  });
});
