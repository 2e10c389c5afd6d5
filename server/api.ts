import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createCallerFactory, router } from './access/ladder';
import { accountsRouter } from './accounts/router';
import { analysesRouter } from './analyses/router';
import { attestationsRouter } from './attestations/router';
import { auditRouter } from './audit/router';
import { draftsRouter } from './drafts/router';
import { noticesRouter } from './notices/router';
import { recordRouter } from './record/router';
import { reviewsRouter } from './reviews/router';
import { rulebooksRouter } from './rulebooks/router';
import { siteRouter } from './site/router';
import { submissionsRouter } from './submissions/router';

export const appRouter = router({
  accounts: accountsRouter,
  analyses: analysesRouter,
  attestations: attestationsRouter,
  audit: auditRouter,
  drafts: draftsRouter,
  notices: noticesRouter,
  record: recordRouter,
  reviews: reviewsRouter,
  rulebooks: rulebooksRouter,
  site: siteRouter,
  submissions: submissionsRouter,
});

export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
export const createCaller = createCallerFactory(appRouter);
