import { publicProcedure, router } from '../ladder';
import { pending } from '../pending';

export type SiteStatus = {
  mode: 'demonstration' | 'production';
  /** The data directory was created with demonstration accounts. */
  demonstration: boolean;
  version: string;
  engine: string;
  /** Nobody has an account yet: the set-up page is open to whoever holds the token. */
  needsSetUp: boolean;
};

export const siteRouter = router({
  status: publicProcedure.query(({ ctx }) => pending<SiteStatus>(ctx)),
});
