/** The strategy that was found, in a sentence and as a table. */
import { inTable } from '../../exact/in-table';
import type { Solution } from '../../family/solution';
import { listed } from '../../printing/lists';
import { BANK_STANDS, HANDS, MOST } from './hands';

const DRAW = 'Draw';
const STAND = 'Stand';

/** "5½". */
export const inPoints = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? `${whole}` : `${whole === 0 ? '' : whole}½`;
};

const KIND = (kind: number) => (kind === 0 ? '½' : `${kind}`);
const nameOf = (hand: number) =>
  (HANDS[hand]?.cards ?? []).flatMap((count, kind) => new Array<string>(count).fill(KIND(kind))).join('-');

/** `reached`: hands that never come are left out. */
function said(total: number, draws: Uint8Array, reached: readonly bigint[]): string | undefined {
  const hands = [...HANDS.entries()]
    .filter(([at, hand]) => at > 0 && hand.total === total && reached[at] !== 0n)
    .map(([at]) => at);
  const drawn = hands.filter((at) => draws[at] === 1);
  if (hands.length === 0) return undefined;
  if (drawn.length === hands.length) return DRAW;
  if (drawn.length === 0) return STAND;
  return `Draw with ${listed(drawn.map(nameOf), 'or')}, else stand`;
}

export function whatToDo(
  draws: Uint8Array,
  reached: readonly bigint[],
): Required<Pick<Solution, 'summary' | 'tables'>> {
  const lines: { from: number; to: number; cell: string }[] = [];
  for (let total = 1; total <= MOST; total += 1) {
    const cell = said(total, draws, reached);
    if (cell === undefined) continue;
    const last = lines.at(-1);
    if (last?.cell === cell) last.to = total;
    else lines.push({ from: total, to: total, cell });
  }
  const label = (at: number) => {
    const { from, to } = lines[at] as (typeof lines)[number];
    if (at === 0) return `${inPoints(to)} or less`;
    if (at === lines.length - 1) return `${inPoints(from)} or more`;
    return from === to ? inPoints(from) : `${inPoints(from)} to ${inPoints(to)}`;
  };
  const simple = lines.length === 2 && lines[0]?.cell === DRAW && lines[1]?.cell === STAND;
  const rule = simple ? `draw on ${label(0)}, stand on ${label(1)}` : undefined;
  const byHouse = simple && inTable(lines[1]?.from) === BANK_STANDS;
  return {
    summary:
      rule === undefined
        ? 'The table shows on which totals to draw.'
        : byHouse
          ? `Play by the house way: ${rule}.`
          : `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`,
    tables: [
      {
        id: 'totals',
        caption: 'When to draw',
        explains:
          'By the total of the player’s cards. The bank’s card is face down, so nothing else is known.',
        columns: ['Best choice'],
        rows: lines.map(({ cell }, at) => ({ label: label(at), cells: [cell] })),
      },
    ],
  };
}
