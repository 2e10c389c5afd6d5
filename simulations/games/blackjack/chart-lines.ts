/** The lines of a chart and what their cells may say: plain words, light enough for a page to carry. */
import { ACE, KINDS, kindName, points } from './ranks';

/** Soft totals start at 12, a pair of aces that is not split; hard ones at 4, a pair of twos. No line is for 21. */
export const HARD_FROM = 4;
export const SOFT_FROM = 12;
const LAST = 20;

export type Line = { soft: boolean; total: number };

const totals = (soft: boolean, from: number): Line[] =>
  Array.from({ length: LAST - from + 1 }, (_, i) => ({ soft, total: from + i }));

export const LINES: readonly Line[] = [...totals(false, HARD_FROM), ...totals(true, SOFT_FROM)];

/** Those of hard totals come first. */
export const HARD_LINES = LAST - HARD_FROM + 1;

export const ALL_CELLS = ['S', 'H', 'Dh', 'Ds', 'Rh', 'Rs'] as const;
export type Cell = (typeof ALL_CELLS)[number];

/** A cell of pairs: split, give up (or split), or play the pair by its total. */
export const PAIR_CELLS = ['P', '-', 'Rp'] as const;
export type PairCell = (typeof PAIR_CELLS)[number];

/** As people write charts: the ace last. */
export const DEALERS: readonly number[] = [...Array.from({ length: KINDS - 1 }, (_, i) => i + 1), ACE];

export const lineId = ({ soft, total }: Line): string => `${soft ? 'soft' : 'hard'}-${total}`;
export const lineName = ({ soft, total }: Line): string => `${soft ? 'Soft' : 'Hard'} ${total}`;
export const pairId = (kind: number): string => `pair-${kindName(kind)}`;
export const pairName = (kind: number): string => (kind === ACE ? 'A-A' : `${points(kind)}-${points(kind)}`);

export type NamedLine = { id: string; label: string; cells: readonly string[] };

/** Totals, then pairs by their kind, aces first: whatever the rules of the table. */
export const EVERY_LINE: readonly NamedLine[] = [
  ...LINES.map((line) => ({ id: lineId(line), label: lineName(line), cells: ALL_CELLS })),
  ...Array.from({ length: KINDS }, (_, kind) => ({
    id: pairId(kind),
    label: pairName(kind),
    cells: PAIR_CELLS,
  })),
];
