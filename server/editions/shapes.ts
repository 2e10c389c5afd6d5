import type { ChangeShown } from '../draft-editions/shapes';

export type EditionShown = {
  edition: string;
  validFrom: string;
  /** The last day, where another follows or it names one. */
  validTo?: string;
  /** Of one that was published here. */
  published?: {
    hash: string;
    /** The key of the seal that vouches for it: no other edition is shown. */
    sealedBy: string;
    at: string;
    by: string;
    confirmedBy?: string;
    authority: string;
    changes: ChangeShown[];
  };
  /** Applies today. */
  current: boolean;
};
