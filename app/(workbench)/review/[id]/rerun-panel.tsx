'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note, Progress } from '@/app/components/feedback';
import { Panel } from '@/app/components/panel';
import { useSuccessor } from '@/app/components/use-successor';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { JobView } from '@/server/vocabulary/jobs';
import type { Names } from '../../submissions/view/names';
import { Reruns } from '../../submissions/view/reruns';
import { OwnRounds } from './own-rounds';

const POLL_EVERY = 700;
const goesOn = (job: JobView | undefined) => !job || job.state === 'queued' || job.state === 'running';

/** Computes the whole analysis again on the regulator's side and says whether it is the same, byte for byte. */
export function RerunPanel({ submission, names }: { submission: SubmissionWhole; names: Names }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [started, setStarted] = useState<string | null>(null);
  const job = started ?? submission.rerunJob ?? null;
  const refresh = () => cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() });
  const watch = useQuery(
    trpc.analyses.job.queryOptions(
      { id: job ?? '' },
      {
        enabled: job !== null,
        refetchInterval: (query) => (goesOn(query.state.data) ? POLL_EVERY : false),
      },
    ),
  );
  const start = useMutation(
    trpc.reviews.rerun.mutationOptions({ onSuccess: (answer) => setStarted(answer.job) }),
  );
  const cancel = useMutation(
    trpc.analyses.cancel.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.analyses.pathKey() }),
    }),
  );
  const state = watch.data?.state;
  // The result belongs to the submission: fetched once, when the job ends.
  useEffect(() => {
    if (state === 'done') void cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() });
  }, [state, cache, trpc]);

  const running = job !== null && !watch.isError && goesOn(watch.data);
  const place = useSuccessor<HTMLDivElement>(running);
  const fresh = submission.reruns.length === 0;
  return (
    <Panel id="re-run" title="Re-run">
      <div className="space-y-3" aria-live="polite">
        {fresh && !running ? (
          <p className="text-sm text-ink-soft">
            Computes every number again from the frozen variant, with the same seed, and compares the result
            with the one submitted.
          </p>
        ) : null}
        {submission.reruns.length > 0 ? <Reruns submission={submission} names={names} /> : null}
        <div ref={place} className="space-y-3">
          {running ? (
            <>
              <Progress
                label={watch.data?.doing || 'Waiting for the worker'}
                value={watch.data?.state === 'running' ? watch.data.done : undefined}
                max={watch.data?.total}
              />
              <Button small busy={cancel.isPending} onClick={() => cancel.mutate({ id: job })}>
                Cancel
              </Button>
            </>
          ) : (
            <Button
              busy={start.isPending}
              onClick={() => {
                setStarted(null);
                start.mutate({ id: submission.id });
              }}
            >
              {fresh ? 'Run the analysis again' : 'Run it once more'}
            </Button>
          )}
          {running ? null : (
            <OwnRounds
              busy={start.isPending}
              run={(chosen) => {
                setStarted(null);
                start.mutate({ id: submission.id, chosen });
              }}
            />
          )}
        </div>
        {state === 'cancelled' ? <p className="text-sm">Cancelled. No result was recorded.</p> : null}
        {state === 'failed' ? (
          <Note kind="problem">{watch.data?.problem?.message ?? 'The re-run failed. Run it once more.'}</Note>
        ) : null}
        {start.isError ? <Note kind="problem">{sentenceOf(start.error)}</Note> : null}
        {cancel.isError ? <Note kind="problem">{sentenceOf(cancel.error)}</Note> : null}
        {watch.isError ? (
          <Note
            kind="problem"
            actions={
              <Button small onClick={refresh}>
                Try again
              </Button>
            }
          >
            {sentenceOf(watch.error)}
          </Note>
        ) : null}
      </div>
    </Panel>
  );
}
