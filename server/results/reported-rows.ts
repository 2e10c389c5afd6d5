/** What was reported of a version as the rows of a file: of each table and day what counts, a correction with its reason. */
import type { Queries } from '../db/client';
import { latestReports } from './reported';
import type { ReportedRow } from './template';

export const reportedRows = async (db: Queries, submission: string, until: string): Promise<ReportedRow[]> =>
  (await latestReports(db, submission, until)).map(({ row, table }) => ({
    ...row,
    premises: table.premises,
    table: table.name,
    reason: row.reason ?? '',
  }));
