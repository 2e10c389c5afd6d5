import type { ChangeShown } from '../draft-editions/shapes';

export type EditionShown = {
  edition: string;
  validFrom: string;
  /** The last day, where another follows or it names one. */
  validTo?: string;
  /** Of one that was published here. */
  published?: {
    hash: string;
    at: string;
    by: string;
    confirmedBy?: string;
    authority: string;
    changes: ChangeShown[];
  };
  /** Applies today. */
  current: boolean;
};
