/** Each printed table. */
import { at, type Case, type CasesOf, type Subject } from '../../cases/case';
import { MINIMUM, tablesOf } from '../../offer/pay-table';
import type { Part } from './schema';

const withTables = ({ wagers }: Subject) => wagers.filter(({ payTables }) => payTables.length > 0);

export const cases: CasesOf<Part> = (subject) =>
  withTables(subject).flatMap((wager) =>
    tablesOf(wager).map(
      ({ id }): Case => ({
        name: `${wager.id} at ${id}`,
        variant: at(subject.start, wager.id, id),
        expect: 'meets',
        wager: wager.id,
        says: id === MINIMUM ? 'Advice: offer' : 'not at the minimum odds that',
      }),
    ),
  );
