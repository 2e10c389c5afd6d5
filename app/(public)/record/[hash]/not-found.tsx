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
            The code was misread or typed wrongly. It has 64 digits and letters from a to f. Scan the square
            code on the paper again. A dossier and a leaflet also print the first twelve of the 64 at the
            foot, after “Hash”: compare them with the first twelve above.
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
