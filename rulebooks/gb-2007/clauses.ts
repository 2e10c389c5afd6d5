/**
 * The numbered clauses of the sections in hand, counted in the source and not taken from the records.
 * Where the scan lost a number, the cross references fix the count: 2.4(e) and 2.9 (from 2.8 and 3.29),
 * 3.11, 3.15, 3.18, 3.19, 3.23, 3.24, 3.28, 4.15, 4.16, 4.19, 4.24, 4.31, 4.33, 4.42, 4.43, 4.51, 4.52, 5.8, 5.11, 5.24, 6.18, 6.27, 6.28, 6.41, 6.42, 7.7, 7.10, 7.13, 7.16, 7.21, 7.22, 7.27, 7.28, 8.13(c), 8.14,
 * 8.15, 8.17, 8.20, 9.12, 9.13, 10.2, 10.11, 11.7, 11.8, 11.33, 11.44, 11.64, 11.72, 11.73, 11.87, 11.88, 11.97, 11.117, 12.7, 12.27, 12.30, 12.31, 13.7, 13.9, 13.19, 13.21, 13.28, 13.33, 13.36, 13.37, 13.38, 13.51. Numerals inside a letter, as in 5.16(a) and 7.13(b),
 * are read with the letter.
 */
import type { ExpectedSection } from '../format/expected';

const numbered = (section: number, last: number, parts: Record<number, string | string[]>) =>
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
  {
    number: '4',
    title: 'Blackjack',
    clauses: numbered(4, 56, {
      11: 'abcd',
      15: 'ab',
      16: 'abc',
      17: 'abc',
      18: 'ab',
      24: 'ab',
      25: 'ab',
    }),
  },
  {
    number: '5',
    title: 'Three Card Poker',
    clauses: numbered(5, 24, {
      8: ['i', 'ii', 'iii', 'iv', 'v', 'vi'],
      11: ['i', 'ii'],
      16: 'ab',
      20: 'abc',
      22: 'abcde',
    }),
  },
  {
    number: '6',
    title: 'Punto Banco',
    clauses: numbered(6, 44, { 3: 'ab', 25: Array.from({ length: 12 }, (_, i) => `${i + 1}`) }),
  },
  {
    number: '7',
    title: 'Casino Stud Poker',
    clauses: numbered(7, 36, { 7: 'abcdefghij', 13: 'ab', 21: 'abcde' }),
  },
  { number: '8', title: 'Dice (craps)', clauses: numbered(8, 20, { 13: 'abc', 17: 'abcdefghijklmnopqrst' }) },
  { number: '9', title: 'Sic Bo', clauses: numbered(9, 13, { 12: 'abcdefghijklm' }) },
  { number: '10', title: 'Big Six', clauses: numbered(10, 11, { 10: 'ab' }) },
  {
    number: '11',
    title: 'Texas hold’em',
    clauses: numbered(11, 117, {
      7: 'abcdefghij',
      8: 'abcdef',
      44: 'abcde',
      45: 'abc',
      97: 'abcd',
      98: 'abc',
    }),
  },
  { number: '12', title: 'Let It Ride', clauses: numbered(12, 33, { 7: 'abcdefghij', 27: 'abc' }) },
  { number: '13', title: 'Pai Gow Poker', clauses: numbered(13, 52, { 7: 'abcdefghijk', 19: 'ab' }) },
];
