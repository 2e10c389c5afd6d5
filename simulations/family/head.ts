/** A family of games by name: its parameters, its wagers and their events. */
import type { z } from 'zod';
import type { Templates } from '../features/templates';
import type { DrawsFelt } from '../felt/drawing';
import type { WagerId, WagerSpec } from '../wagers/wager-spec';
import type { DealingChart } from './dealing-chart';
import type { RoundShown } from './round-shown';

export type FamilyId = string;

/** On the numbers of a layout, or beside them. */
export type Placed = 'inside' | 'outside';

/** Measured on a machine at rest, of the slowest wager, rounded down (docs/performance.md): to plan by. */
export type Rate<Parameters = unknown> = {
  /** Millions of rounds that the witness plays a second. */
  plays: RateOf<Parameters>;
  /** Seconds of one thread for a wager of its own to be counted, or for a round to be solved. */
  solves: RateOf<Parameters>;
};
/** One number, unless the parameters make a great difference. */
type RateOf<Parameters> = number | ((parameters: Parameters) => number);

type Decided =
  /** Nothing is: a `Family`. */
  | { decides: false; shows?: never; writtenIn?: never }
  | {
      /** By the player: a `DecisionFamily`. */
      decides: true;
      shows: RoundShown;
      /** The plain family, under its own defaults, in which wagers over the cards are written. */
      writtenIn?: FamilyId;
    };

/** What is known of a family before anything is counted: light enough for a page to carry. */
export type FamilyHead<Parameters = unknown> = Decided & {
  id: FamilyId;
  label: string;
  parameters: z.ZodType<Parameters>;
  wagers: (parameters: Parameters) => WagerSpec[];
  rate: Rate<Parameters>;
  /** Its counts are those that an applicant filed: nothing is counted again, and no dealer plays it. */
  byApplicant?: true;
  /** How its table is laid out, loaded only where it is drawn. Without one, wagers are listed. */
  felt?: (() => Promise<DrawsFelt<Parameters>>) | undefined;
  /** Where the layout has numbers: what is placed inside and what outside. */
  placed?: ((wager: WagerId) => Placed) | undefined;
  /** The chart by which its cards are dealt, where nobody decides. */
  dealtBy?: ((parameters: Parameters) => DealingChart) | undefined;
  /**
   * Where operators may write wagers over its outcomes: what one of these is, in the singular, as in `WagerSpec`; and, loaded
   * only where somebody writes, wagers to start from.
   */
  written?: { outcome: string; templates: () => Promise<Templates<Parameters>> } | undefined;
};
