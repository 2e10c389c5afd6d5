import type { Change } from '@/rulebooks/fees/compared';
import type { FeeKind } from '@/rulebooks/fees/schedule';
import type { FeeFrame } from '@/rulebooks/fees/written/frame';
import type { FractionText } from '@/simulations/exact/fraction';
import type { ShownSum } from '../fees/shapes';
import type { FeeRows } from '../vocabulary/fee-schedule';
import type { FilingState } from '../vocabulary/life/filings';

export type ScheduleTemplate = {
  rulebook: string;
  title: string;
  group: string;
  /** The title of the document that prints it. */
  document: string;
  line: number;
  kind: FeeKind;
  games: string[];
  words: string;
  options: number;
};

export type ScheduleSummary = {
  id: string;
  name: string;
  rulebook: string;
  group: string;
  games: string[];
  updatedAt: string;
  updatedBy: string;
};

export type ScheduleVersion = {
  revision: number;
  name: string;
  inForceFrom?: string;
  at: string;
  by: string;
};

export type ScheduleWhole = ScheduleSummary & {
  line: number;
  kind: FeeKind;
  revision: number;
  inForceFrom?: string;
  rows: FeeRows;
  frame: FeeFrame;
  /** The latest first. */
  versions: ScheduleVersion[];
  /** What of it was prepared for the regulator, the latest first. */
  submissions: { id: string; number: string; version: number; state: FilingState }[];
};

/** Before and after, each where there is one; `change` where both are. */
export type Sides<T> = { before?: T; after?: T };

export type ComparedRow = {
  /** "Option 3", or by its row. */
  name: string;
  is: 'same' | 'changed' | 'added' | 'removed';
  changed: readonly Change[];
  limit: Sides<string>;
  players: Sides<string>;
  fees: Sides<string>;
  cost:
    | {
        at: string;
        house: Sides<ShownSum> & { change?: ShownSum };
        seat: Sides<ShownSum> & { change?: ShownSum };
        /** What the fee adds to the edge of a bet, in a banked game. */
        adds?: Sides<FractionText>;
      }
    | { problem: string };
};

export type Comparison = {
  counts: Record<ComparedRow['is'], number>;
  /** Some of them, where there are more than a page shows. */
  rows: ComparedRow[];
};
