/** Two rulebooks' versions of a game, side by side: plain data, ready for JSON. */

import type { FractionText } from '@/simulations/exact/fraction';
import type { ClauseId, RulebookId } from '../spelling/ids';

/** What one of the two says, and its clauses; none where it is a fact of the edition. */
export type Saying = { text: string; clauses: ClauseId[] };

/**
 * `read`: both speak of it, and nobody has yet read the two together; the words of the records are shown side by side
 * and may mean the same.
 */
export type Standing = 'same' | 'different' | 'only-left' | 'only-right' | 'read';

export type Line = {
  /** Unique within its part. */
  id: string;
  label: string;
  standing: Standing;
  left?: Saying[];
  right?: Saying[];
  /** Which is better for the player, where the two alone show that. */
  better?: 'left' | 'right';
  /** The difference in one sentence, by the person who read both. */
  remark?: string;
};

export type ComparedPart = {
  id: string;
  title: string;
  /** Part of the pays, the procedure and so on that belongs together. */
  groups: { id: string; title?: string; lines: Line[] }[];
};

export type ComparedSide = {
  rulebook: RulebookId;
  title: string;
  jurisdiction: string;
  edition: string;
  game: string;
  gameLabel: string;
};

/** What a wager costs the player at the table that each starts from; absent where it is not recorded. */
export type ComparedEdge = {
  id: string;
  label: string;
  left?: FractionText;
  right?: FractionText;
};

export type Comparison = {
  left: ComparedSide;
  right: ComparedSide;
  parts: ComparedPart[];
  edges: ComparedEdge[];
  /** Rules that apply and have no topic, so nothing to compare them with. */
  unplaced: { left: ClauseId[]; right: ClauseId[] };
};

export const isDifference = ({ standing }: Line): boolean => standing !== 'same';
