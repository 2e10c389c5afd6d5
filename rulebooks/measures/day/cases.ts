/** Days before, within and after the dates agreed. */
import { type CasesOf, given, onBreach } from '../../cases/case';
import { asWritten, onDays, TRIAL } from '../../cases/on-days';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { when }) => [
  ...onDays(subject, 'meets', onBreach(subject)),
  {
    name: 'dates in the wrong order',
    variant: given(subject.start, { trial: { from: TRIAL.to, to: TRIAL.from } }),
    expect: onBreach(subject),
  },
  ...asWritten(subject, when, 'meets'),
];
