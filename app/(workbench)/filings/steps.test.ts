import { expect, it } from 'vitest';
import { FILING_STATES } from '@/server/vocabulary/life/filings';
import { stepsFor, wordsOf } from './steps';

const reviewer = { organisation: { kind: 'regulator' }, role: 'reviewer' } as const;
const approver = { organisation: { kind: 'operator' }, role: 'approver' } as const;
const member = { organisation: { kind: 'operator' }, role: 'member' } as const;
const all = (who: Parameters<typeof stepsFor>[1]) =>
  FILING_STATES.map((state) => `${state}: ${stepsFor({ state }, who).join(', ')}`);

it('offers a reviewer to decide in review, and only to refuse while a question is open', () => {
  expect(all(reviewer)).toEqual([
    'frozen: ',
    'submitted: ',
    'in-review: refuse, approve',
    'questioned: refuse',
    'approved: ',
    'refused: ',
    'withdrawn: ',
    'superseded: ',
  ]);
});

it('offers no decision beside one that a colleague proposes', () => {
  const proposal = { id: 'p', kind: 'approve', reasons: '', by: 'Ruth Hale', at: '', own: false } as const;
  expect(stepsFor({ state: 'in-review', proposal }, reviewer)).toEqual([]);
});

it('offers an approver to submit what is prepared and to withdraw what is not decided, and a member neither', () => {
  expect(stepsFor({ state: 'frozen' }, approver)).toEqual(['withdraw', 'submit']);
  expect(stepsFor({ state: 'questioned' }, approver)).toEqual(['withdraw']);
  expect(stepsFor({ state: 'approved' }, approver)).toEqual([]);
  expect(all(member).join(' ')).not.toMatch(/submit,|: submit$|withdraw,/);
});

it('offers neither to approve nor to submit what cannot be approved', () => {
  const unapprovable = 'It would be in force from a day that has passed.';
  expect(stepsFor({ state: 'in-review', unapprovable }, reviewer)).toEqual(['refuse']);
  expect(stepsFor({ state: 'frozen', unapprovable }, approver)).toEqual(['withdraw']);
});

it('says whose place it takes before it is submitted and before it is approved', () => {
  const place = 'From 1 June 2098 it takes the place of F-0001, Pai gow.';
  for (const step of ['submit', 'approve'] as const)
    expect(wordsOf(step, { breaches: 0, place }).lead).toContain(place);
  expect(wordsOf('refuse', { breaches: 0, place }).lead).not.toContain(place);
});

it('asks for reasons for an approval only over a breach', () => {
  expect(wordsOf('approve', { breaches: 0 }).missing).toBeUndefined();
  expect(wordsOf('approve', { breaches: 1 }).missing).toContain('reasons');
});
