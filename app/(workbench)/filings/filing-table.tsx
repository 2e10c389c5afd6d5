import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import type { FilingSummary } from '@/server/filings/shapes';

/** Documents put to the regulator, as house and regulator list them. `of`: what they are for, where they are for one thing each. */
export function FilingTable<One extends FilingSummary>({
  submissions,
  words,
  of,
  base,
  operators = false,
}: {
  submissions: One[];
  words: { caption: string; document: string };
  of?: { title: string; says: (one: One) => string };
  /** "/fees/submissions" or "/review/fees". */
  base: string;
  operators?: boolean;
}) {
  return (
    <Table caption={words.caption} stack="wide">
      <HeaderRow>
        <Header>Number</Header>
        <Header>{words.document}</Header>
        {operators ? <Header>Operator</Header> : null}
        {of ? <Header>{of.title}</Header> : null}
        <Header>In force from</Header>
        <Header>State</Header>
        <Header>{operators ? 'Submitted' : 'Prepared'}</Header>
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
            {operators ? <Cell>{one.operator}</Cell> : null}
            {of ? <Cell>{of.says(one)}</Cell> : null}
            <Cell>
              <Day date={one.inForceFrom} />
            </Cell>
            <Cell>
              <StateBadge state={one.state} />
            </Cell>
            <Cell>
              <Moment at={operators ? (one.submittedAt ?? one.preparedAt) : one.preparedAt} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
