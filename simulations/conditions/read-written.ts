/** A wager that an operator wrote: its rows read, checked and put together. */
import { type ConditionRow, type ConditionWager, loses, pays, pushes } from '../features/condition';
import type { FeatureSpec } from '../features/feature';
import { whole } from '../printing/numbers';
import { ok, type Problem, type Result } from '../problems/problem';
import type { WagerId, WagerSpec } from '../wagers/wager-spec';
import { MOST_ROWS, MOST_TOKENS, MOST_TOKENS_OF_A_WAGER } from './limits';
import { readCondition } from './read-condition';
import type { WrittenWager } from './written-wager';

/** What happens to the wager when no row's condition holds. */
export const OTHERWISE = 'otherwise';

const OTHERWISE_LABEL = 'Anything else';

/** `field` names the wager; a problem in a row's condition is reported under `field.rows.0.when`. */
export function readWritten(
  { rows, otherwise }: WrittenWager,
  features: readonly FeatureSpec[],
  field = 'written',
): Result<ConditionWager> {
  const problems: Problem[] = [];
  const read: ConditionRow[] = [];
  if (rows.length === 0)
    problems.push({
      code: 'condition-empty',
      message: 'Write at least one row: when the wager wins, and what it pays.',
      field,
    });
  if (rows.length > MOST_ROWS) {
    const message = `A wager has at most ${MOST_ROWS} rows: this one has ${rows.length}.`;
    return { ok: false, problems: [{ code: 'too-many-rows', message, field }] };
  }
  const tokens = rows.reduce((sum, { when }) => sum + Math.min(MOST_TOKENS + 1, tokensAtLeast(when)), 0);
  if (tokens > MOST_TOKENS_OF_A_WAGER) {
    const message = `Shorten the conditions, or write two wagers: the rows of one wager have at most ${MOST_TOKENS_OF_A_WAGER} names, numbers and signs together; these have ${whole(tokens)}.`;
    return { ok: false, problems: [{ code: 'condition-too-long', message, field }] };
  }
  const seen = new Set<string>([OTHERWISE]);
  for (const [i, { event, when }] of rows.entries()) {
    if (seen.has(event.id)) {
      const message = `Give this row another name: “${event.id}” is taken.`;
      problems.push({ code: 'event-unknown', message, field: `${field}.rows.${i}.event` });
    }
    seen.add(event.id);
    const condition = readCondition(when, features, `${field}.rows.${i}.when`);
    if (condition.ok) read.push({ event: pays(event.id, event.label), when: condition.value });
    else problems.push(...condition.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  return ok({
    rows: read,
    otherwise:
      otherwise === 'push'
        ? pushes(OTHERWISE, OTHERWISE_LABEL)
        : { ...loses(OTHERWISE_LABEL), id: OTHERWISE },
  });
}

/** Counted before reading: names, numbers, texts in quotation marks and other signs. */
const tokensAtLeast = (text: string): number => text.match(TOKENS)?.length ?? 0;
const TOKENS = /"[^"]*"|'[^']*'|[A-Za-z_][\w.]*|\d+|[=!<>]=|[^\s\w]/g;

/** The wager as families describe their own; what it says is enough for a table of pays. */
export function writtenSpec(
  id: WagerId,
  { label, rows, otherwise }: WrittenWager,
  outcome: string,
): WagerSpec {
  return {
    id,
    label,
    explains: `Settled by the first of ${rows.length === 1 ? 'its one condition' : `its ${rows.length} conditions`} that holds.`,
    events: [
      ...rows.map(({ event }) => pays(event.id, event.label)),
      { id: OTHERWISE, label: OTHERWISE_LABEL, settles: otherwise },
    ],
    outcome,
    decisions: false,
  };
}
