/**
 * The numbered clauses of the source, counted in it and not taken from the records. Six numbers are lost in the
 * text and follow from their neighbours: 3.4, 3.4.2, 5.2, 5.8, 5.11 and 6.2.
 */
import type { ExpectedSection } from '../format/expected';

/** A clause and as many clauses below it: 2.2 with two is 2.2, 2.2.1 and 2.2.2. */
const under = (number: string, last = 0) => [
  { number },
  ...Array.from({ length: last }, (_, index) => ({ number: `${number}.${index + 1}` })),
];

export const sgThbpV6Clauses: ExpectedSection[] = [
  { number: '1', title: 'Definitions', clauses: under('1.1', 16) },
  { number: '2', title: 'Mode of play', clauses: [...under('2.1'), ...under('2.2', 2)] },
  {
    number: '3',
    title: 'How to play',
    clauses: [
      ...under('3.1'),
      ...under('3.2'),
      { number: '3.3' },
      ...under('3.3.1', 3),
      ...under('3.4', 3),
      ...under('3.5', 4),
      ...under('3.6'),
      ...under('3.7'),
      ...under('3.8'),
      ...under('3.9', 2),
      ...under('3.10', 4),
      ...under('3.11', 10),
      ...under('3.12', 6),
      ...under('3.13'),
      ...under('3.14'),
      ...under('3.15'),
    ],
  },
  { number: '4', title: 'Settlement', clauses: [...under('4.1', 1), ...under('4.2', 1)] },
  {
    number: '5',
    title: 'Irregularities',
    clauses: [
      ...under('5.1', 2),
      ...under('5.2'),
      ...under('5.3'),
      ...under('5.4'),
      ...under('5.5'),
      ...under('5.6'),
      ...under('5.7', 1),
      ...under('5.8'),
      ...under('5.9'),
      ...under('5.10', 3),
      ...under('5.11'),
      ...under('5.12', 2),
      ...under('5.13'),
      ...under('5.14'),
      ...under('5.15'),
      ...under('5.16', 2),
    ],
  },
  { number: '6', title: 'General provisions', clauses: [...under('6.1'), ...under('6.2')] },
  { number: 'A', title: 'Layout', clauses: under('Appendix A') },
];
