/** Decisions as tables to read: how often each is taken, by what a player sees. */

import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import { inTable } from '../../../exact/in-table';
import type { StrategyTable } from '../../../family/solution';
import { CATEGORIES } from '../hands/categories';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { FLOPS_IN_WORDS, kindOfFlop, MADE, madeAtFlop, NOT_HELD } from '../hands/made-at-flop';
import { START_OF_HOLE } from '../hands/starts';
import type { Counted } from './endings';

/** A share never rounds to always or never. */
export function shareInWords(taken: number, of: number): string {
  if (of === 0) return '–';
  if (taken === of) return 'always';
  if (taken === 0) return 'never';
  const percent = Math.round((100 * taken) / of);
  if (percent === 0) return '< 1%';
  return percent === 100 ? '> 99%' : `${percent}%`;
}

export const HOW_TO_READ =
  'A share is the fraction of such deals in which that choice is best; the exact cards decide.';

/** What is done at the flop, by what the hand makes with it. `asked`: by starting hand, 1 where there is a decision. */
export function flopTable(
  head: Pick<StrategyTable, 'id' | 'caption' | 'explains'>,
  done: Uint8Array,
  asked?: Uint8Array,
): StrategyTable {
  const { classes } = flopClasses();
  const made = madeAtFlop();
  const kinds = FLOPS_IN_WORDS.length;
  const [holes, start, notHeld] = [HOLE_HANDS, START_OF_HOLE, NOT_HELD];
  const reached = new Float64Array(MADE.length * kinds);
  const taken = new Float64Array(MADE.length * kinds);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const [a, b, c] = classes.cards.subarray(flop * 3, flop * 3 + 3) as unknown as [number, number, number];
    const kind = kindOfFlop(a, b, c);
    const orbit = inTable(classes.orbits[flop]);
    for (let hole = 0; hole < holes; hole += 1) {
      const at = flop * holes + hole;
      const row = inTable(made[at]);
      if (row === notHeld || (asked && asked[inTable(start[hole])] === 0)) continue;
      const cell = row * kinds + kind;
      reached[cell] = inTable(reached[cell]) + orbit;
      if (done[at] === 1) taken[cell] = inTable(taken[cell]) + orbit;
    }
  }
  return {
    ...head,
    columns: FLOPS_IN_WORDS.map((flop) => `Flop of ${flop}`),
    rows: MADE.map((label, row) => ({
      label,
      cells: FLOPS_IN_WORDS.map((_, kind) =>
        shareInWords(inTable(taken[row * kinds + kind]), inTable(reached[row * kinds + kind])),
      ),
    })),
  };
}

/** What is done after the river, by the category of the player's hand. */
export function riverTable(
  head: Pick<StrategyTable, 'id' | 'caption' | 'explains'>,
  column: string,
  counted: readonly Counted[],
  { done, passed }: { done: readonly number[]; passed: readonly number[] },
): StrategyTable {
  const countOf = (category: number, stages: readonly number[]) =>
    counted.reduce(
      (sum, one) => (one.category === category && stages.includes(one.stage) ? sum + Number(one.count) : sum),
      0,
    );
  const rows = CATEGORIES.map((id, category) => {
    const taken = countOf(category, done);
    return {
      label: CATEGORY_NAMES[id],
      cells: [shareInWords(taken, taken + countOf(category, passed))],
    };
  });
  return { ...head, columns: [column], rows: rows.reverse() };
}
