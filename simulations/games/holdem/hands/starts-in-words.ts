/** A set of starting hands as people say it: "pairs of threes or better; any ace; a king with a five or better". */
import { RANKS, rankName, rankNames } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { STARTS } from './cells';

const withArticle = (rank: number) => `${rank === 12 || rank === 6 ? 'an' : 'a'} ${rankName(rank)}`;

/** The lowest of a run that reaches up to the top, or undefined where the set is no such run. */
function orBetter(inSet: readonly boolean[]): number | undefined {
  const lowest = inSet.indexOf(true);
  return lowest >= 0 && inSet.slice(lowest).every(Boolean) ? lowest : undefined;
}

const listed = (inSet: readonly boolean[]): string => {
  const lowest = orBetter(inSet);
  const kickers = inSet.flatMap((held, rank) => (held ? [withArticle(rank)] : [])).reverse();
  return lowest === undefined || lowest === inSet.length - 1
    ? kickers.join(', ')
    : `${withArticle(lowest)} or better`;
};

/** `chosen`: by starting hand as in `cells.ts`, above 0 where it is in the set. */
export function startsInWords(chosen: ArrayLike<number>): string {
  const at = (i: number) => inTable(chosen[i]) > 0;
  if (Array.from({ length: STARTS }, (_, i) => at(i)).every(Boolean)) return 'any two cards';
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  const pairs = ranks.map((rank) => at(rank * RANKS + rank));
  const lowest = orBetter(pairs);
  const parts: string[] = [];
  if (lowest === 0) parts.push('any pair');
  else if (lowest !== undefined) parts.push(`a pair of ${rankNames(lowest)} or better`);
  else if (pairs.includes(true))
    parts.push(
      `a pair of ${ranks
        .filter((rank) => pairs[rank])
        .map(rankNames)
        .join(', ')}`,
    );
  for (const high of ranks.slice(1).reverse()) {
    const suited = ranks.slice(0, high).map((low) => at(high * RANKS + low));
    const unsuited = ranks.slice(0, high).map((low) => at(low * RANKS + high));
    if (unsuited.every(Boolean) && suited.every(Boolean)) parts.push(`any ${rankName(high)}`);
    else if (!suited.includes(true) && unsuited.includes(true))
      parts.push(`${withArticle(high)} with ${listed(unsuited)} of another suit`);
    else if (unsuited.includes(true) || suited.includes(true)) {
      const more = suited.every(Boolean) ? 'any card of its suit' : `${listed(suited)} of its suit`;
      const same = suited.every((held, i) => held === unsuited[i]);
      const others = unsuited.includes(true) ? listed(unsuited) : undefined;
      if (same) parts.push(`${withArticle(high)} with ${others}`);
      else
        parts.push(
          `${withArticle(high)} with ${[others, suited.includes(true) ? more : undefined].filter(Boolean).join(' or ')}`,
        );
    }
  }
  return parts.length === 0 ? 'no cards' : parts.join('; ');
}
