import type { Glance } from '@/rulebooks/draft/glance';
import type { Variant } from '@/rulebooks/variant/variant';
import type { AnalysisSummary } from '../analyses/shapes';
import type { JobView } from '../vocabulary/jobs';
import type { ShownState } from '../vocabulary/life/shown-state';
import type { NewerRules } from './newer-rules';

export type DraftState = 'editing' | ShownState;
/** What the list says of a draft besides its name. */
export type DraftGlance = Glance & {
  /** Its events are still being counted. */
  waiting?: true;
  /** Counting them was cancelled or failed: it starts again when somebody opens the draft and asks for it. */
  stopped?: true;
  /** A round at its tables was never solved: its edge is known once somebody opens the draft. */
  unsolved?: true;
};
export type DraftSummary = {
  id: string;
  name: string;
  game: string;
  gameLabel: string;
  rulebook: string;
  rulebookTitle: string;
  updatedAt: string;
  updatedBy: string;
  revision: number;
  state: DraftState;
  /** The version that it became. */
  submission?: string;
  /** Its analysis under way. */
  job?: Pick<JobView, 'id' | 'state' | 'done' | 'total' | 'doing'> | undefined;
  ready?: ReadyShown;
  /** Absent where the program no longer knows the rulebook or the game. */
  glance?: DraftGlance | undefined;
};

/** Who marked it ready for an approver, and whether it changed since. */
export type ReadyShown = { by: string; at: string; lapsed: boolean };

export type DraftList = {
  drafts: DraftSummary[];
  /** Of all that fit what is looked for. */
  found: number;
  /** Of the organisation. */
  all: number;
  /** Which page it is, from 1, and how many there are. */
  page: number;
  pages: number;
};
export type DraftWhole = {
  newerRules?: NewerRules;
  id: string;
  name: string;
  variant: Variant;
  revision: number;
  updatedAt: string;
  updatedBy: string;
  /** The date whose rules apply. */
  day: string;
  analysis: AnalysisSummary | null;
  ready?: ReadyShown;
  /** Queued or running. */
  job: JobView | null;
  /** The jurisdiction, where no regulator on this site decides for it. */
  unregulated?: string;
  /** To the last approver who neither wrote in it nor in what it came from. */
  onlyYouSubmit?: boolean;
  /** What the database no longer holds as it was written. */
  damaged?: string[];
  submission?: { id: string; version: number; state: ShownState };
  /** The submission it revises, where it began as a new version of one. */
  revises?: { id: string; reference: string; version: number };
};
