'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/app/components/button';
import { Hash } from '@/app/components/copy';
import { EmptyState, Note, Progress, Skeleton } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { placeOf, severityOf } from '@/rulebooks/findings/open-codes';
import { seconds, whole } from '@/simulations/printing/numbers';
import { TabFrame } from '../frames/tab-frame';
import { useModel } from '../model/model';
import { useAnalysis } from '../model/use-analysis';
import { ROUNDS, USUAL } from '../model/use-start-analysis';
import { AnalysisResults } from './analysis-results';
import { EffortNote } from './effort-note';

/** Another program may have asked for any number. */
const roundsWith = (asked: number): number[] => [...new Set([...ROUNDS, asked])].sort((a, b) => a - b);

/** Runs on the server: the page may be closed while it does. */
export function AnalysisTab() {
  const { draft, refresh, locked, open, analysing } = useModel();
  const trpc = useTRPC();
  const analysis = useAnalysis(draft.analysis?.id);
  const job = draft.job?.kind === 'analysis' ? draft.job : null;
  // A run started before this page was opened is shown with its own seed.
  const [rounds, setRounds] = useState(job?.witness?.rounds ?? USUAL.rounds);
  const [seed, setSeed] = useState(job?.witness?.seed ?? USUAL.seed);
  const cancel = useMutation(trpc.analyses.cancel.mutationOptions({ onSettled: refresh }));
  const estimate = useQuery(
    trpc.analyses.estimate.queryOptions(
      { draft: draft.id, rounds },
      { enabled: !locked && job === null && rounds >= 1000, retry: false },
    ),
  );
  const last = useLastJob(analysing.job, job !== null);

  const waits = open.find(
    ({ code }) => severityOf(code) === 'blocks' && placeOf(code) !== 'analysis' && code !== 'being-computed',
  );
  const inputWaits = waits !== undefined;

  return (
    <TabFrame
      title="Analysis"
      lead="The exact figures, fixed by a hash, and a witness that plays the game round by round with random numbers."
      actions={
        locked ? null : (
          <>
            <Field label="Witness rounds" className="w-40">
              {(control) => (
                <Select
                  {...control}
                  disabled={job !== null}
                  value={job?.witness?.rounds ?? rounds}
                  onChange={(event) => setRounds(Number(event.target.value))}
                >
                  {roundsWith(job?.witness?.rounds ?? rounds).map((count) => (
                    <option key={count} value={count}>
                      {whole(count)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Seed" className="w-20">
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min={0}
                  max={4_294_967_295}
                  disabled={job !== null}
                  value={job?.witness?.seed ?? seed}
                  onChange={(event) =>
                    setSeed(Math.min(4_294_967_295, Math.max(0, Math.trunc(Number(event.target.value)))))
                  }
                  className="h-8 w-full rounded-md border border-rule-strong bg-panel px-2 disabled:bg-sunken"
                />
              )}
            </Field>
            <Button
              kind="primary"
              disabled={job !== null || inputWaits}
              busy={analysing.starting}
              onClick={() => void analysing.run({ rounds, seed })}
            >
              {draft.analysis ? 'Run again' : 'Run the analysis'}
            </Button>
          </>
        )
      }
    >
      <div className="mb-6 space-y-3 empty:hidden">
        {waits ? <Note kind="warning">{waits.says}</Note> : null}
        {analysing.unsaved ? (
          <Note kind="problem">
            Your latest changes could not be saved, so they cannot be analysed yet. The line at the top says
            why.
          </Note>
        ) : null}
        {job === null && estimate.data ? <EffortNote {...estimate.data} /> : null}
        {analysing.error ? <Note kind="problem">{sentenceOf(analysing.error)}</Note> : null}
        {cancel.error ? <Note kind="problem">{sentenceOf(cancel.error)}</Note> : null}
        {last?.state === 'failed' && !job ? (
          <Note kind="problem" title="The analysis failed">
            {last.problem?.message ?? 'Run it again.'}
          </Note>
        ) : null}
        {last?.state === 'cancelled' && !job ? (
          <Note>The analysis was cancelled and nothing was kept.</Note>
        ) : null}
        {job ? (
          <div className="max-w-2xl">
            <Progress
              label={job.state === 'queued' ? 'Waiting for its turn' : 'Running'}
              value={job.state === 'queued' ? undefined : job.done}
              max={job.total}
              detail={`${job.doing ? `${job.doing}. ` : ''}You can leave this page; the analysis goes on and will be here when you come back.`}
            />
            <Button
              className="mt-2"
              small
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ id: job.id })}
            >
              Cancel
            </Button>
          </div>
        ) : null}
        {draft.analysis && open.some(({ code }) => code === 'analysis-outdated') ? (
          <Note kind="warning">These figures are for an earlier state of the draft.</Note>
        ) : null}
      </div>
      {draft.analysis === null && !job ? (
        <EmptyState title="Not analysed yet">
          The figures you see while editing are complete. The analysis adds the witness and a hash to cite
          them by.
        </EmptyState>
      ) : null}
      {draft.analysis && analysis.isPending ? <Skeleton lines={6} /> : null}
      {analysis.isError ? (
        <Note
          kind="problem"
          actions={
            <Button small onClick={() => void analysis.refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(analysis.error)}
        </Note>
      ) : null}
      {analysis.data ? (
        <>
          <AnalysisResults analysis={analysis.data} />
          <p className="mt-6 flex flex-wrap items-center gap-x-4 text-xs text-ink-soft">
            <span>
              Engine {analysis.data.engine}; <Moment at={analysis.data.createdAt} />;{' '}
              {seconds(analysis.data.seconds)} on {analysis.data.threads}{' '}
              {analysis.data.threads === 1 ? 'thread' : 'threads'}; {analysis.data.machine.processor}
            </span>
            <span className="flex items-center gap-1">
              Hash <Hash value={analysis.data.hash} />
            </span>
          </p>
        </>
      ) : null}
    </TabFrame>
  );
}

/** Shown before a long analysis is started. */
/** How a job started here ended, if it left no analysis. */
function useLastJob(id: string | undefined, active: boolean) {
  const trpc = useTRPC();
  const [last, setLast] = useState<{ state: string; problem?: { message: string } }>();
  const client = useQueryClient();
  useEffect(() => {
    if (!id || active) return;
    let wanted = true;
    client.fetchQuery(trpc.analyses.job.queryOptions({ id }, { staleTime: 0 })).then(
      (job) => wanted && setLast(job),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id, active, client, trpc]);
  return last;
}
