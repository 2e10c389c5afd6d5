import { VerdictBadge } from '@/app/components/badge';
import { Cell } from '@/app/components/table';
import { severityOf } from '@/rulebooks/findings/open-codes';
import type { DraftGlance, DraftSummary } from '@/server/drafts/shapes';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import { percent } from '@/simulations/printing/numbers';
import { OpenBadges } from '../open/open-badges';

/** "1.35% to 2.70%" */
export function edgeRange(edges: DraftGlance['edges']): string {
  if (!edges) return '–';
  const [low, high] = edges.map((edge) => percent(edge));
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** The range of the house edge and what is open in the draft as saved. */
export function DraftFigures({ glance, job }: Pick<DraftSummary, 'glance' | 'job'>) {
  if (!glance)
    return (
      <>
        <Cell numeric className="text-ink-faint">
          –
        </Cell>
        <Cell className="text-ink-faint">–</Cell>
      </>
    );
  const { edges, beforeRounding, metersToGive, open, confirmed, rules, waiting, stopped, unsolved } = glance;
  const nothing = waiting
    ? 'Counting.'
    : stopped
      ? 'Counting was stopped. Open the draft to count again.'
      : unsolved
        ? 'Not solved at these tables yet. Open the draft to solve it.'
        : undefined;
  const quiet = open.every(({ code }) => severityOf(code) === 'advice');
  return (
    <>
      <Cell numeric title={nothing}>
        {waiting ? '–' : <EdgeRange edges={edges} />}
        {edges && beforeRounding && !waiting ? (
          <span className="block text-xs text-ink-soft">{beforeRounding}</span>
        ) : null}
        {metersToGive > 0 && !waiting ? (
          <span className="block text-xs text-ink-soft">
            {metersToGive === 1 ? 'and a meter to give' : `and ${metersToGive} meters to give`}
          </span>
        ) : null}
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-1">
          <OpenBadges open={job ? open.filter(({ code }) => code !== 'analysis-running') : open} most={4} />
          {confirmed > 0 ? <VerdictBadge verdict="confirmed" count={confirmed} /> : null}
          {quiet && rules > confirmed && !waiting && !stopped && !unsolved ? (
            <VerdictBadge verdict="meets" />
          ) : null}
        </span>
        {job ? <JobProgress job={job} /> : null}
      </Cell>
    </>
  );
}

/** A gain of the player is red in a list as well. */
function EdgeRange({ edges }: Pick<DraftGlance, 'edges'>) {
  const low = edges?.[0];
  const gains = low !== undefined && isNegative(fromText(low));
  return <span className={gains ? 'font-medium text-breach' : undefined}>{edgeRange(edges)}</span>;
}

function JobProgress({ job }: { job: NonNullable<DraftSummary['job']> }) {
  const waits = job.state === 'queued';
  const share = job.total > 0 ? Math.floor((100 * job.done) / job.total) : 0;
  return (
    <span className="mt-1 flex items-center gap-2 text-xs text-ink-soft">
      <progress
        className="h-1.5 w-24 accent-accent"
        aria-label="Analysis"
        max={100}
        {...(waits ? {} : { value: share })}
      />
      {waits ? 'Analysis waiting for its turn' : `Analysis running, ${share}%`}
    </span>
  );
}
