import type { PoolFilingSummary } from '@/server/pool-filings/shapes';
import { FilingTable } from '../filings/filing-table';

/** Pool rules put to the regulator, as their operator lists them. */
export const PoolFilingTable = (props: {
  submissions: PoolFilingSummary[];
  /** "/pools/submissions" */
  base: string;
}) => (
  <FilingTable {...props} words={{ caption: 'Pool rules put to the regulator', document: 'Pool rules' }} />
);
