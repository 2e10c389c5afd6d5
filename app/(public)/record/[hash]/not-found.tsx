'use client';

import { useParams } from 'next/navigation';
import { Page } from '@/app/components/page-frame';

/** An unknown code: what it may mean, and what to do. */
export default function UnknownRecord() {
  const { hash } = useParams<{ hash?: string }>();
  return (
    <Page title="No record for this code">
      <div className="max-w-[64ch] space-y-3">
        <p className="figures break-all text-ink-soft">{hash?.slice(0, 80)}</p>
        <p>Nothing has been submitted with this code. There are three possible reasons.</p>
        <ol className="list-decimal space-y-2 pl-5 marker:text-ink-soft">
          <li>
            The code was misread or typed wrongly. It has 64 digits and letters from a to f; scan it again, or
            compare it with the short code at the foot of the paper.
          </li>
          <li>
            The paper comes from a draft or a version that was never submitted. Such a sign must not be
            displayed.
          </li>
          <li>
            The paper was not made here. Ask the staff of the premises, and the regulator if they cannot say.
          </li>
        </ol>
      </div>
    </Page>
  );
}
