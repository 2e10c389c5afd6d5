/**
 * The numbered clauses of the source, counted in it and not taken from the records. A section whose text begins without
 * a number is a clause by itself. Lost numbers follow from their neighbours: 30-2802(13), (14) and (24), 30-2807(5); and
 * 30-2810(7), which is printed as (1).
 */
import type { ExpectedClause, ExpectedSection } from '../format/expected';
import { clausesOfVariations } from './variations';

const count = (last: number): string[] => Array.from({ length: last }, (_, i) => `${i + 1}`);

/** The clauses (1) to (last) of a section, and their parts: "(1)(a)" -> "i ii". */
const numbered = (section: string, last: number, parts: Record<string, string> = {}): ExpectedClause[] => [
  ...count(last).map((number) => ({ number: `${section}(${number})` })),
  ...Object.entries(parts).flatMap(([of, letters]) =>
    letters.split(' ').map((letter) => ({ number: `${section}${of}(${letter})` })),
  ),
];

const plain = (number: string): ExpectedClause[] => [{ number }];

const standard: ExpectedSection[] = [
  { number: '30-2801', title: 'Baccarat rules', clauses: numbered('30-2801', 3) },
  {
    number: '30-2802',
    title: 'Definitions of baccarat',
    clauses: [...plain('30-2802'), ...numbered('30-2802', 31)],
  },
  {
    number: '30-2803',
    title: 'Baccarat table: physical characteristics',
    clauses: [...plain('30-2803'), ...numbered('30-2803', 4, { '(3)': 'a b c' })],
  },
  { number: '30-2804', title: 'Posting and furnishing of rules', clauses: plain('30-2804') },
  { number: '30-2805', title: 'Dealing shoes and shuffling devices', clauses: plain('30-2805') },
  {
    number: '30-2806',
    title: 'Cards: number of decks; value; point count of hand',
    clauses: numbered('30-2806', 4, {
      '(1)': 'a b',
      '(1)(a)': 'i ii iii iv v',
      '(1)(b)': 'i',
      '(2)': 'a b c',
      '(3)': 'a b',
    }),
  },
  {
    number: '30-2807',
    title: 'Wagers',
    clauses: numbered('30-2807', 5, { '(1)': 'a b c d e', '(1)(a)': 'i ii iii', '(1)(b)': 'i ii iii' }),
  },
  {
    number: '30-2808',
    title: 'Pay out odds; vigorish',
    clauses: numbered('30-2808', 5, { '(3)': 'a b c d e' }),
  },
  { number: '30-2809', title: 'Opening of table for gaming', clauses: numbered('30-2809', 4) },
  {
    number: '30-2810',
    title: 'Shuffle and cut of the cards',
    clauses: numbered('30-2810', 7, { '(6)': 'a b c d' }),
  },
  {
    number: '30-2811',
    title: 'Dealing shoe, continuous shuffling shoe or device',
    clauses: plain('30-2811'),
  },
  {
    number: '30-2812',
    title: 'Hands of player and banker; the first two cards of each',
    clauses: numbered('30-2812', 4),
  },
  { number: '30-2813', title: 'Procedure for dealing of additional cards', clauses: numbered('30-2813', 4) },
  { number: '30-2814', title: 'Whether a third card is dealt', clauses: numbered('30-2814', 4) },
  {
    number: '30-2815',
    title: 'Announcing the result; paying and collecting',
    clauses: numbered('30-2815', 5, { '(2)': 'a', '(3)': 'a b c' }),
  },
  { number: '30-2816', title: 'Irregularities', clauses: numbered('30-2816', 4) },
  {
    number: '30-2817',
    title: 'The first two cards of each hand in midi baccarat',
    clauses: numbered('30-2817', 4, { '(4)': 'a b c d e f' }),
  },
];

export const coRule28Clauses: ExpectedSection[] = [...standard, ...clausesOfVariations];
