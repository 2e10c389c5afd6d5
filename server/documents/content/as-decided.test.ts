/** Papers have what sealed decisions gave as given, and nothing of one that nothing vouches for. */
import { expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import { givenOf } from '@/rulebooks/judging/given';
import type { Subject } from '../subject';
import { asDecided } from './as-decided';

const DAYS: Finding = {
  rule: 'gb-2007/2.3(b)',
  clause: '2.3(b)',
  verdict: 'needs-consent',
  explanation: 'Days.',
};
const DUE: Finding = {
  rule: 'gb-2007/2.4(a)',
  clause: '2.4(a)',
  verdict: 'needs-notification',
  explanation: 'Due.',
};
const seal = { key: 'k', signature: 's' };
const of = { reference: 'A-1', version: 2, gives: [givenOf(DAYS)] };
const decision = {
  record: { ...of, rulebook: 'gb-2007', decision: 'approve-for-trial', at: '2098-01-15T12:00:00.000Z' },
  seal,
};
const adoption = { record: { ...of, ruling: 'adopt', at: '2098-03-31T12:00:00.000Z' }, seal };
const temporary = { occasion: 'The Fair', from: '2098-01-10', to: '2098-01-20' };

const shown = (record: object): string[] =>
  asDecided({
    findings: [DAYS, DUE],
    record,
    variant: { circumstances: { temporary } },
  } as unknown as Subject).findings.map(({ verdict, explanation }) => `${verdict}: ${explanation}`);

it('as the decision gave it, and as the adoption after it', () => {
  expect(shown({ sealedDecision: decision })[0]).toBe(
    'meets: Days. Approved for trial on 15 January 2098 under A-1, version 2.',
  );
  expect(shown({ sealedDecision: decision, rulings: [adoption] })[0]).toBe(
    'meets: Days. Adopted on 31 March 2098 under A-1, version 2.',
  );
});

it('not where nobody decided, or nothing vouches for the decision', () => {
  expect(shown({})).toEqual(['needs-consent: Days.', 'needs-notification: Due.']);
  expect(shown({ sealedDecision: decision, barred: 'unvouched' })[0]).toBe('needs-consent: Days.');
});

it('with the notification of a temporary variation, where the regulator had it in writing', () => {
  expect(shown({ inWriting: { number: 'V-1', day: '2098-01-08' } })[1]).toMatch(
    /^meets: Notified on 8 January 2098 under V-1, 2 days before/,
  );
});
