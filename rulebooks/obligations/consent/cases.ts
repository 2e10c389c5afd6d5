/** Consent on file, not on file, and of somebody else. */
import { type CasesOf, consenting, documentCases } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { of }) => [
  { name: 'not on file', variant: subject.start, expect: 'needs-consent', says: of },
  {
    name: 'on file',
    variant: consenting(subject, [subject.rulebook.authority]),
    expect: 'meets',
    says: of,
  },
  ...documentCases(subject.start, subject.rulebook.authority, { about: 'game' }, 'needs-consent'),
  { name: 'of somebody else', variant: consenting(subject, ['Somebody else']), expect: 'needs-consent' },
];
