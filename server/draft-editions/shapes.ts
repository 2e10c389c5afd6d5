import type { PlaceWords } from '@/rulebooks/editions/place-words';
import type { EditionPlace } from '@/rulebooks/editions/places';
import type { JobView } from '../vocabulary/jobs';
import type { TriedOnAll } from '../vocabulary/tried-edition';

export type EditionSummary = {
  id: string;
  name: string;
  rulebook: string;
  rulebookTitle: string;
  updatedAt: string;
  updatedBy: string;
};

/** One change as it is read: the place, what is there now, what would be, and why. */
export type ChangeShown = { at: string[]; place: PlaceWords; was: string; becomes: string; because: string };

export type EditionWhole = EditionSummary & {
  text: string;
  revision: number;
  /** Left out while the text cannot be read. */
  read?: { edition: string; validFrom: string; validTo?: string; changes: ChangeShown[] };
  /** Why it is not an edition yet; empty where it is one. */
  problems: string[];
  /** As it was tried last, where that was at this revision. */
  tried?: TriedOnAll & { at: string; by: string };
  /** The trial under way. */
  job?: JobView;
  /** Who proposed to publish it as it is. */
  proposed?: { by: string; at: string; own: boolean };
  /** No reviewer publishes alone. */
  twoReviewers?: true;
  /** The first day that it may begin on. */
  earliest: string;
  /** What it may change most often, for a form. */
  places: EditionPlace[];
};
