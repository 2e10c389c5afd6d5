'use client';

import { Note } from '@/app/components/feedback';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { ProposalCard } from './proposal-card';
import { ProposalList } from './proposal-list';
import { nearestOf, summaryOf } from './sentences';
import type { Designed } from './use-designer';
import { VolatilityChart } from './volatility-chart';

export function Results({
  designed,
  today,
  selected,
  onSelect,
}: {
  designed: Designed;
  today: WagerFigures | undefined;
  selected: number;
  onSelect: (index: number) => void;
}) {
  const { proposals, subject } = designed;
  const chosen = proposals[selected];
  if (designed.found === 0)
    return (
      <Note kind="warning" title="No pay table is in this range">
        {nearestOf(designed)}
      </Note>
    );
  return (
    <div className="space-y-4">
      <p role="status" className="text-sm">
        {summaryOf(designed)}
      </p>
      {proposals.length > 0 ? (
        <>
          {proposals.length > 1 ? (
            <VolatilityChart
              points={proposals.map(({ figures, pays }) => ({
                ...figures,
                name: Object.values(pays).join(),
              }))}
              today={today}
              selected={selected}
              onSelect={onSelect}
              label={subject.wager.label}
            />
          ) : null}
          <ProposalList designed={designed} selected={selected} onSelect={onSelect} />
          {chosen ? <ProposalCard proposal={chosen} subject={subject} /> : null}
        </>
      ) : null}
    </div>
  );
}
