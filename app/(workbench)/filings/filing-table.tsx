import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import type { FilingSummary } from '@/server/filings/shapes';

/** Documents put to the regulator, as their house lists them. `of`: what they are for, where they are for one thing each. */
export function FilingTable<One extends FilingSummary>({
  submissions,
  words,
  of,
  base,
}: {
  submissions: One[];
  words: { caption: string; document: string };
  of?: { title: string; says: (one: One) => string };
  /** "/fees/submissions" */
  base: string;
}) {
  return (
    <Table caption={words.caption} stack="wide">
      <HeaderRow>
        <Header>Number</Header>
        <Header>{words.document}</Header>
        {of ? <Header>{of.title}</Header> : null}
        <Header>In force from</Header>
        <Header>State</Header>
        <Header>Prepared</Header>
      </HeaderRow>
      <tbody>
        {submissions.map((one) => (
          <Row key={one.id}>
            <RowHeader>
              <TextLink href={`${base}/${one.id}`}>{one.number}</TextLink>
            </RowHeader>
            <Cell className="wrap-anywhere">
              {one.name}
              <span className="block text-xs text-ink-soft">Version {one.version}</span>
            </Cell>
            {of ? <Cell>{of.says(one)}</Cell> : null}
            <Cell>
              <Day date={one.inForceFrom} />
            </Cell>
            <Cell>
              <StateBadge state={one.state} />
            </Cell>
            <Cell>
              <Moment at={one.preparedAt} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
