'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../components/button';
import { Skeleton } from '../components/feedback';
import { useTRPC } from '../trpc/client';
import { NoticeLink } from './notice-link';

const LOOK_EVERY = 30_000;

/** What happened since the last look: a question asked, a decision taken, an analysis finished. */
export function NoticesBell() {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const unread = useQuery(trpc.notices.unread.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  const list = useQuery(trpc.notices.list.queryOptions(undefined, { enabled: open, staleTime: 0 }));
  const markRead = useMutation(
    trpc.notices.markRead.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: trpc.notices.pathKey() }),
    }),
  );
  const count = unread.data ?? 0;
  const waiting = (list.data ?? []).filter((notice) => !notice.read).map((notice) => notice.id);

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={count === 0 ? 'Notices, none unread' : `Notices, ${count} unread`}
        title="Notices"
        className="relative inline-flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Bell size={16} aria-hidden="true" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="figures absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 text-center text-xs text-on-accent"
          >
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Notices"
          className="animate-rise z-50 w-[calc(100vw-32px)] max-w-sm rounded-md border border-rule-strong bg-panel shadow-raised"
        >
          <div className="flex min-h-11 items-center justify-between gap-2 border-b border-rule px-4">
            <h2 className="text-sm font-semibold">Notices</h2>
            {waiting.length > 0 ? (
              <Button
                small
                kind="quiet"
                busy={markRead.isPending}
                onClick={() => markRead.mutate({ ids: waiting })}
              >
                Mark all as read
              </Button>
            ) : null}
          </div>
          <div className="max-h-96 overflow-y-auto">
            {list.isPending ? <Skeleton className="p-4" /> : null}
            {list.isError ? (
              <p className="p-4 text-sm text-ink-soft">
                The notices could not be loaded. Open this again to retry.
              </p>
            ) : null}
            {list.data?.length === 0 ? (
              <p className="p-4 text-sm text-ink-soft">
                Nothing yet. Questions, decisions and finished analyses appear here.
              </p>
            ) : null}
            <ul>
              {list.data?.map((notice) => (
                <li key={notice.id} className="border-b border-rule last:border-b-0">
                  <NoticeLink
                    notice={notice}
                    className="block px-4 py-2.5 hover:bg-sunken"
                    onFollow={() => {
                      setOpen(false);
                      if (!notice.read) markRead.mutate({ ids: [notice.id] });
                    }}
                  />
                </li>
              ))}
            </ul>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
