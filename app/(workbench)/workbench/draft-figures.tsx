import { Badge, VerdictBadge } from '@/app/components/badge';

import { Cell } from '@/app/components/table';
import type { DraftGlance } from '@/server/drafts/shapes';
import { percent } from '@/simulations/printing/numbers';

const VERDICTS_SHOWN = 3;

/** "1.35 % to 2.70 %" */
export function edgeRange(edges: DraftGlance['edges']): string {
  if (!edges) return '–';
  const [low, high] = edges.map((edge) => percent(edge));
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** The range of the house edge and what the rulebook says of the draft as saved. */
export function DraftFigures({ glance }: { glance: DraftGlance | undefined }) {
  if (!glance)
    return (
      <>
        <Cell numeric className="text-ink-faint">
          –
        </Cell>
        <Cell className="text-ink-faint">–</Cell>
      </>
    );
  const { edges, unread, asks, rules, inForce, waiting, unsolved } = glance;
  const nothing = waiting
    ? 'Being counted.'
    : unsolved
      ? 'Not solved at these tables yet. Open the draft and it is.'
      : undefined;
  return (
    <>
      <Cell numeric title={nothing}>
        {waiting ? '–' : edgeRange(edges)}
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-1">
          {inForce ? null : <Badge tone="breach">Not in force on its date</Badge>}
          {unread > 0 ? <Badge tone="breach">{unread} cannot be read</Badge> : null}
          {asks.slice(0, VERDICTS_SHOWN).map(([verdict, count]) => (
            <VerdictBadge key={verdict} verdict={verdict} count={count} />
          ))}
          {asks.length > VERDICTS_SHOWN ? <span className="text-xs text-ink-soft">and more</span> : null}
          {rules > 0 && asks.length === 0 && unread === 0 ? <VerdictBadge verdict="meets" /> : null}
        </span>
      </Cell>
    </>
  );
}
