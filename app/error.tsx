'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from './components/button';
import { Page } from './components/page-frame';

/** Something broke while a page was rendered. Nothing that was saved is touched. */
export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  useEffect(() => console.error(error), [error]);
  return (
    <Page title="This page could not be shown">
      <div className="max-w-[60ch] space-y-4" role="alert">
        <p>Something went wrong on our side. What you saved is untouched.</p>
        <p className="text-ink-soft">
          Try again. If it happens again, tell the person who runs this site
          {error.digest ? (
            <>
              {' '}
              and quote this reference: <span className="figures text-ink">{error.digest}</span>
            </>
          ) : null}
          .
        </p>
        <div className="flex gap-2">
          <Button kind="primary" onClick={retry}>
            Try again
          </Button>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
