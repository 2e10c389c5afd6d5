import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createCallerFactory, router } from '../access/ladder';
import { accountsRouter } from './accounts';
import { agendaRouter } from './agenda';
import { analysesRouter } from './analyses';
import { attachmentsRouter } from './attachments';
import { attestationsRouter } from './attestations';
import { auditRouter } from './audit';
import { calendarRouter } from './calendar';
import { draftsRouter } from './drafts';
import { editionsRouter } from './editions';
import { feeSchedulesRouter } from './fee-schedules';
import { feeSubmissionsRouter } from './fee-submissions';
import { feesRouter } from './fees';
import { letterheadRouter } from './letterhead';
import { mailRouter } from './mail';
import { meetingsRouter } from './meetings';
import { noticesRouter } from './notices';
import { pokerRouter } from './poker';
import { poolFilingsRouter, poolRulesRouter } from './pools';
import { recordRouter } from './record';
import { resultsRouter } from './results';
import { reviewsRouter } from './reviews';
import { rulebooksRouter } from './rulebooks';
import { siteRouter } from './site';
import { submissionsRouter } from './submissions';
import { tablesRouter } from './tables';
import { variationsRouter } from './variations';

export const appRouter = router({
  accounts: accountsRouter,
  agenda: agendaRouter,
  analyses: analysesRouter,
  attachments: attachmentsRouter,
  attestations: attestationsRouter,
  audit: auditRouter,
  calendar: calendarRouter,
  drafts: draftsRouter,
  editions: editionsRouter,
  feeSchedules: feeSchedulesRouter,
  feeSubmissions: feeSubmissionsRouter,
  fees: feesRouter,
  letterhead: letterheadRouter,
  mail: mailRouter,
  meetings: meetingsRouter,
  notices: noticesRouter,
  poolFilings: poolFilingsRouter,
  poolRules: poolRulesRouter,
  poker: pokerRouter,
  record: recordRouter,
  results: resultsRouter,
  reviews: reviewsRouter,
  rulebooks: rulebooksRouter,
  site: siteRouter,
  submissions: submissionsRouter,
  tables: tablesRouter,
  variations: variationsRouter,
});

export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
export const createCaller = createCallerFactory(appRouter);
