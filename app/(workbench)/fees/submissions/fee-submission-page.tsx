'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fact } from '@/app/components/panel';
import { useTRPC } from '@/app/trpc/client';
import type { FeeSubmissionWhole } from '@/server/fee-submissions/shapes';
import { listed } from '@/simulations/printing/lists';
import { FilingPage, LOOK_EVERY } from '../../filings/filing-page';
import { ComparedSubmission } from './compared-submission';
import { FiledFindings } from './filed-findings';

/** One schedule of fees, for the card room that sends it and for the regulator who decides. */
export function FeeSubmissionPage({ initial }: { initial: FeeSubmissionWhole }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const { data: submission = initial } = useQuery(
    trpc.feeSubmissions.get.queryOptions(
      { id: initial.id },
      { initialData: initial, refetchInterval: LOOK_EVERY },
    ),
  );
  const { printed } = submission;
  return (
    <FilingPage
      submission={submission}
      words={{
        all: 'Schedules of fees',
        pages: { operator: '/fees', regulator: '/review/fees' },
        document: 'The schedule',
        page: `/fees/${submission.schedule}`,
        letter: `/api/fee-submissions/${submission.id}/letter.pdf`,
        lead: `Collection fees of ${submission.operator} for ${listed(submission.games)}.`,
      }}
      calls={trpc.feeSubmissions}
      refresh={() => cache.invalidateQueries({ queryKey: trpc.feeSubmissions.pathKey() })}
      facts={
        <Fact name="In place of">
          {printed.group}, line {printed.line} of the source
          <span className="block text-xs text-ink-soft">{printed.document}</span>
        </Fact>
      }
    >
      <FiledFindings submission={submission} />
      {submission.unreadable ? null : <ComparedSubmission submission={submission} />}
    </FilingPage>
  );
}
