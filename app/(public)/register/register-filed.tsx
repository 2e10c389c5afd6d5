import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import type { PublicFiledHead } from '@/server/public-filings/shapes';

/** Schedules of fees and pool rules in force today, under the games. */
export function RegisterFiled({ filed }: { filed: PublicFiledHead[] }) {
  if (filed.length === 0) return null;
  return (
    <div className="mt-8">
      <Section
        title="Fees and pool rules in force"
        lead="What card rooms charge for a seat or a hand, and how pools are divided, as the authority approved it."
      >
        <Table caption="Schedules of fees and pool rules in force today" stack="medium">
          <HeaderRow>
            <Header>What</Header>
            <Header>Operator</Header>
            <Header>In force from</Header>
            <Header>Decided by</Header>
          </HeaderRow>
          <tbody>
            {filed.map(({ code, title, operator, inForceFrom, authority }) => (
              <Row key={code}>
                <RowHeader>
                  <TextLink href={`/r/${code}`}>{title}</TextLink>
                </RowHeader>
                <Cell>{operator}</Cell>
                <Cell>
                  <Day date={inForceFrom} />
                </Cell>
                <Cell>{authority}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Section>
    </div>
  );
}
