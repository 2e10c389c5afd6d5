import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import type { FeeSubmissionSummary } from '@/server/fee-submissions/shapes';
import { listed } from '@/simulations/printing/lists';

/** Schedules of fees put to the regulator, as card room and regulator list them. */
export function FeeSubmissionTable({
  submissions,
  base,
  operators = false,
}: {
  submissions: FeeSubmissionSummary[];
  /** "/fees/submissions" or "/review/fees". */
  base: string;
  operators?: boolean;
}) {
  return (
    <Table caption="Schedules of fees put to the regulator" stack="wide">
      <HeaderRow>
        <Header>Number</Header>
        <Header>Schedule</Header>
        {operators ? <Header>Operator</Header> : null}
        <Header>Games</Header>
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
            <Cell>{listed(one.games)}</Cell>
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
