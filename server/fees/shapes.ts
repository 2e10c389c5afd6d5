import type { FeeVerdict } from '@/rulebooks/fees/finding';
import type { FeeKind, FeeLimit, FeeOption } from '@/rulebooks/fees/schedule';
import type { ClauseId } from '@/rulebooks/spelling/ids';

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
};
