import type { Effect } from '@/rulebooks/editions/effect';
import type { EditionPlace } from '@/rulebooks/editions/places';
import type { State } from '../vocabulary/life/states';

export type EditionSummary = {
  id: string;
  name: string;
  rulebook: string;
  rulebookTitle: string;
  updatedAt: string;
  updatedBy: string;
};

/** One change as it is read: the place, what is there now, what would be, and why. */
export type ChangeShown = { at: string[]; was: string; becomes: string; because: string };

export type EditionWhole = EditionSummary & {
  text: string;
  revision: number;
  /** Left out while the text cannot be read. */
  read?: { edition: string; validFrom: string; validTo?: string; changes: ChangeShown[] };
  /** Why it is not an edition yet; empty where it is one. */
  problems: string[];
  /** What it may change most often, for a form. */
  places: EditionPlace[];
};

export type LiveGame = {
  id: string;
  reference: string;
  version: number;
  name: string;
  operator: string;
  gameLabel: string;
  state: State;
};

export type TriedOn = LiveGame & { cannot: string[]; effects: Effect[]; analyseAgain: boolean };

export type TriedOnAll = {
  /** The first day of the edition. */
  day: string;
  affected: TriedOn[];
  unaffected: LiveGame[];
  /** What is over before the edition begins, so it was not tried. */
  overByThen: LiveGame[];
};
