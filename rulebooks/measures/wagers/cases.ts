/** Wagers as listed, one alone, none, and one that the game does not list. */
import {
  at,
  type Case,
  type CasesOf,
  documentCases,
  firstAlone,
  given,
  onBreach,
  type Subject,
  writing,
} from '../../cases/case';
import { MINIMUM } from '../../offer/pay-table';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'as listed', variant: subject.start, expect: 'meets' },
  {
    name: 'one of them alone',
    variant: firstAlone(subject),
    expect: 'meets',
    says: 'The one wager on offer',
  },
  { name: 'none', variant: { ...subject.start, wagers: {} }, expect: 'none' },
  {
    name: 'another wager',
    variant: at(subject.start, 'a-wager-of-our-own', MINIMUM),
    expect: onBreach(subject),
    wager: 'a-wager-of-our-own',
  },
  { name: 'a wager that the operator wrote', variant: writing(subject.start), ...newFeature(subject) },
  ...(onBreach(subject) === 'needs-consent'
    ? [
        {
          name: 'one that the authority agreed to',
          variant: given(writing(subject.start), { consents: [subject.rulebook.authority] }),
          expect: 'meets',
          wager: 'own-1',
          says: 'on file',
        } as const,
        ...documentCases(
          writing(subject.start),
          subject.rulebook.authority,
          { about: 'wager', wager: 'own-1' },
          'needs-consent',
          { wager: 'own-1' },
        ),
      ]
    : []),
];

const newFeature = (subject: Subject): Pick<Case, 'expect' | 'wager' | 'says'> => ({
  expect: onBreach(subject),
  wager: 'own-1',
  says: 'Lucky draw is written by the operator',
});
