/** The file of a meeting, as `settle` names it. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { jsonOf } from '@/rulebooks/totalisator/json-text';
import { type MeetingFile, readMeeting } from '@/rulebooks/totalisator/meeting-file';
import type { Unstaked } from '@/rulebooks/totalisator/pool-file';
import { withStakesSheet } from '@/rulebooks/totalisator/stakes-sheet';
import { withBets } from '@/rulebooks/totalisator/with-bets';
import { totalisatorBookIn } from '@/rulebooks/totalisator-books';
import { environment } from '@/server/environment/environment';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'file' });

const fileNamed = (name: string): string => path.resolve(environment().invokedFrom, name);

function onDisk<T>(name: string, what: string, work: () => T): Result<T> {
  try {
    return ok(work());
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    return refused(`${quoted(name, 80)} cannot be read (${reason}); name ${what}.`);
  }
}

const CHUNK = 1 << 20;

/** A file piece by piece, each in the same memory. */
function* piecesOf(file: number): Generator<Uint8Array> {
  const buffer = new Uint8Array(CHUNK);
  for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
    yield buffer.subarray(0, read);
}

function added(value: unknown, bets: string, rules: PoolRules): Result<unknown> {
  const opened = onDisk(bets, 'the file of the bets', () => openSync(fileNamed(bets), 'r'));
  if (!opened.ok) return opened;
  try {
    const read = onDisk(bets, 'the file of the bets', () => withBets(value, piecesOf(opened.value), rules));
    return read.ok ? read.value : read;
  } finally {
    closeSync(opened.value);
  }
}

/** `what`: the file asked for; `instead`: what to do where it holds no JSON. */
export function jsonIn(name: string, what: string, instead: string): Result<unknown> {
  const text = onDisk(name, what, () => readFileSync(fileNamed(name), 'utf8'));
  if (!text.ok) return text;
  return jsonOf(text.value) ?? refused(`${quoted(name, 80)} is no JSON; ${instead}.`);
}

/** By the rules that the file names. `rows`: of a sheet of stakes, which go to the meeting before the bets of a file. */
export function readMeetingFile(
  name: string,
  {
    bets,
    rows,
    unstaked,
  }: { bets?: string | undefined; rows?: string[][] | undefined; unstaked?: Unstaked } = {},
): Result<{ book: TotalisatorBook; meeting: MeetingFile }> {
  const file = jsonIn(name, 'the file of a meeting', 'give an object with “pools” and “results”');
  if (!file.ok) return file;
  const { value } = file;
  const book = totalisatorBookIn(value);
  if (!book.ok) return book;
  const { rules } = book.value;
  const staked = rows === undefined ? ok(value) : withStakesSheet(value, rows, rules);
  if (!staked.ok) return staked;
  const whole = bets === undefined ? staked : added(staked.value, bets, rules);
  if (!whole.ok) return whole;
  const meeting = readMeeting(whole.value, rules, unstaked);
  return meeting.ok ? ok({ book: book.value, meeting: meeting.value }) : meeting;
}
