/** Consent on file, not on file, and of somebody else. */
import { type CasesOf, consenting, documentCases } from '../../cases/case';
import type { ConsentScope } from '../../variant/consent-schema';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { of, from, about }) => {
  const giver = from === 'owner' ? subject.game.proprietor : subject.rulebook.authority;
  if (giver === undefined) return [];
  return [
    { name: 'not on file', variant: subject.start, expect: 'needs-consent', says: of },
    { name: 'on file', variant: consenting(subject, [giver]), expect: 'meets', says: of },
    ...documentCases(subject.start, giver, { about: about ?? 'game' } as ConsentScope, 'needs-consent'),
    { name: 'of somebody else', variant: consenting(subject, ['Somebody else']), expect: 'needs-consent' },
  ];
};
