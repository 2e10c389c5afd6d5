/** A notification that is owed, whatever is on file. */
import { type CasesOf, given } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'owed', variant: subject.start, expect: 'needs-notification' },
  {
    name: 'owed whatever is on file',
    variant: given(subject.start, {
      ...subject.start.circumstances,
      consents: [subject.rulebook.authority],
    }),
    expect: 'needs-notification',
  },
];
