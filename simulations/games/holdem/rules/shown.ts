/** What the games of the community cards show: a hand of two, a board, and where they have one the 169 starting hands. */
import { RANKS } from '../../../equipment/cards/card';
import {
  type AskedDecision,
  FOLDS,
  type GridLine,
  type GridShown,
  type RoundShown,
} from '../../../family/round-shown';

/** Cards on the board at a decision that can be asked about, with its name. */
export type Street = { cards: number; street: string };

export const HOLE = 2;

const GROUPS = [
  { id: 'hole', label: 'Hand', where: 'in the hand', example: '9h 4c' },
  { id: 'board', label: 'On the table', where: 'on the table', example: '9d Kc 2s' },
] as const;

const LINES: readonly GridLine[] = [...'AKQJT98765432'].map((mark) => ({
  mark,
  name: mark === 'T' ? '10' : mark,
}));

/** As `startOf` numbers them: a row and column of ranks from the lowest; here the highest come first. */
export const STARTING_HANDS: GridShown = {
  cells: 'starting hands',
  cell: 'starting hand',
  rows: LINES,
  columns: LINES,
  cellAt: (row, column) => (RANKS - 1 - row) * RANKS + (RANKS - 1 - column),
  explains: 'Pairs are on the diagonal, suited cards above it, unsuited cards below it.',
  passive: ['check', 'fold'],
};

/** With the 169 starting hands, of which some are folded. */
export const WITH_STARTING_HANDS = { grid: STARTING_HANDS, givesUp: FOLDS } as const;

export const holdemShown = (
  streets: readonly Street[],
  more: Pick<RoundShown, 'grid' | 'givesUp'> = {},
): RoundShown => ({
  per: 'ante',
  holding: 'Hand',
  asks: {
    groups: GROUPS,
    decisions: streets.map(
      ({ cards, street }): AskedDecision => ({ street, cards: { hole: HOLE, board: cards } }),
    ),
  },
  ...more,
});
