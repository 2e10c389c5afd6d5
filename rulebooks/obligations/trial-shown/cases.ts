/** Days before, within and after the trial. */
import { type CasesOf, given } from '../../cases/case';
import { TRIAL, writtenOnTrial } from '../../cases/on-days';
import type { Part } from './schema';

export const cases: CasesOf<Part> = ({ start }, { when }) => [
  { name: 'no trial', variant: start, expect: 'none' },
  ...['2008-01-31', TRIAL.from, TRIAL.to, '2008-05-01'].map((day) => ({
    name: `on ${day}`,
    variant: given(start, { trial: TRIAL }),
    day,
    expect: 'needs-notice' as const,
  })),
  ...writtenOnTrial(start, when, 'needs-notice'),
];
