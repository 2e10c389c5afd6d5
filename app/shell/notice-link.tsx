'use client';

import Link from 'next/link';
import type { Notice } from '@/server/notices/shapes';
import { classes } from '../components/classes';
import { Moment } from '../components/time';

/** One notice, with a mark while it is unread. */
export function NoticeLink({
  notice,
  className,
  onFollow,
}: {
  notice: Notice;
  className: string;
  onFollow: () => void;
}) {
  return (
    <Link href={notice.href} prefetch={false} className={className} onClick={onFollow}>
      <span className={classes('block text-sm', !notice.read && 'font-medium')}>
        {notice.read ? null : (
          <span className="mr-1.5 inline-block size-2 rounded-full bg-accent" aria-hidden="true" />
        )}
        {notice.text}
        {notice.read ? null : <span className="sr-only"> (unread)</span>}
      </span>
      <span className="text-xs text-ink-soft">
        <Moment at={notice.at} />
      </span>
    </Link>
  );
}
