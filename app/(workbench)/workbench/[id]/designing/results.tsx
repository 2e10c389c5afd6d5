'use client';

import { Note } from '@/app/components/feedback';
import { grouped, percentOf } from '@/app/components/figure';
import { toText } from '@/simulations/exact/fraction';
import type { WagerFigures } from '@/simulations/result';
import { ProposalCard } from './proposal-card';
import { ProposalList } from './proposal-list';
import type { Designed } from './use-designer';
import { VolatilityChart } from './volatility-chart';

const tables = (count: number): string => `${grouped(String(count))} ${count === 1 ? 'table' : 'tables'}`;

/** How many there are, how many of them are shown, and which. */
export function summaryOf({ found, counted, proposals, breaching }: Designed): string {
  const shown = proposals.length + breaching;
  const left = breaching > 0 ? ` ${tables(breaching)} left out, because a rule would not be kept.` : '';
  if (!counted)
    return `At least ${tables(found)} are in the range, more than can be listed. ${proposals.length} are shown, spread from the calmest to the wildest.${left}`;
  const all = `${tables(found)} ${found === 1 ? 'is' : 'are'} in the range`;
  return shown < found
    ? `${all}. ${proposals.length} of them are shown, spread from the calmest to the wildest.${left}`
    : `${all}: every one there is.${left}`;
}

/** What can be asked for instead. */
export function nearestOf({ nearest }: Designed): string {
  const { below, above } = nearest ?? {};
  const [low, high] = [below, above].map((edge) => edge && percentOf(toText(edge), 4));
  const found = low && high ? `${low} and ${high}` : (low ?? high);
  if (!found) return 'No table keeps to all of this, whatever its edge: allow more odds, or ask for less.';
  return `Nearest to it ${low && high ? 'are' : 'is'} ${found}: widen the range, or allow other odds.`;
}

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
          <VolatilityChart
            points={proposals.map(({ figures }) => figures)}
            today={today}
            selected={selected}
            onSelect={onSelect}
            label={subject.wager.label}
          />
          <ProposalList designed={designed} selected={selected} onSelect={onSelect} />
          {chosen ? <ProposalCard proposal={chosen} subject={subject} /> : null}
        </>
      ) : null}
    </div>
  );
}
