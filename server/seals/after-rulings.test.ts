import { expect, it } from 'vitest';
import { afterRulings } from './after-rulings';

const DECISION = {
  rulebook: 'gb-2007' as const,
  decision: 'approve-for-trial' as const,
  at: '2026-10-15T09:00:00.000Z',
  trialFrom: '2026-10-17',
  trialTo: '2027-01-31',
};
const EXTENDED = { ruling: 'extend' as const, at: '2026-11-28T09:00:00.000Z', lastDay: '2027-04-15' };
const ADOPTED = { ruling: 'adopt' as const, at: '2027-03-01T09:00:00.000Z' };

it('an extension moves the last day, and leaves the day of the approval what it was', () => {
  expect(afterRulings(DECISION, [EXTENDED])).toEqual({
    state: 'approved-for-trial',
    approved: '2026-10-15',
    approvedAt: DECISION.at,
    extended: '2026-11-28',
    extendedAt: EXTENDED.at,
    trial: { from: '2026-10-17', to: '2027-04-15' },
  });
});

it('an adoption is an approval of its own, without days', () => {
  expect(afterRulings(DECISION, [EXTENDED, ADOPTED])).toEqual({
    state: 'adopted',
    approved: '2027-03-01',
    approvedAt: ADOPTED.at,
  });
});

it('a refusal to extend moves nothing', () => {
  const refused = { ruling: 'refuse-extension' as const, at: EXTENDED.at, lastDay: '2027-09-09' };
  expect(afterRulings(DECISION, [refused])).toMatchObject({
    approved: '2026-10-15',
    trial: { from: '2026-10-17', to: '2027-01-31' },
  });
});
