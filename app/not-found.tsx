import type { Metadata } from 'next';
import { ButtonLink } from './components/button';
import { Page } from './components/page-frame';

export const metadata: Metadata = { title: 'Not found' };

/** For what does not exist and for what belongs to another organisation: the two look the same. */
export default function NotFound() {
  return (
    <Page title="Not found">
      <div className="max-w-[60ch] space-y-4">
        <p>
          There is nothing here that you can see. The address may be mistyped, or the page may have been
          removed or belong to another organisation.
        </p>
        <p className="text-ink-soft">
          Go back and follow the link again, or start from the home page. If somebody sent you this address,
          ask them whether it is meant for your organisation.
        </p>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </div>
    </Page>
  );
}
