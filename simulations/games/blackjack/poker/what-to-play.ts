/** The play that was found, as tables: for two cards, and by the total of more. */
import { inTable } from '../../../exact/in-table';
import type { Solution } from '../../../family/solution';
import { HANDS, handOf } from '../hands';
import { playTables, SPLIT, STAND } from '../play-tables';
import { ACE, KINDS, kindName, shoeOf, TEN } from '../ranks';
import { UPS } from './against-up';
import type { Plans } from './pieces';

/** Twos to tens, then an ace and the ace of hearts. */
const SHOWN = [...Array.from({ length: UPS - 2 }, (_, i) => i + 2), 1, 0];
const COLUMNS = [...Array.from({ length: KINDS - 1 }, (_, i) => kindName(i + 1)), 'A', 'A♥'];

function firstTwo(plans: Plans, up: number, a: number, b: number): number {
  if (a === ACE && b === TEN) return STAND;
  if (a === b && plans.splits(up, a)) return SPLIT;
  return a === ACE && b === ACE ? plans.fromAces(up, handOf(a, b)) : plans.choice(up, handOf(a, b));
}

const TOTALS = [
  ...[19, 18, 17, 16, 15, 14, 13].map((total) => ({ total, soft: true })),
  ...[20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((total) => ({ total, soft: false })),
];

function* ofTotal(plans: Plans, decks: number, up: number, total: number, soft: boolean): Generator<number> {
  const shoe = shoeOf(decks);
  for (let hand = 0; hand < HANDS.count; hand += 1) {
    if (inTable(HANDS.cards[hand]) < 3 || HANDS.totals[hand] !== total) continue;
    const held = shoe.every((count, kind) => {
      const shows = kind === Math.max(0, up - 1) ? 1 : 0;
      return inTable(HANDS.counts[hand * KINDS + kind]) + shows <= count;
    });
    if (held && (HANDS.soft[hand] === 1) === soft) yield plans.choice(up, hand);
  }
}

export function whatToPlay(plans: Plans, decks: number): Required<Pick<Solution, 'summary' | 'tables'>> {
  return {
    summary: 'Play by the cards of the hand: one table is for the first two, the other for three and more.',
    tables: playTables({
      columns: COLUMNS,
      ups: SHOWN,
      pairs: Array.from({ length: KINDS }, (_, a) => a).flatMap((a) =>
        Array.from({ length: KINDS - a }, (_, i) => [a, KINDS - 1 - i] as const),
      ),
      kindName,
      firstTwo: (up, a, b) => firstTwo(plans, up, a, b),
      more: (up, total, soft) => ofTotal(plans, decks, up, total, soft),
      totals: TOTALS,
      atOnce: 'Two aces of hearts win at once.',
    }),
  };
}
