import { ENGINE } from '@/simulations/analysis/engine-version';
import { publicProcedure, router } from '../access/ladder';
import { anyone } from '../accounts/stored/queries';
import { environment } from '../environment/environment';
import { VERSION } from '../environment/version';
import { siteRow } from '../site/queries';

export type SiteStatus = {
  mode: 'demonstration' | 'production';
  /** The data directory was created with demonstration accounts. */
  demonstration: boolean;
  version: string;
  engine: string;
  /** Nobody has an account yet: anyone with the token can open the set-up page. */
  needsSetUp: boolean;
};

export const siteRouter = router({
  status: publicProcedure.query(async ({ ctx }): Promise<SiteStatus> => {
    const site = await siteRow(ctx.db);
    return {
      mode: environment().mode,
      demonstration: site?.demonstration === true,
      version: VERSION,
      engine: ENGINE,
      needsSetUp: !(await anyone(ctx.db)),
    };
  }),
});
