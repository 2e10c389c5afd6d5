/** What papers say of the operator, from files: its letterhead as JSON, and its mark. The site keeps both for each organisation. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { environment } from '@/server/environment/environment';
import { LetterheadFields } from '@/server/letterheads/input';
import { readMark } from '@/server/marks/read-mark';
import type { Letterhead } from '@/server/vocabulary/letterhead';
import { fail, ok, type Result } from '@/simulations/problems/problem';

export type LetterheadOptions = { letterhead?: string; mark?: string };

export const withLetterheadOptions = (command: Command): Command =>
  command
    .option(
      '--letterhead <file>',
      'what papers say of the operator, as JSON: name, premises (name, address, licence), contact, players by jurisdiction (minimumAge, help)',
    )
    .option('--mark <file>', 'the mark of the operator, an SVG or a PNG');

const MOST_BYTES = 1_000_000;

const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });

async function bytesOf(file: string, field: string): Promise<Result<Buffer>> {
  try {
    const bytes = await readFile(path.resolve(environment().invokedFrom, file));
    return bytes.length <= MOST_BYTES
      ? ok(bytes)
      : refused(`${quoted(file, 80)} is too large; give --${field} a file of at most 1 MB.`, field);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return refused(
      `${quoted(file, 80)} cannot be read (${reason}); give --${field} a file that exists.`,
      field,
    );
  }
}

const EXAMPLE =
  '{"name": "Northgate", "premises": [{"name": "Northgate Leeds", "address": "1 Mill Lane", "licence": "000-1234"}], "contact": "Compliance desk", "players": {"Great Britain": {"minimumAge": 18, "help": "Ask our staff"}}}';

function fieldsIn(file: string, bytes: Buffer): Result<LetterheadFields> {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return refused(`${quoted(file, 80)} is no JSON. Write --letterhead as ${EXAMPLE}.`, 'letterhead');
  }
  const read = LetterheadFields.strict().safeParse(json);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'the whole';
  return refused(
    `${quoted(file, 80)}, ${quoted(onOneLine(place), 80)}: ${onOneLine(issue?.message ?? '')} Write it as ${EXAMPLE}.`,
    'letterhead',
  );
}

/** Nothing where neither file is named. */
export async function letterheadFrom({ letterhead, mark }: LetterheadOptions): Promise<Result<Letterhead>> {
  const bytes = letterhead === undefined ? undefined : await bytesOf(letterhead, 'letterhead');
  if (bytes && !bytes.ok) return bytes;
  const fields = bytes && letterhead !== undefined ? fieldsIn(letterhead, bytes.value) : ok({});
  if (!fields.ok) return fields;
  if (mark === undefined) return ok(fields.value);
  const file = await bytesOf(mark, 'mark');
  if (!file.ok) return file;
  const drawn = readMark(file.value);
  return drawn.ok
    ? ok({ ...fields.value, mark: drawn.value })
    : refused(drawn.problems.map(({ message }) => message).join(' '), 'mark');
}
