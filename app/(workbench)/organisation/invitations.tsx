'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { ListSection } from '@/app/components/list-section';
import { Cell, Row, RowHeader } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { roleWord } from '@/app/session/role-words';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { PendingInvitation } from '@/server/accounts/stored/shapes';
import { NewLinkNote } from './new-link';

/** Who was invited and has not joined: each can be withdrawn, or given a new link that replaces the old. */
export function Invitations() {
  const trpc = useTRPC();
  const me = useMe();
  const cache = useQueryClient();
  const toast = useToast();
  const [withdrawing, setWithdrawing] = useState<PendingInvitation | null>(null);
  const [renewing, setRenewing] = useState<PendingInvitation | null>(null);
  const list = useQuery(trpc.accounts.invitations.queryOptions());
  const onSettled = () => cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() });
  const renew = useMutation(trpc.accounts.renewInvitation.mutationOptions({ onSettled }));
  const withdraw = useMutation(
    trpc.accounts.withdrawInvitation.mutationOptions({
      onSuccess: () => toast({ title: `The invitation to ${withdrawing?.email} is withdrawn` }),
      onSettled: () => {
        setWithdrawing(null);
        return onSettled();
      },
    }),
  );
  const everywhere = me.role === 'administrator';
  const failed = list.error ?? renew.error ?? withdraw.error;

  return (
    <ListSection
      title="Waiting to join"
      lead="Invited, but not joined yet. A link is shown only once; if it is lost, make a new one and the old one stops working."
      caption="Invitations not used yet"
      columns={['E-mail', ...(everywhere ? ['Organisation'] : []), 'Role', 'Link made', 'Valid until']}
      action="Actions"
      items={list.data}
      empty="Nobody is waiting."
      problem={failed ? sentenceOf(failed) : undefined}
      stack="wide"
      row={(invitation) => (
        <Row key={invitation.id}>
          <RowHeader className="min-w-40 wrap-anywhere">{invitation.email}</RowHeader>
          {everywhere ? <Cell>{invitation.organisation}</Cell> : null}
          <Cell>{roleWord(invitation.role)}</Cell>
          <Cell>
            <Moment at={invitation.invitedAt} /> by {invitation.invitedBy}
          </Cell>
          <Cell>
            {invitation.expired ? (
              <Badge tone="consent">Expired</Badge>
            ) : (
              <Moment at={invitation.expiresAt} />
            )}
          </Cell>
          <Cell shrink>
            <span className="flex gap-2">
              <Button
                small
                busy={renew.isPending && renew.variables.id === invitation.id}
                aria-label={`New link for ${invitation.email}`}
                onClick={() => {
                  setRenewing(invitation);
                  renew.mutate({ id: invitation.id });
                }}
              >
                New link
              </Button>
              <Button
                small
                kind="quiet"
                aria-label={`Withdraw the invitation to ${invitation.email}`}
                onClick={() => setWithdrawing(invitation)}
              >
                Withdraw…
              </Button>
            </span>
          </Cell>
        </Row>
      )}
    >
      {renew.isSuccess && renewing ? <NewLinkNote email={renewing.email} made={renew.data} /> : null}
      <ConfirmDialog
        open={withdrawing !== null}
        onOpenChange={(open) => {
          if (!open) setWithdrawing(null);
        }}
        title={`Withdraw the invitation to ${withdrawing?.email ?? ''}?`}
        confirm="Withdraw it"
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdrawing && withdraw.mutate({ id: withdrawing.id })}
      >
        The link stops working at once. You can invite the same address again.
      </ConfirmDialog>
    </ListSection>
  );
}
