/** When a temporary variation that was submitted counts as notified. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { StoredState } from '../../vocabulary/life/states';
import { findingsNow, toldBySubmitting } from './findings-now';

const DUE: Finding = {
  rule: 'gb-2007/2.4(a)',
  clause: '2.4(a)',
  verdict: 'needs-notification',
  explanation: 'Due.',
  paper: 'dossier',
};
const fair = {
  occasion: 'The Winter Fair',
  from: '2098-01-10',
  to: '2098-01-20',
  premises: 'The Pier',
  change: 'A zero pays 40 to 1.',
};
const variant = { circumstances: { temporary: fair } };
const submission = (submittedAt: string | null, state: StoredState = 'in-review') => ({
  reference: 'A-1',
  rulebook: 'gb-2007',
  state,
  submittedAt,
});
const now = (submittedAt: string | null, state?: StoredState) =>
  findingsNow([DUE], { submission: submission(submittedAt, state), variant, notified: undefined });

describe('a temporary variation that is submitted', () => {
  it('is in writing with the authority from that day', () => {
    expect(now('2098-01-09T12:00:00.000Z')).toEqual([
      expect.objectContaining({
        verdict: 'meets',
        explanation:
          'Notified on 9 January 2098 under A-1, the day before the first day, 10 January 2098; rule 2.4(a) asks for written notification in advance.',
      }),
    ]);
    expect(now(null)).toEqual([DUE]);
    expect(now('2098-01-10T12:00:00.000Z')).toMatchObject([{ verdict: 'needs-notification' }]);
  });

  it('is not once it was withdrawn, nor where it lacks what a notification names', () => {
    expect(now('2098-01-09T12:00:00.000Z', 'withdrawn')).toEqual([DUE]);
    const { premises: _, ...nowhere } = fair;
    for (const temporary of [nowhere, { ...fair, occasion: ' ' }, undefined])
      expect(
        toldBySubmitting(submission('2098-01-09T12:00:00.000Z'), {
          circumstances: temporary ? { temporary } : {},
        }),
      ).toBeUndefined();
  });

  it('counts as notified where it was, under the number of that', () => {
    const notified = { number: 'N-7', day: '2098-01-08' };
    const [found] = findingsNow([DUE], {
      submission: submission('2098-01-09T12:00:00.000Z'),
      variant,
      notified,
    });
    expect(found?.explanation).toContain('under N-7, 2 days before');
  });
});
