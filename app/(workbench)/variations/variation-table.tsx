import { Badge, StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import type { VariationSummary } from '@/server/submissions/variations/shapes';
import { VARIATION_NAMES } from '@/server/vocabulary/life/variation-words';

/** What is offered without an approval, as its operator lists it. */
export function VariationTable({
  variations,
  base,
}: {
  variations: VariationSummary[];
  /** "/variations" */
  base: string;
}) {
  return (
    <Table caption="Local variations and other pays" stack="wide">
      <HeaderRow>
        <Header>Number</Header>
        <Header>Game</Header>
        <Header>What changes</Header>
        <Header>Days</Header>
        <Header>State</Header>
        <Header>Sent</Header>
      </HeaderRow>
      <tbody>
        {variations.map((one) => (
          <Row key={one.id}>
            <RowHeader>
              <TextLink href={`${base}/${one.id}`}>{one.number}</TextLink>
              <span className="block text-xs font-normal text-ink-soft">{VARIATION_NAMES[one.kind]}</span>
            </RowHeader>
            <Cell className="wrap-anywhere">
              {one.gameLabel}
              <span className="block text-xs text-ink-soft">
                {one.reference}, version {one.version}
              </span>
            </Cell>
            <Cell className="wrap-anywhere">{one.change}</Cell>
            <Cell>
              <Day date={one.from} />
              {one.to ? (
                <>
                  {' '}
                  to <Day date={one.to} />
                </>
              ) : (
                ' on'
              )}
            </Cell>
            <Cell>
              <span className="flex flex-wrap gap-1">
                <StateBadge state={one.state} />
                {one.openQuestions > 0 ? <Badge tone="consent">Question open</Badge> : null}
                {one.played ? <Badge tone="meets">May be played today</Badge> : null}
              </span>
            </Cell>
            <Cell>
              <Moment at={one.at} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
