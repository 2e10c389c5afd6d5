/** Days before, within and after the dates of a trial, agreed with the authority and not. */
import {
  type Case,
  type CasesOf,
  documentCases,
  documentOf,
  given,
  onBreach,
  type Subject,
  withConsents,
} from '../../cases/case';
import { TRIAL, writtenOnTrial } from '../../cases/on-days';
import type { Part } from './schema';

const AHEAD = '2008-01-31';

export const cases: CasesOf<Part> = (subject, { when }) => {
  const { start, rulebook } = subject;
  const asked = given(start, { trial: TRIAL });
  const letter = documentOf(rulebook.authority, { about: 'game' });
  const agreed = withConsents(asked, letter);
  const lacking = onBreach(subject);
  const on = (name: string, day: string, expect: Case['expect']): Case => ({
    name,
    variant: agreed,
    day,
    expect,
  });
  return [
    { name: 'no trial', variant: start, expect: 'none' },
    { name: 'days that nobody agreed', variant: asked, day: TRIAL.from, expect: lacking },
    ...documentCases(asked, rulebook.authority, { about: 'game' }, lacking).map((each) => ({
      ...each,
      day: TRIAL.from,
    })),
    on('agreed, the day before', AHEAD, 'meets'),
    on('agreed, the first day', TRIAL.from, 'meets'),
    on('agreed, the last day', TRIAL.to, 'meets'),
    on('agreed, the day after', '2008-05-01', lacking),
    {
      name: 'agreed until the day before the first',
      variant: withConsents(asked, { ...letter, expires: AHEAD }),
      day: AHEAD,
      expect: lacking,
      says: 'it expires on 31 January 2008, before the first day, 1 February 2008',
    },
    {
      name: 'dates in the wrong order',
      variant: withConsents(given(start, { trial: { from: TRIAL.to, to: TRIAL.from } }), letter),
      day: TRIAL.from,
      expect: lacking,
      says: 'before its first day',
    },
    ...asWritten(subject, when),
  ];
};

/** A wager that the operator wrote, which a document about the wager itself lets it try. */
function asWritten(subject: Subject, when: string | undefined): Case[] {
  const lacking = onBreach(subject);
  return writtenOnTrial(subject.start, when, lacking).flatMap((each) =>
    each.expect === lacking
      ? [
          each,
          {
            ...each,
            name: `${each.name}, agreed`,
            variant: withConsents(
              each.variant,
              documentOf(subject.rulebook.authority, { about: 'wager', wager: 'own-1' }),
            ),
            expect: 'meets' as const,
          },
        ]
      : [each],
  );
}
