'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/app/components/button';
import { Note, Skeleton } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { NoticeLink } from '@/app/shell/notice-link';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

const SHOWN = 12;

/** The notices of this person, the latest first. */
export function Lately() {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const list = useQuery(trpc.notices.list.queryOptions());
  const markRead = useMutation(
    trpc.notices.markRead.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: trpc.notices.pathKey() }),
    }),
  );
  const unread = (list.data ?? []).filter(({ read }) => !read).map(({ id }) => id);
  return (
    <Section
      title="Lately"
      actions={
        unread.length > 0 ? (
          <Button
            small
            kind="quiet"
            busy={markRead.isPending}
            onClick={() => markRead.mutate({ ids: unread })}
          >
            Mark all as read
          </Button>
        ) : null
      }
    >
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data?.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nothing yet. Questions, decisions and deadlines appear here, and as e-mail if you want: choose under
          Account.
        </p>
      ) : null}
      <ul>
        {list.data?.slice(0, SHOWN).map((notice) => (
          <li key={notice.id} className="border-t border-rule first:border-t-0">
            <NoticeLink
              notice={notice}
              className="block py-2.5 hover:text-accent"
              onFollow={() => {
                if (!notice.read) markRead.mutate({ ids: [notice.id] });
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
