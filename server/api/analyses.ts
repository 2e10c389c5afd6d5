import { z } from 'zod';
import { namedParts } from '@/rulebooks/names/named-parts';
import { FiledGame } from '@/rulebooks/variant/filed-game';
import {
  LONGEST_CONDITION,
  MOST_WRITTEN,
  MOST_WRITTEN_ROWS,
  WagerChoice,
  WrittenWager,
} from '@/rulebooks/variant/variant';
import { DateText, Id, Options, Revision, Word } from '../access/inputs';
import { managerProcedure, memberProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { readDistributions } from '../analyses/read-distributions';
import { readSolutions } from '../analyses/read-solutions';
import { askStudy, estimateStudy, readStudies } from '../analyses/read-studies';
import { estimateAnalysis, startAnalysis } from '../drafts/start-analysis';
import { cancelJob } from '../jobs/cancel-job';
import { viewOf, visibleJob } from '../jobs/queries';
import { readUnderWay } from '../jobs/read-under-way';
import { notFound } from '../problems/problem';
import { readAnalysis } from '../submissions/read/read-analysis';

/** The countable part of operators' own wagers; their names and pays stay in the draft. */
const Conditions = namedParts(
  Word,
  z.object({
    rows: z.array(z.object({ event: Word, when: z.string().max(LONGEST_CONDITION) })).max(MOST_WRITTEN_ROWS),
    otherwise: WrittenWager.shape.otherwise,
  }),
).refine(
  (written) => Object.keys(written).length <= MOST_WRITTEN,
  `No variant has more than ${MOST_WRITTEN} wagers of its own.`,
);

const Wagers = namedParts(Word, WagerChoice).refine(
  (wagers) => Object.keys(wagers).length <= 60,
  'No game has more than 60 wagers; remove some.',
);
const AskedRound = z.object({
  rulebook: Word,
  at: DateText.optional(),
  game: Word,
  options: Options,
  filed: FiledGame.optional(),
  wagers: Wagers,
  round: Word,
});
/** What each may be, its own study says. */
const AskedStudy = AskedRound.extend({
  study: Word,
  settings: namedParts(Word, z.union([z.string().max(4_000), z.number()])).refine(
    (settings) => Object.keys(settings).length <= 20,
    'No question has more than 20 settings.',
  ),
});

export const analysesRouter = router({
  distributions: signedInProcedure
    .input(
      z.object({
        rulebook: Word,
        at: DateText.optional(),
        game: Word,
        options: Options,
        filed: FiledGame.optional(),
        written: Conditions.optional(),
        again: z.boolean().optional(),
      }),
    )
    .query(async ({ ctx, input }) => unwrap(await readDistributions(ctx, input))),
  solutions: signedInProcedure
    .input(
      z.object({
        rulebook: Word,
        at: DateText.optional(),
        game: Word,
        options: Options,
        filed: FiledGame.optional(),
        wagers: Wagers,
        supersedes: Id.optional(),
        start: z.boolean().optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await readSolutions(ctx, input))),
  studies: signedInProcedure
    .input(AskedRound)
    .query(async ({ ctx, input }) => unwrap(await readStudies(ctx, input))),
  estimateStudy: signedInProcedure
    .input(AskedStudy)
    .query(async ({ ctx, input }) => unwrap(await estimateStudy(ctx, input))),
  study: signedInProcedure
    .input(AskedStudy)
    .mutation(async ({ ctx, input }) => unwrap(await askStudy(ctx, input))),
  start: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        rounds: z.int().min(1000).max(20_000_000).optional(),
        seed: z.int().min(0).max(4_294_967_295).optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await startAnalysis(ctx, input))),
  estimate: memberProcedure
    .input(z.object({ draft: Id, rounds: z.int().min(1000).max(20_000_000) }))
    .query(async ({ ctx, input }) => unwrap(await estimateAnalysis(ctx, input))),
  underWay: managerProcedure.query(({ ctx }) => readUnderWay(ctx)),
  job: signedInProcedure.input(z.object({ id: Id })).query(async ({ ctx, input }) => {
    const job = await visibleJob(ctx.db, { id: input.id, organisation: ctx.member.organisation.id });
    return unwrap(job ? { ok: true, value: viewOf(job) } : notFound('computation'));
  }),
  cancel: signedInProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await cancelJob(ctx, input.id))),
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readAnalysis(ctx, input.id))),
});
