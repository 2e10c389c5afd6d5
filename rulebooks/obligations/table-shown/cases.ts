/** Each printed table, and one of the operator’s own. */
import { at, better, type Case, type CasesOf, onBreach, type Subject } from '../../cases/case';
import { tablesOf } from '../../offer/pay-table';
import type { Part } from './schema';

const withTables = ({ wagers }: Subject) => wagers.filter(({ payTables }) => payTables.length > 0);

export const cases: CasesOf<Part> = (subject) =>
  withTables(subject).flatMap((wager) => [
    ...tablesOf(wager).map(
      ({ id }): Case => ({
        name: `${wager.id} at ${id}`,
        variant: at(subject.start, wager.id, id),
        expect: onBreach(subject),
        wager: wager.id,
        says: wager.label,
      }),
    ),
    {
      name: `${wager.id} at a table of our own`,
      variant: better(subject, wager),
      expect: onBreach(subject),
      wager: wager.id,
      says: 'our own pay table',
    },
  ]);
