/** Stakes taken from a file: all of it, or a sentence for each that is wrong. */
import type { MeetingCard, PoolStakes } from '@/rulebooks/totalisator/card';
import { replacedIn, stakesInJson, stakesInSheet } from '@/rulebooks/totalisator/import-stakes';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { nestsTooDeep } from '@/simulations/exact/nesting';
import { whole } from '@/simulations/printing/numbers';
import { ok, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { MemberContext } from '../access/context';
import { type Answer, refuse, type ServerProblem } from '../problems/problem';
import { BYTES_AT_MOST, readSheet } from '../results/read-file';
import { changed, meetingSeen, type Seen } from './change';
import { putStakes, stakesOf } from './queries';
import { stakedOf } from './write';

export type StakesFile = { kind: 'sheet'; rows: string[][] } | { kind: 'json'; value: unknown };

const isJson = (bytes: Uint8Array): boolean => {
  const first = bytes.find((byte) => ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].includes(byte));
  return first === 0x7b || first === 0x5b;
};

/** Of a file of stakes, or of a whole meeting. */
export function jsonIn(bytes: Uint8Array): Answer<unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (nestsTooDeep(text))
      return refuse('input-unreadable', 'This JSON nests deeper than any file of stakes. Flatten it.');
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refuse('input-unreadable', 'This file is no JSON; give an object with “pools”, or a sheet.');
  }
}

export async function stakesFile(bytes: Uint8Array): Promise<Answer<StakesFile>> {
  if (!isJson(bytes)) {
    const sheet = await readSheet(bytes, { formulas: 'as-written' });
    return sheet.ok ? ok({ kind: 'sheet', rows: sheet.value }) : sheet;
  }
  if (bytes.length > BYTES_AT_MOST)
    return refuse('input-too-large', 'This file is larger than 1 MB. Send the stakes in several files.');
  const value = jsonIn(bytes);
  return value.ok ? ok({ kind: 'json', value: value.value }) : value;
}

const stakesIn = (card: MeetingCard, file: StakesFile, rules: PoolRules): Result<PoolStakes> =>
  file.kind === 'sheet' ? stakesInSheet(card, file.rows, rules) : stakesInJson(card, file.value, rules);

const FAULTS_NAMED = 50;

/** A file may be wrong in each of its thousands of stakes. */
export function fewFaults(problems: readonly ServerProblem[]): ServerProblem[] {
  const more = problems.length - FAULTS_NAMED;
  if (more <= 0) return [...problems];
  const rest = `${whole(more)} more ${more === 1 ? 'fault' : 'faults'} in the file; correct these first.`;
  return [...problems.slice(0, FAULTS_NAMED), { code: 'input-unreadable', message: rest, field: 'file' }];
}

/** Read before the change begins, so that nobody waits for the database meanwhile: a change that came between is refused by its revision. */
export async function takeStakes(
  context: MemberContext,
  { file, ...seen }: Seen & { file: StakesFile },
): Promise<Answer<Seen>> {
  const own = await meetingSeen(context, seen);
  if (!own.ok) return own;
  const { card, rulebook } = own.value.meeting;
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const taken = stakesIn(card, file, book.value.rules);
  if (!taken.ok) return { ok: false, problems: fewFaults(taken.problems) };
  const all = replacedIn(await stakesOf(context.db, seen.id), taken.value);
  if (!all.ok) return all;
  const pools = stakedOf(taken.value);
  const stakes = Object.values(pools).reduce((sum, { count }) => sum + count, 0);
  return changed(context, seen, async (tx, row) => {
    await putStakes(tx, row.id, all.value);
    return ok({
      values: { staked: stakedOf(all.value) },
      event: { kind: 'meeting-stakes-taken', data: { pools: Object.keys(pools), stakes } },
    });
  });
}
