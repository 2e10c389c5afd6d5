'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/app/components/button';
import { ListSection } from '@/app/components/list-section';
import { Cell, Row, RowHeader } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { UnderWay as Computation } from '@/server/vocabulary/jobs';
import { about } from '@/simulations/printing/duration';

const ASK_AGAIN = 3000;

const KINDS: Record<Computation['kind'], string> = {
  distributions: 'Counting outcomes',
  solution: 'Finding the best play',
  study: 'Further question about a round',
  analysis: 'Analysis',
  rerun: 'Re-run of an analysis',
  'edition-trial': 'Trial of a draft edition',
};

function standing({ state, stopping, done, total }: Computation): string {
  if (stopping) return 'Stopping';
  if (state === 'queued') return done > 0 ? 'Waiting for its next turn' : 'Waiting';
  return total > 0 ? `Running, ${Math.floor((100 * done) / total)}%` : 'Running';
}

/** Who has what running, so that whoever looks after the organisation or the site can cancel it. */
export function UnderWay({ everybodys }: { everybodys: boolean }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const list = useQuery(trpc.analyses.underWay.queryOptions(undefined, { refetchInterval: ASK_AGAIN }));
  const cancel = useMutation(
    trpc.analyses.cancel.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.analyses.underWay.queryKey() }),
    }),
  );
  const failed = list.error ?? cancel.error;
  return (
    <ListSection
      title="Computations under way"
      lead={
        everybodys
          ? 'Organisations take turns, whoever asked first. What they compute is not shown. The audit trail records a cancellation.'
          : 'Your people take turns, whoever asked first. The audit trail records a cancellation.'
      }
      caption="Computations under way"
      columns={[
        'Computation',
        everybodys ? 'Organisation and person' : 'Person',
        'Requested',
        'Work',
        'State',
      ]}
      action="Cancel"
      items={list.data}
      empty="Nothing is being computed."
      problem={failed ? sentenceOf(failed) : undefined}
      row={(computation) => (
        <Row key={computation.id}>
          <RowHeader>{KINDS[computation.kind]}</RowHeader>
          <Cell>{everybodys ? `${computation.organisation}, ${computation.by}` : computation.by}</Cell>
          <Cell>
            <Moment at={computation.createdAt} />
          </Cell>
          <Cell>{about(computation.seconds)}</Cell>
          <Cell>{standing(computation)}</Cell>
          <Cell>
            <Button
              small
              disabled={computation.stopping}
              busy={cancel.isPending && cancel.variables.id === computation.id}
              onClick={() => cancel.mutate({ id: computation.id })}
              aria-label={`Cancel: ${KINDS[computation.kind]}, ${computation.by}`}
            >
              Cancel
            </Button>
          </Cell>
        </Row>
      )}
    />
  );
}
