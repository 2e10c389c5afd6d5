import type { FeeVerdict } from '@/rulebooks/fees/finding';
import type { FeeKind, FeeLimit, FeeOption } from '@/rulebooks/fees/schedule';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Payer } from '@/simulations/fees/cost';

/** Of one request; a page asks for those that it shows. */
export const ROWS_AT_ONCE = 100;

export type Labelled = { id: string; label: string };

export type FeeChoices = {
  options: number;
  documents: Labelled[];
  games: Labelled[];
  groups: { id: string; document: string }[];
  kinds: FeeKind[];
  findings: { verdict: FeeVerdict; count: number }[];
};

/** An option as a row of a list: in words. */
export type FeeRow = Pick<FeeOption, 'group' | 'option' | 'line' | 'per'> & {
  key: string;
  limit: string;
  /** Empty where no band is printed. */
  players: string;
  fees: string;
  findings: number;
  worst?: FeeVerdict;
};
/** `total`: of all that were asked for, of which these are some. */
export type FeeRows = { total: number; rows: FeeRow[] };

export type ShownFinding = {
  verdict: FeeVerdict;
  line: number;
  /** Of our record, where these lines are recorded. */
  clause?: ClauseId;
  sentence: string;
  /** It names options; else it is about the whole schedule. */
  alone: boolean;
};

export type FeeOptionWhole = Pick<
  FeeOption,
  'document' | 'group' | 'option' | 'line' | 'kind' | 'fees' | 'per' | 'damaged'
> & {
  key: string;
  title: string;
  games: string[];
  limit: FeeLimit & { shown: string };
  players: string;
  findings: ShownFinding[];
  /** Of its table, where a house can write a schedule of its own in place of it. */
  template?: string;
  /** To work out its cost at, to begin with. */
  first: { players: number; limit: string };
};

/** A sum with its exact value. */
export type ShownSum = { shown: string; exact: FractionText };
export type ShownCost = { perHand: ShownSum; perHour: ShownSum };

export type FeeCost = {
  house: ShownCost;
  payers: { payer: Payer; cost: ShownCost; ofWagered?: FractionText }[];
  seat: ShownCost;
  /** Of all wagered in a hand, where that is known. */
  wagered?: { sum: ShownSum; ofWagered: FractionText };
  /** At each number of players: what the house takes of each unit wagered, or what a seat bears an hour. */
  drawn: {
    of: 'wagered' | 'seat';
    bars: { players: number; shown: string /** Of the longest. */; length: number }[];
  };
};

/** An option of one of two schedules; `shared`: the other has the same fees. */
export type ConflictOption = { name: string; key: string; line: number; fees: string; shared: boolean };

export type ConflictSide = {
  title: string;
  /** The only day its document has, and of what. */
  dated?: string;
  group: string;
  line: number;
  options: ConflictOption[];
};

export type ShownConflict = {
  games: string[];
  kind: FeeKind;
  limit: string;
  players: string;
  same: boolean;
  /** Which of the two, and why. */
  governs: string;
  sides: ConflictSide[];
};

/** `games`: those that have several schedules. `total`: of those asked for, of which these are some. */
export type FeeConflicts = {
  games: (Labelled & { conflicts: number })[];
  counts: { conflicts: number; same: number };
  total: number;
  rows: ShownConflict[];
};

export const CONFLICTS_AT_ONCE = 20;
