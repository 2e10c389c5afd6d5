'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/app/components/button';
import { ListSection } from '@/app/components/list-section';
import { Cell, Row, RowHeader } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

const waits = (many: number): string => (many === 1 ? '1 e-mail waits.' : `${many} e-mails wait.`);

/** E-mail that did not arrive, and why. */
export function UndeliveredMail() {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const list = useQuery(trpc.mail.undelivered.queryOptions());
  const again = useMutation(
    trpc.mail.tryAgain.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: trpc.mail.pathKey() }),
    }),
  );
  const all = list.data?.undelivered ?? [];
  const problem = list.error ?? again.error;
  return (
    <div id="mail">
      <ListSection
        title="E-mail"
        lead={
          list.data?.mails === false
            ? 'This site sends none: it was started without a mail server (ASSAY_SMTP_URL).'
            : `What could not be delivered, and why. ${waits(list.data?.waiting ?? 0)}`
        }
        actions={
          all.length > 1 ? (
            <Button
              small
              busy={again.isPending}
              onClick={() => again.mutate({ ids: all.map(({ id }) => id) })}
            >
              Try all again
            </Button>
          ) : null
        }
        caption="E-mail that could not be delivered"
        columns={['To', 'Written', 'Tries', 'Why']}
        action="Try again"
        items={list.data ? all : undefined}
        empty="Everything that was due has been delivered."
        problem={problem ? sentenceOf(problem) : undefined}
        row={({ id, to, createdAt, attempts, problem: why, state }) => (
          <Row key={id}>
            <RowHeader className="wrap-anywhere">{to}</RowHeader>
            <Cell>
              <Moment at={createdAt} />
            </Cell>
            <Cell numeric>{attempts}</Cell>
            <Cell className="wrap-anywhere">
              {why} {state === 'failed' ? 'Given up.' : 'It is tried again by itself.'}
            </Cell>
            <Cell shrink>
              <Button small busy={again.isPending} onClick={() => again.mutate({ ids: [id] })}>
                Try again
              </Button>
            </Cell>
          </Row>
        )}
      />
    </div>
  );
}
