/** Days before, within and after the trial. */
import type { CasesOf } from '../../cases/case';
import { asWritten, onDays } from '../../cases/on-days';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { when }) => [
  ...onDays(subject, 'needs-notice', 'needs-notice'),
  ...asWritten(subject, when, 'needs-notice'),
];
