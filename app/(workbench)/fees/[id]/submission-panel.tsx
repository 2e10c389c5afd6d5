'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { memo } from 'react';
import { StateBadge } from '@/app/components/badge';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Panel } from '@/app/components/panel';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { ScheduleWhole } from '@/server/fee-schedules/shapes';
import { listed } from '@/simulations/printing/lists';

function Submission({
  saved,
  unsaved,
  faulty,
}: {
  saved: ScheduleWhole;
  unsaved: boolean;
  /** Some row cannot be read. */
  faulty: boolean;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const toast = useToast();
  const cache = useQueryClient();
  const prepare = useMutation(
    trpc.feeSubmissions.prepare.mutationOptions({
      onSuccess: async ({ id, number, submitters }) => {
        toast({
          title: `Prepared as ${number}`,
          detail:
            submitters.length > 0
              ? `${listed(submitters)} can submit it.`
              : 'Invite an approver who did not write in it.',
        });
        router.push(`/fees/submissions/${id}`);
        await cache.invalidateQueries({ queryKey: trpc.feeSchedules.pathKey() });
      },
    }),
  );
  const lacking = unsaved
    ? 'Save first: a saved version is submitted.'
    : faulty
      ? 'Mend the rows that cannot be read, and save.'
      : saved.inForceFrom === undefined
        ? 'Give the day from which it is in force, and save.'
        : undefined;
  return (
    <Panel title="Submission" className="mt-6 max-w-xl text-sm">
      <p className="mb-3 text-ink-soft">
        A saved version goes to the regulator, who compares it with the one before, option by option. An
        approver who did not write in it submits it.
      </p>
      {saved.submissions.length > 0 ? (
        <ul className="mb-3 space-y-1">
          {saved.submissions.map(({ id, number, version, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <TextLink href={`/fees/submissions/${id}`}>
                {number}, version {version}
              </TextLink>
              <StateBadge state={state} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={prepare.isPending}
          disabled={lacking !== undefined}
          onClick={() => prepare.mutate({ schedule: saved.id, version: saved.revision })}
        >
          Prepare for submission
        </Button>
        {lacking ? <span className="text-ink-soft">{lacking}</span> : null}
      </div>
      {prepare.isError ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(prepare.error)}
        </Note>
      ) : null}
    </Panel>
  );
}

/** The way to the regulator: a saved version is prepared, and an approver who did not write in it submits it. A key in the grid does not draw it again. */
export const SubmissionPanel = memo(Submission);
