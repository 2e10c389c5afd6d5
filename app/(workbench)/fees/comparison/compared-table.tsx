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

const PARTS = ['limit', 'players', 'fees'] as const;

/** An option as one of the schedules has it; what the other has differently is marked. */
function Side({ row, side }: { row: ComparedRow; side: 'before' | 'after' }) {
  if (row.fees[side] === undefined) return <span className="text-ink-soft">No such option</span>;
  const Mark = side === 'before' ? 'del' : 'ins';
  return PARTS.map((part) => {
    const text = row[part][side];
    return (
      <span key={part} className={part === 'players' ? 'block text-ink-soft' : 'block'}>
        {row.changed.includes(part) ? (
          <Mark
            className={
              side === 'before' ? 'decoration-ink-faint' : 'bg-consent-soft font-medium text-ink no-underline'
            }
          >
            {text}
          </Mark>
        ) : (
          text
        )}
      </span>
    );
  });
}

/** What was above what is, where the two differ. */
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

/** Old and new side by side, with what the change costs a seat and brings the house. */
export function ComparedTable({ rows }: { rows: ComparedRow[] }) {
  const adds = rows.some(({ cost }) => 'adds' in cost && cost.adds);
  return (
    <Table caption="Options compared" stack="wide">
      <HeaderRow>
        <Header>Option</Header>
        <Header>Before</Header>
        <Header>After</Header>
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
              <Side row={row} side="before" />
            </Cell>
            <Cell className="figures">
              <Side row={row} side="after" />
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
