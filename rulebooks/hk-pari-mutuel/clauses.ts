/**
 * The lettered clauses of Rule 3, counted in the source and not taken from what is recorded. A clause that only introduces its parts
 * counts as one. 3.11 breaks off after (a)(ii).
 */
import type { ExpectedClause, ExpectedSection } from '../format/expected';

/** A clause and its parts: "a", "a(i)", "a(iii)(b)". */
const section = (number: string, title: string, parts: string): ExpectedSection => ({
  number,
  title,
  clauses: parts
    .split(' ')
    .map((part): ExpectedClause => ({ number: `${number}(${part.replace('(', ')(').replace(/\)$/, '')})` })),
});

export const HK_CLAUSES: ExpectedSection[] = [
  section('3.1', 'Pari-mutuel betting', 'a b c d e'),
  section(
    '3.2',
    'Jackpot',
    'a a(i) a(ii) a(iii) a(iv) a(v) a(vi) a(vii) a(vii)(a) a(vii)(b) a(vii)(c) a(viii) a(ix) b b(i) b(ii) b(iii) b(iv)',
  ),
  section('3.3', 'Jackpot reserve', 'a b c d e'),
  section('3.4', 'Dividend qualification', 'a b'),
  section(
    '3.5',
    'Dividend calculation',
    'a a(i) a(ii) a(iii) a(iii)(a) a(iii)(b) a(iii)(c) a(iii)(d) a(iv) a(iv)(a) a(iv)(b) a(iv)(c) a(iv)(d) a(v) a(v)(a) a(v)(b) a(v)(c) a(v)(d) a(v)(e) a(v)(f) a(v)(g) b b(i) b(ii) b(iii) b(iv) c',
  ),
  section('3.6', 'Dividends pro rata', 'a b'),
  section('3.7', 'Declared and least dividends', 'a b'),
  section('3.8', 'Number of starters', 'a b c d'),
  section(
    '3.9',
    'Withdrawals',
    'a b(i) b(ii) b(iii) b(iii)(a) b(iii)(a)(1) b(iii)(a)(2) b(iii)(b) b(iii)(b)(1) b(iii)(b)(2) b(iii)(b)(3) b(iii)(c) b(iii)(c)(1) b(iii)(c)(2) b(iii)(d) b(iii)(d)(1) b(iii)(d)(2) b(iii)(e) b(iii)(e)(1) b(iii)(e)(2) b(iii)(f) c c(i) c(ii) d e',
  ),
  section(
    '3.10',
    'Dead heats',
    'a a(i) a(ii) a(ii)(a) a(ii)(b) a(ii)(c) a(ii)(d) a(iii) a(iv) a(iv)(a) a(iv)(b) a(iv)(b)(1) a(iv)(b)(2) a(iv)(c) a(iv)(d) b',
  ),
  section('3.11', 'Unbacked', 'a a(i) a(ii)'),
];
