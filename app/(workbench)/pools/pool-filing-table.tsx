import type { PoolFilingSummary } from '@/server/pool-filings/shapes';
import { FilingTable } from '../filings/filing-table';

/** Pool rules put to the regulator, as operator and regulator list them. */
export const PoolFilingTable = (props: {
  submissions: PoolFilingSummary[];
  /** "/pools/submissions" or "/review/pools". */
  base: string;
  operators?: boolean;
}) => (
  <FilingTable {...props} words={{ caption: 'Pool rules put to the regulator', document: 'Pool rules' }} />
);
