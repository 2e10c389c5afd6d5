import type { ReactNode } from 'react';
import { Badge, type Tone } from '@/app/components/badge';
import { Figure, Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { ComparedRow, Sides } from '@/server/fee-schedules/shapes';

const IS: Record<ComparedRow['is'], { word: string; tone: Tone }> = {
  same: { word: 'The same', tone: 'neutral' },
  changed: { word: 'Changed', tone: 'consent' },
  added: { word: 'Added', tone: 'meets' },
  removed: { word: 'Removed', tone: 'breach' },
};

/** What was, struck out where it is no longer so, above what is. */
function BeforeAfter<T>({
  sides: { before, after },
  shown,
  moved,
}: {
  sides: Sides<T>;
  shown: (value: T) => ReactNode;
  moved: boolean;
}) {
  if (!moved && before !== undefined && after !== undefined) return <>{shown(after)}</>;
  return (
    <>
      {before === undefined ? null : (
        <del className="block text-ink-soft decoration-ink-faint">
          <span className="sr-only">before: </span>
          {shown(before)}
        </del>
      )}
      {after === undefined ? null : (
        <ins className="block font-medium no-underline">
          {before === undefined ? null : <span className="sr-only">after: </span>}
          {shown(after)}
        </ins>
      )}
    </>
  );
}

const words = (text: string) => text;

export function ComparedTable({ rows }: { rows: ComparedRow[] }) {
  const adds = rows.some(({ cost }) => 'adds' in cost && cost.adds);
  return (
    <Table caption="Options compared" stack="wide">
      <HeaderRow>
        <Header>Option</Header>
        <Header>Limit, players</Header>
        <Header>Fees</Header>
        <Header numeric>The house an hour</Header>
        <Header numeric>A seat an hour</Header>
        {adds ? <Header numeric>Added to the edge of a bet</Header> : null}
      </HeaderRow>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number may be printed twice
          <Row key={`${row.name} ${index}`}>
            <RowHeader>
              {row.name} <Badge tone={IS[row.is].tone}>{IS[row.is].word}</Badge>
            </RowHeader>
            <Cell className="figures">
              <BeforeAfter sides={row.limit} shown={words} moved={row.changed.includes('limit')} />
              <span className="block text-ink-soft">
                <BeforeAfter sides={row.players} shown={words} moved={row.changed.includes('players')} />
              </span>
            </Cell>
            <Cell className="figures">
              <BeforeAfter sides={row.fees} shown={words} moved={row.changed.includes('fees')} />
            </Cell>
            <Costs row={row} adds={adds} />
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Costs({ row: { cost, is }, adds }: { row: ComparedRow; adds: boolean }) {
  if ('problem' in cost)
    return (
      <Cell colSpan={adds ? 3 : 2} className="max-w-64 text-xs text-ink-soft">
        {cost.problem}
      </Cell>
    );
  const moved = is === 'changed';
  return (
    <>
      {(['house', 'seat'] as const).map((of) => (
        <Cell key={of} numeric>
          <BeforeAfter sides={cost[of]} shown={(sum) => <Figure {...sum} />} moved={moved} />
          {moved && cost[of].change ? (
            <span className="block font-semibold">
              <Figure {...cost[of].change} />
            </span>
          ) : null}
          {of === 'house' ? <span className="block text-xs text-ink-soft">at {cost.at}</span> : null}
        </Cell>
      ))}
      {adds ? (
        <Cell numeric>
          {cost.adds ? (
            <BeforeAfter sides={cost.adds} shown={(share) => <Percent value={share} />} moved={moved} />
          ) : null}
        </Cell>
      ) : null}
    </>
  );
}
