/** The rows of a spreadsheet that somebody filled in, CSV or XLSX. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { quoted } from '@/rulebooks/spelling/quoted';
import { environment } from '@/server/environment/environment';
import { readSheet } from '@/server/results/read-file';
import { fail, type Problem, type Result } from '@/simulations/problems/problem';

/** The names of its columns first. `what`: the file to name, where there is none. */
export async function sheetRows(
  name: string,
  { what, code }: { what: string; code: Problem['code'] },
): Promise<Result<string[][]>> {
  const refused = (message: string): Problem => ({ code, message, field: 'file' });
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.resolve(environment().invokedFrom, name));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    return fail(refused(`${quoted(name, 80)} cannot be read (${reason}); name ${what}.`));
  }
  const rows = await readSheet(bytes, { formulas: 'as-written' });
  return rows.ok ? rows : fail(...rows.problems.map(({ message }) => refused(message)));
}
