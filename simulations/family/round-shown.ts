/**
 * What a round in which the player decides shows to a person, as its family describes it: the wager that its figures are
 * per, the cards that a question about the best play gives, how its grid is laid out. Pages, papers and the command line
 * read this and know of no game by themselves.
 */

import type { EventId } from '../wagers/event';
import type { WagerId } from '../wagers/wager-spec';
import type { FiledShown } from './filed-lines';

/** Cards that lie together: a hand, a board. */
export type CardGroup = {
  id: string;
  /** Above the field in which they are typed: "Hand". */
  label: string;
  /** After a number of cards, or a card: "in the hand". */
  where: string;
  /** Some cards of it, as they are typed. */
  example: string;
};

/** A decision that can be asked about: how many cards of each group are known then. */
export type AskedDecision = { street: string; cards: Readonly<Record<string, number>> };

export type Asks = {
  /** As they are dealt: a card that is picked goes to the first with room. */
  groups: readonly CardGroup[];
  decisions: readonly AskedDecision[];
  /** How many jokers a pack of the game has at most beside its 52 cards. */
  jokers?: number;
  /** What a fixed way to play is called with which every answer is compared: "House Way". */
  compares?: string;
};

/** The most cards of a group that any decision knows. */
export const mostOf = ({ decisions }: Asks, group: string): number =>
  Math.max(0, ...decisions.map(({ cards }) => cards[group] ?? 0));

/** A line of a grid: as short as a page needs it, and as a paper has it. */
export type GridLine = { mark: string; name: string };

/** Where each cell of a solution's grid is. */
export type GridShown = {
  /** What its cells are, in the plural: "starting hands". */
  cells: string;
  /** One of them: "starting hand". */
  cell: string;
  rows: readonly GridLine[];
  columns: readonly GridLine[];
  cellAt: (row: number, column: number) => number;
  /** How to read it, in a sentence. */
  explains: string;
  /** The choices that stake nothing more: they are drawn paler. */
  passive: readonly string[];
};

/** Endings that a table may pay no more than a sum for, however much is staked, with the parameters that say so. */
export type Capped = {
  /** In a sentence: "a royal flush". */
  what: string;
  endings: readonly EventId[];
  /** The parameter with the most that is paid, and the one with the wager it was worked out for. */
  most: string;
  wager: string;
};

export type RoundShown = {
  /** The family's name for the wager that all of its figures are per: the first of its wagers. */
  per: WagerId;
  /** What a row of its strategy tables is, as their heading: "Hand". */
  holding: string;
  /** The ending in which the player gives up, and what it is called: "A fold". Absent where nobody can. */
  givesUp?: { ending: EventId; called: string };
  /** Absent where odds are all that is paid. */
  capped?: Capped;
  /** Absent where the family has no adviser. */
  asks?: Asks;
  /** Absent where its solutions have none. */
  grid?: GridShown;
  /** Absent where the rules leave no lines to the operator. */
  files?: FiledShown;
  /** Where a person may write a chart and have it priced: the parameter that one filed is. */
  charts?: { parameter: string };
};

/** Of the families in which a player folds. */
export const FOLDS = { ending: 'fold', called: 'A fold' } as const;

/** The cells of a solution's grid where they belong, row by row. */
export const laidOut = <Cell>({ rows, columns, cellAt }: GridShown, cells: readonly Cell[]): Cell[][] =>
  rows.map((_, row) =>
    columns.map((_, column) => {
      const cell = cells[cellAt(row, column)];
      if (!cell) throw new RangeError(`a grid of ${cells.length} cells has none for ${row}, ${column}`);
      return cell;
    }),
  );

/** The number in a choice's words ("Bet 4 times the ante"), else its first letter; numbered where those agree. */
export function marksOf(choices: readonly { choice: string; label: string }[]): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { choice, label } of choices) {
    const mark = /\d+/.exec(label)?.[0] ?? label.charAt(0).toUpperCase();
    const alike = [...marks.values()].filter((other) => other.startsWith(mark)).length;
    marks.set(choice, alike === 0 ? mark : `${mark}${alike + 1}`);
  }
  return marks;
}
