'use client';

import { useMutation } from '@tanstack/react-query';
import { Button } from '@/app/components/button';
import { ListSection } from '@/app/components/list-section';
import { Cell, Row, RowHeader } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { DUTIES, type Duty } from '@/rulebooks/format/duties';
import type { RouterOutputs } from '@/server/api/api';

type KeptText = RouterOutputs['attestations']['open']['texts'][number];

const titleOf = (duty: string): string => DUTIES[duty as Duty] ?? duty;

/** Of the organisation: whoever confirms may pick one. */
export function KeptTexts({ texts, refresh }: { texts: KeptText[]; refresh: () => Promise<unknown> }) {
  const remove = useMutation(useTRPC().attestations.removeText.mutationOptions({ onSettled: refresh }));
  return (
    <ListSection
      title="Kept texts"
      lead="Your organisation’s own, to pick when the same is confirmed again. Removing one changes nothing that was confirmed."
      caption="Kept texts"
      columns={['Subject', 'Text', 'Document']}
      action="Remove"
      items={texts}
      empty="None yet."
      problem={remove.isError ? sentenceOf(remove.error) : undefined}
      row={({ id, duty, text, document }) => (
        <Row key={id}>
          <RowHeader>{titleOf(duty)}</RowHeader>
          <Cell className="wrap-anywhere">{text}</Cell>
          <Cell className="wrap-anywhere">
            {document ? (
              <>
                {document.name} <span className="figures text-ink-soft">{document.hash.slice(0, 12)}</span>
              </>
            ) : (
              'None'
            )}
          </Cell>
          <Cell shrink>
            <Button
              small
              busy={remove.isPending && remove.variables.id === id}
              onClick={() => remove.mutate({ id })}
            >
              Remove
            </Button>
          </Cell>
        </Row>
      )}
    />
  );
}
