import type { Metadata } from 'next';
import { Badge } from '@/app/components/badge';
import { ChangedPlaces } from '@/app/components/changed-places';
import { Section } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { dayIn } from '@/rulebooks/zones';
import type { EditionShown } from '@/server/editions/shapes';
import { readEditions } from '../read';

export const metadata: Metadata = { title: 'Editions' };

function Edition({ rulebook, edition }: { rulebook: RulebookId; edition: EditionShown }) {
  const { validFrom, validTo, published, current } = edition;
  return (
    <Section
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {edition.edition} {current ? <Badge tone="meets">Applies today</Badge> : null}
        </span>
      }
      lead={
        <>
          In force from <Day date={validFrom} />
          {validTo ? (
            <>
              {' '}
              to <Day date={validTo} />
            </>
          ) : null}
          .{' '}
          {published ? (
            <>
              Published by {published.by}
              {published.confirmedBy ? ` and ${published.confirmedBy}` : ''}, {published.authority}, on{' '}
              <Day date={dayIn(rulebook, published.at)} />.
            </>
          ) : (
            'Recorded from the source.'
          )}
        </>
      }
    >
      {published ? (
        <>
          <ChangedPlaces
            caption={`What ${edition.edition} changed`}
            rulebook={rulebook}
            heads={['Before', 'Since']}
            changes={published.changes}
          />
          <p className="figures mt-2 text-xs text-ink-soft wrap-anywhere">
            SHA-256 {published.hash}, sealed with the key {published.sealedBy}
          </p>
        </>
      ) : null}
    </Section>
  );
}

export default async function EditionsPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook } = await params;
  const editions = await readEditions(rulebook);
  return editions.map((edition) => (
    <Edition key={edition.validFrom} rulebook={rulebook as RulebookId} edition={edition} />
  ));
}
