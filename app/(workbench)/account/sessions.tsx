'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { ListSection } from '@/app/components/list-section';
import { Cell, Row, RowHeader } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { authClient } from '@/app/session/auth-client';
import { addressShown } from './address';
import { deviceOf } from './device';

const KEY = ['sessions'];

async function answered<T>(call: Promise<{ data: T | null; error: unknown }>): Promise<T> {
  const { data, error } = await call;
  if (error || data === null) throw new Error('refused');
  return data;
}

async function fetchSessions() {
  const [all, own] = await Promise.all([
    answered(authClient.listSessions()),
    answered(authClient.getSession()),
  ]);
  return all
    .map((session) => ({ ...session, here: session.token === own.session.token }))
    .sort((a, b) => Number(b.here) - Number(a.here) || Number(b.updatedAt) - Number(a.updatedAt));
}

/** Where this account is signed in, and a way to end each of them. */
export function Sessions() {
  const cache = useQueryClient();
  const list = useQuery({ queryKey: KEY, queryFn: fetchSessions });
  const end = useMutation({
    mutationFn: (token: string) => answered(authClient.revokeSession({ token })),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
  const endOthers = useMutation({
    mutationFn: () => answered(authClient.revokeOtherSessions()),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
  const others = list.data?.filter((session) => !session.here).length ?? 0;
  const failed = list.isError || end.isError || endOthers.isError;
  return (
    <ListSection
      title="Signed in"
      lead="A session ends after twelve hours. If you do not recognise one, end it and change your password."
      actions={
        others > 1 ? (
          <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            End all others
          </Button>
        ) : null
      }
      caption="Sessions of your account"
      columns={['Device', 'Address', 'Since', 'Until']}
      action="End"
      items={list.data}
      empty="You are not signed in anywhere else."
      problem={failed ? 'The sessions could not be read or ended. Reload the page and try again.' : undefined}
      row={(session) => (
        <Row key={session.id}>
          <RowHeader title={session.userAgent ?? undefined}>{deviceOf(session.userAgent)}</RowHeader>
          <Cell className="figures">{addressShown(session.ipAddress)}</Cell>
          <Cell>
            <Moment at={new Date(session.createdAt).toISOString()} />
          </Cell>
          <Cell>
            <Moment at={new Date(session.expiresAt).toISOString()} />
          </Cell>
          <Cell numeric>
            {session.here ? (
              <Badge tone="accent">This one</Badge>
            ) : (
              <Button
                small
                busy={end.isPending && end.variables === session.token}
                onClick={() => end.mutate(session.token)}
              >
                End
              </Button>
            )}
          </Cell>
        </Row>
      )}
    />
  );
}
