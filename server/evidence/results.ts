/** The results of a trial as their reader downloads them; nothing where no table has reported. */
import type { MemberContext } from '../access/context';
import type { Answer } from '../problems/problem';
import { reportedOf } from '../results/columns';
import { reportedRows } from '../results/reported-rows';
import { resultsCsv } from '../results/template';
import type { SubmissionRow } from '../submissions/stored/queries';
import type { Part } from './parts';

export async function resultsOf({ db, now }: MemberContext, row: SubmissionRow): Promise<Answer<Part[]>> {
  const rows = await reportedRows(db, row.id, now().toISOString());
  if (rows.length === 0) return { ok: true, value: [] };
  const reported = await reportedOf(db, row);
  if (!reported.ok) return reported;
  const { columns, currency } = reported.value;
  return { ok: true, value: [['results.csv', Buffer.from(resultsCsv(columns, currency, rows))]] };
}
