import type { FeeSubmissionSummary } from '@/server/fee-submissions/shapes';
import { listed } from '@/simulations/printing/lists';
import { FilingTable } from '../../filings/filing-table';

/** Schedules of fees put to the regulator, as their card room lists them. */
export function FeeSubmissionTable(props: {
  submissions: FeeSubmissionSummary[];
  /** "/fees/submissions" */
  base: string;
}) {
  return (
    <FilingTable
      {...props}
      words={{ caption: 'Schedules of fees put to the regulator', document: 'Schedule' }}
      of={{ title: 'Games', says: ({ games }) => listed(games) }}
    />
  );
}
