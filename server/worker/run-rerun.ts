import { analyseUnder, figuresFrom } from '@/rulebooks/analysis/analyse';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding } from '@/rulebooks/findings/finding';
import { variantHash } from '@/rulebooks/variant/hash';
import type { WitnessResult } from '@/simulations/witness/testimony';
import { nameOf, operatorName } from '../accounts/stored/names';
import { answerAgain } from '../analyses/answer-again';
import { analysisById } from '../analyses/queries';
import { appendEvent } from '../audit/append';
import type { Job } from '../jobs/queries';
import { rulebookFrozen } from '../rulebooks/shelf';
import { differences } from '../submissions/changes/differences';
import { rerunOutcome } from '../submissions/changes/rerun-outcome';
import { frozenVariant, insertRerun, submissionById } from '../submissions/stored/queries';
import { type JobWork, ROUNDS, SEED } from '../vocabulary/jobs';
import type { PlayedWager } from '../vocabulary/played';
import type { JobContext, Outcome } from './outcome';

type RerunWork = Extract<JobWork, { kind: 'rerun' }>;

/** How long it took and on how many threads is no part of what was computed. */
const content = ({ seconds: _, threads: __, ...rest }: Analysis) => rest;

/** What was judged, without the sentence about it. */
const judged = ({ rule, clause, wager, verdict, threshold, found, margin }: Finding) => ({
  rule,
  clause,
  wager,
  verdict,
  threshold,
  found,
  margin,
});

/** As it comes back from the database: without what is undefined. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Under other rounds and another seed, the exact part alone has to be the same. */
const exactly = ({ witness: _, hash: __, ...rest }: ReturnType<typeof content>) => rest;

const asPlayed = ({ wager, rounds, seed, mean, standardError, z }: WitnessResult): PlayedWager => ({
  wager,
  rounds,
  seed,
  mean,
  standardError,
  z,
});

/** The frozen variant again, with the witness' rounds and seed of the first time: it should come out the same. */
export async function runRerun(job: Job, work: RerunWork, context: JobContext): Promise<Outcome> {
  const { db, runner, signal, onProgress } = context;
  const submission = await submissionById(db, work.submission);
  const first = submission && (await analysisById(db, submission.analysisId));
  if (!submission || !first) throw new Error(`submission ${work.submission} has gone`);
  const { chosen } = work;
  const { rounds, seed } = chosen ?? first.result.witness[0] ?? { rounds: ROUNDS, seed: SEED };
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) throw new Error(`the rulebook of submission ${work.submission} has gone`);
  const again = await analyseUnder(rulebook.value, variant, {
    day: submission.day,
    rounds,
    seed,
    runner,
    signal,
    onProgress,
  });
  if (!again.ok) {
    const [problem] = again.problems;
    if (!problem) throw new Error('refused without a problem');
    return { ok: false, problem };
  }
  const answers = submission.answers ?? undefined;
  const answered =
    answers && (await answerAgain(rulebook.value, variant, answers, { runner, signal, onProgress }));
  const { hash } = again.value;
  const findings = evaluate({
    rulebook: rulebook.value,
    variant,
    day: submission.day,
    figures: figuresFrom(again.value),
  });
  // Contents, never hashes: a hash that is stored beside what it is of can be rewritten with it.
  const found = differences(
    asStored({
      ...(chosen ? exactly(content(first.result)) : content(first.result)),
      stored: { variant: submission.hash, ...(!chosen && { analysis: first.hash }) },
      findings: submission.findings.map(judged),
      ...(answers && { answers }),
    }),
    asStored({
      ...(chosen ? exactly(content(again.value)) : content(again.value)),
      stored: {
        variant: await variantHash(JSON.parse(submission.variant)),
        ...(!chosen && { analysis: hash }),
      },
      findings: findings.map(judged),
      ...(answered && { answers: answered }),
    }),
  );
  const equal = found.length === 0;
  const played = chosen && again.value.witness.map(asPlayed);
  return {
    ok: true,
    finish: async (tx, at) => {
      await insertRerun(tx, {
        id: job.id,
        submissionId: submission.id,
        by: job.createdBy,
        at,
        equal,
        hash,
        differences: found,
        ...(played && { played }),
      });
      await appendEvent(tx, {
        at,
        actor: { id: job.createdBy, name: await nameOf(tx, job.createdBy) },
        organisation: {
          id: submission.organisationId,
          name: await operatorName(tx, submission.organisationId),
        },
        kind: 'rerun-finished',
        subject: `submission:${submission.id}`,
        data: {
          job: job.id,
          equal,
          hash,
          outcome: rerunOutcome({ equal, differences: found, played }).says,
          ...(played && { played }),
        },
      });
      return {};
    },
  };
}
