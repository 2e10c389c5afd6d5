/** How the text was read where our copy merges its columns, contradicts itself or can be read in two ways (docs/sources/hk-pari-mutuel.md). */
import type { SourceNote } from '../totalisator/book';

const merged = (clause: string, says: string): SourceNote => ({ is: 'merged', clause, says });
const doubtful = (clause: string, says: string): SourceNote => ({ is: 'doubtful', clause, says });

export const HK_SOURCE_NOTES: readonly SourceNote[] = [
  merged(
    '3.1(a)',
    'Numbers of clauses stand before their page: “3.13.2” opens 3.1 and 3.2, “3.63.7” opens 3.6 and 3.7. Titles and letters show where each begins.',
  ),
  merged('3.5(b)', 'The letters (b) and (c) stand together; they are of the two paragraphs that follow.'),
  merged(
    '3.8(b)',
    'Ten pools in one column, ten numbers in the other, read in the same order: win 2, place 5 and 4, quinella 3, quinella place 7, forecast 4, tierce 4, trio 5, quartet 6, first 4 6. 3.8(d) repeats five of them.',
  ),
  merged(
    '3.8(c)',
    'Five pools and five numbers; “both legs” and “all legs” fit in one order only: double 2, double trio 4, triple trio 4, treble 2, six up 3.',
  ),
  merged(
    '3.10(a)(i)',
    'The table of places lost its lines; the parts of each row have to come to one, and do.',
  ),
  merged(
    '3.10(a)(ii)',
    'The headings of (b) stand before the table of (a), and columns follow each other. Each has to come to one, which leaves one way to read it; “each” stands beside two cells of one pair only.',
  ),
  doubtful(
    '3.4(b)',
    'It speaks of rounding only what bets on a consolation are paid; 3.7 rounds every dividend, and is followed. Words before it seem to be lost.',
  ),
  doubtful('3.7(a)', 'A place dividend of 10.10 is no multiple of 50 cents; the least dividend goes before.'),
  doubtful(
    '3.8(c)',
    'Six up is closed where every leg has fewer than three starters; 3.5(a)(iv)(c) drops the bonus where one has fewer than two. Both are followed.',
  ),
  doubtful(
    '3.2(a)(iv)',
    'An unbacked winner sends the jackpot back even where another selection is deemed to have won.',
  ),
  doubtful(
    '3.10(a)(i)',
    '“The same proportional basis” for larger dead heats: each place is due an equal part, and those in it share the parts of the places that they fill.',
  ),
  doubtful(
    '3.10(a)(iii)',
    'The consolation of a double or a treble is the 2nd of its last race; the clause implies it. Several share by backed combinations.',
  ),
  doubtful('3.5(a)(v)(g)', 'The consolation of a triple trio is the first two races; the clause implies it.'),
  doubtful(
    '3.5(a)(iii)(a)',
    'A deficiency is taken from the other prize’s part of the net pool, never from the jackpot; what is left of it is in rounding, for the source names no payer.',
  ),
];
