/** The rows of a spreadsheet that somebody filled in, CSV or XLSX. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { quoted } from '@/rulebooks/spelling/quoted';
import { environment } from '@/server/environment/environment';
import { type Bounds, readSheet } from '@/server/results/read-file';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';

/** `what`: the file to name, where there is none. `table`: how much comma-separated values may have. */
type Wanted = { what: string; code: Problem['code']; table?: Bounds };

export function fileBytes(name: string, { what, code }: Wanted): Result<Uint8Array> {
  try {
    return ok(readFileSync(path.resolve(environment().invokedFrom, name)));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    const message = `${quoted(name, 80)} cannot be read (${reason}); name ${what}.`;
    return fail({ code, message, field: 'file' });
  }
}

/** The names of its columns first. */
export async function sheetRows(name: string, wanted: Wanted): Promise<Result<string[][]>> {
  const bytes = fileBytes(name, wanted);
  if (!bytes.ok) return bytes;
  const rows = await readSheet(bytes.value, {
    formulas: 'as-written',
    ...(wanted.table && { table: wanted.table }),
  });
  return rows.ok
    ? rows
    : fail(...rows.problems.map(({ message }) => ({ code: wanted.code, message, field: 'file' })));
}
