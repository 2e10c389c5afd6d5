import type { Metadata } from 'next';
import { Badge } from '@/app/components/badge';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import type { EditionShown } from '@/server/editions/shapes';
import { readEditions } from '../read';

export const metadata: Metadata = { title: 'Editions' };

function Edition({ edition }: { edition: EditionShown }) {
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
              <Day date={published.at.slice(0, 10)} />.
            </>
          ) : (
            'Recorded from the source.'
          )}
        </>
      }
    >
      {published ? (
        <>
          <Table caption={`What ${edition.edition} changed`} stack="wide">
            <HeaderRow>
              <Header>Place</Header>
              <Header>Before</Header>
              <Header>Since</Header>
              <Header>Reason</Header>
            </HeaderRow>
            <tbody>
              {published.changes.map(({ at, was, becomes, because }) => (
                <Row key={at.join('/')}>
                  <RowHeader className="font-normal wrap-anywhere">{at.join(' / ')}</RowHeader>
                  <Cell className="wrap-anywhere">{was || 'Nothing there'}</Cell>
                  <Cell className="wrap-anywhere">{becomes || 'Removed'}</Cell>
                  <Cell className="wrap-anywhere">{because}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
          <p className="figures mt-2 text-xs text-ink-soft wrap-anywhere">SHA-256 {published.hash}</p>
        </>
      ) : null}
    </Section>
  );
}

export default async function EditionsPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const editions = await readEditions((await params).rulebook);
  return editions.map((edition) => <Edition key={edition.validFrom} edition={edition} />);
}
