/** How rounds are counted, and the one counting that all wagers share. */

import { whole } from '../../printing/numbers';
import type { Method } from '../../wagers/distribution';
import { Counting, type Tally } from './exact/counting';
import { STANDARD_PACK } from './pack';
import { TABLEAU, type TableauRules, tableauOf } from './tableau';

/** What tables differ in, as text. */
export const rulesKey = ({ chart = [], naturals = 'ends' }: TableauRules): string => `${chart} ${naturals}`;

let standard: Counting | undefined;
/** Of the last table with other rules: each holds every deal. */
let other: { key: string; counting: Counting } | undefined;

/** Built when first asked for. */
export function countingOf(rules: TableauRules): Counting {
  const tableau = tableauOf(rules);
  if (tableau === TABLEAU) {
    standard ??= new Counting(STANDARD_PACK, TABLEAU);
    return standard;
  }
  const key = rulesKey(rules);
  if (other?.key !== key) other = { key, counting: new Counting(STANDARD_PACK, tableau) };
  return other.counting;
}

export const methodOf = (cards: number, repeating: Tally['repeating']): Method => ({
  id: 'enumeration',
  explains: `Six cards are dealt in order from ${whole(cards)}, whether or not they are needed, so all ${cards}!/${cards - 6}! deals are equally likely. Every possible sequence of ranks is played out by the tableau and weighted by the number of deals that produce it.`,
  reductions:
    repeating === 'rank'
      ? [
          'Sequences are grouped by how often each rank repeats in them: the number of deals depends on nothing else.',
        ]
      : [
          'Sequences of ranks are grouped by which of their cards share a rank, and the possible suits are counted once for each such pattern.',
          'The rest is grouped by how often each card repeats: the number of deals depends on nothing else.',
        ],
});
