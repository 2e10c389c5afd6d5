import { Panel } from '@/app/components/panel';
import { Moment } from '@/app/components/time';
import type { DeclinedProposal } from '@/server/vocabulary/declined-proposal';

/** Why a proposal was declined: whoever proposed it reads that before the next one. The operator reads none of it. */
export function DeclinedProposals({ declined = [] }: { declined: DeclinedProposal[] | undefined }) {
  if (declined.length === 0) return null;
  return (
    <Panel title="Declined between reviewers" className="mb-6 text-sm">
      <ul className="space-y-3">
        {declined.map(({ id, what, proposedBy, by, at, reasons }) => (
          <li key={id}>
            <p className="text-ink-soft">
              {[what, `proposed by ${proposedBy}, declined by ${by}`].filter(Boolean).join(', ')} ·{' '}
              <Moment at={at} />
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{reasons}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
