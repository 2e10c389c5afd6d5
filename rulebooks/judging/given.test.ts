/** Findings that a decision gives what they ask for, worked out by hand. */
import { expect, it } from 'vitest';
import type { Finding } from '../findings/finding';
import { asGiven, givenOf } from './given';

const asks = (clause: string, verdict: Finding['verdict'], explanation = `${clause} asks.`): Finding => ({
  rule: `made-up/${clause}`,
  clause: clause as Finding['clause'],
  verdict,
  explanation,
  paper: 'dossier',
});
const DAYS = asks('1.1', 'needs-consent');
const PAYS = asks('1.2', 'needs-approval');
const OWNER = asks('1.3', 'needs-consent');
const APPROVED = 'Approved on 1 May 2024.';

it('a consent is met and pays below a minimum are lifted, each with the decision that gave it', () => {
  const [days, pays, owner] = asGiven(
    [DAYS, PAYS, OWNER],
    [{ given: [DAYS, PAYS].map(givenOf), how: APPROVED }],
  );
  expect(days).toEqual({
    rule: 'made-up/1.1',
    clause: '1.1',
    verdict: 'meets',
    explanation: `1.1 asks. ${APPROVED}`,
  });
  expect(pays).toMatchObject({ verdict: 'lifted', explanation: `1.2 asks. ${APPROVED}` });
  expect(owner).toBe(OWNER);
});

it('nothing is given to a finding of the same clause that says something else', () => {
  const other = asks('1.1', 'needs-consent', '1.1 asks for another wager.');
  const given = [{ given: [givenOf(DAYS)], how: APPROVED }];
  expect(asGiven([other], given)).toEqual([other]);
  expect(asGiven([{ ...DAYS, verdict: 'breach' }], given)).toMatchObject([{ verdict: 'breach' }]);
});

it('of two decisions the later one is named', () => {
  const given = [givenOf(DAYS)];
  const both = [
    { given, how: 'Approved for trial.' },
    { given, how: 'Adopted.' },
  ];
  expect(asGiven([DAYS], both)[0]?.explanation).toBe('1.1 asks. Adopted.');
});
