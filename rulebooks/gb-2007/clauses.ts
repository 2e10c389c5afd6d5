/**
 * The numbered clauses of the sections in hand, counted in the source and not taken from the records.
 * Where the scan lost a number, the cross references fix the count: 2.4(e) and 2.9 (from 2.8 and 3.29),
 * 3.11, 3.15, 3.18, 3.19, 3.23, 3.24, 3.28, 8.13(c), 8.14, 8.15, 8.17, 8.20, 9.12, 9.13, 10.2, 10.11.
 */
import type { ExpectedSection } from '../coverage/expected';

const numbered = (section: number, last: number, parts: Record<number, string>) =>
  Array.from({ length: last }, (_, index) => ({
    number: `${section}.${index + 1}`,
    parts: parts[index + 1],
  }));

export const gb2007Clauses: ExpectedSection[] = [
  {
    number: '2',
    title: 'General rules',
    clauses: numbered(2, 10, { 3: 'abcdefgh', 4: 'abcde', 5: 'abc', 7: 'abcdefg', 9: 'abcd' }),
  },
  { number: '3', title: 'Roulette', clauses: numbered(3, 29, { 2: 'ABCDEFGHIJKLM', 3: 'abc' }) },
  { number: '8', title: 'Dice (craps)', clauses: numbered(8, 20, { 13: 'abc', 17: 'abcdefghijklmnopqrst' }) },
  { number: '9', title: 'Sic Bo', clauses: numbered(9, 13, { 12: 'abcdefghijklm' }) },
  { number: '10', title: 'Big Six', clauses: numbered(10, 11, { 10: 'ab' }) },
];
