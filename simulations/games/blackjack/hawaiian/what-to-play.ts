/** The play that was found, as tables: for two cards, and by the total of more. */
import { inTable } from '../../../exact/in-table';
import type { Solution } from '../../../family/solution';
import { playTables, STAND } from '../play-tables';
import { ACE, TEN } from '../ranks';
import { HANDS, handOf, isRanked, JOKER, KINDS, kindName, shoeOf } from './cards';
import type { Plans } from './pieces';

/** Twos to tens, then an ace and a joker; in the rows an ace and a joker first. */
const SHOWN = [...Array.from({ length: TEN }, (_, at) => at + 1), ACE, JOKER];
const ROWS = [ACE, JOKER, ...Array.from({ length: TEN }, (_, at) => TEN - at)];

const TOTALS = [
  ...[21, 20, 19, 18].map((total) => ({ total, soft: true })),
  ...[19, 18, 17, 16, 15, 14, 13].map((total) => ({ total, soft: false })),
];

/** Of hands of three cards and more that the shoe holds. */
function* ofTotal(plans: Plans, decks: number, up: number, total: number, soft: boolean): Generator<number> {
  const shoe = shoeOf(decks);
  for (let hand = 0; hand < HANDS.count; hand += 1) {
    if (inTable(HANDS.cards[hand]) < 3 || HANDS.totals[hand] !== total) continue;
    const held = shoe.every(
      (count, kind) => inTable(HANDS.counts[hand * KINDS + kind]) + (kind === up ? 1 : 0) <= count,
    );
    if (held && (HANDS.soft[hand] === 1) === soft) yield plans.choice(up, hand);
  }
}

export function whatToPlay(plans: Plans, decks: number): Required<Pick<Solution, 'summary' | 'tables'>> {
  return {
    summary: 'Play by the cards of the hand: one table is for the first two, the other for three and more.',
    tables: playTables({
      columns: SHOWN.map((kind) => (kind === JOKER ? 'Jkr' : kindName(kind))),
      ups: SHOWN,
      pairs: ROWS.flatMap((a, at) => ROWS.slice(at).map((b) => [a, b] as const)),
      kindName,
      firstTwo: (up, a, b) => (isRanked(a, b) ? STAND : plans.first(up, handOf(a, b))),
      more: (up, total, soft) => ofTotal(plans, decks, up, total, soft),
      totals: TOTALS,
      atOnce: 'Two aces win at once, and a joker and a ten stand.',
    }),
  };
}
