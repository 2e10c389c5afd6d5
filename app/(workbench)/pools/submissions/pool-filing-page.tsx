'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import type { PoolFilingWhole } from '@/server/pool-filings/shapes';
import { FilingPage, LOOK_EVERY } from '../../filings/filing-page';
import { ComparedRules } from '../compared-rules';
import { PoolFindings, PoolTerms } from '../pool-findings';
import { PoolPapers } from '../pool-papers';

/** Pool rules, for the operator that sends them and for the regulator who decides. */
export function PoolFilingPage({ initial }: { initial: PoolFilingWhole }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const { data: submission = initial } = useQuery(
    trpc.poolFilings.get.queryOptions(
      { id: initial.id },
      { initialData: initial, refetchInterval: LOOK_EVERY },
    ),
  );
  return (
    <FilingPage
      submission={submission}
      words={{
        all: 'Pool rules',
        pages: { operator: '/pools', regulator: '/review/pools' },
        document: 'The pool rules',
        page: `/pools/${submission.rules}`,
        letter: `/api/pool-rules/${submission.id}/letter.pdf`,
        lead: `Pools of ${submission.operator}: what it decides where the rules leave that to the operator.`,
      }}
      calls={trpc.poolFilings}
      refresh={() => cache.invalidateQueries({ queryKey: trpc.poolFilings.pathKey() })}
    >
      {submission.unreadable ? null : <PoolPapers id={submission.id} />}
      <PoolFindings checked={submission} rulebook={submission.rulebook} />
      {submission.unreadable ? null : (
        <>
          <ComparedRules submission={submission} />
          <PoolTerms checked={submission} />
        </>
      )}
    </FilingPage>
  );
}
