/** Turns the wagers an operator wrote into the engine's request: every row read, every problem at its characters. */

import { familyHead } from '@/simulations/catalogue/heads';
import { familyHere } from '@/simulations/catalogue/here';
import { readWritten } from '@/simulations/conditions/read-written';
import type { FeatureSpec } from '@/simulations/features/feature';
import { tooMuch } from '@/simulations/features/too-much';
import { ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { EngineWager } from '@/simulations/request/request';
import { unreadableIn } from '../names/unseen';
import { quoted } from '../spelling/quoted';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import { writtenRows } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { Variant, WrittenWager } from '../variant/variant';
import {
  asWritten,
  engineParameters,
  familyWager,
  gameParameters,
  wagerSpec,
  writingFamily,
} from './engine-wager';
import { effectiveTable, isRead, paysOf } from './pay-table';
import type { ResolvedWager } from './resolved-wager';
import { settlementOf } from './settlement';
import { AS_WRITTEN, writtenWagers } from './written';

/** Whether what reads and counts the wagers that are written on this game is here; a page has to ask for it first. */
export function canRead(game: Game): boolean {
  const family = writingFamily(game);
  return family === undefined || familyHere(family) !== undefined;
}

/** What a condition on this game may name under these options; nothing where no wager can be written on it. */
export function featuresOf(game: Game, options: Map<string, string>): readonly FeatureSpec[] {
  const family = writingFamily(game);
  if (family === undefined) return [];
  const read = familyHead(family).parameters.safeParse(gameParameters(game, family, options));
  return read.success ? (familyHere(family)?.conditions?.features(read.data) ?? []) : [];
}

export function resolveWritten(
  rulebook: Listing,
  game: Game,
  variant: Pick<Variant, 'written'>,
  options: Map<string, string>,
): Result<ResolvedWager[]> {
  const wagers = writtenWagers(rulebook, game, variant);
  const resolved: ResolvedWager[] = [];
  const problems: Problem[] = [];
  for (const wager of wagers) {
    const result = resolveOne(game, wagers, wager, options);
    if (result.ok) resolved.push(result.value);
    else problems.push(...result.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : ok(resolved);
}

function resolveOne(
  game: Game,
  all: Wager[],
  wager: Wager,
  options: Map<string, string>,
): Result<ResolvedWager> {
  const problems = writtenProblems(game, all, wager, options);
  if (problems.length > 0) return { ok: false, problems };
  const { id } = wager;
  const written = writtenRows(wager);
  const table = effectiveTable(wager, AS_WRITTEN);
  if (!table || !written) throw new Error(`${id} is not a wager that the operator wrote`);
  const engine = {
    id,
    ...familyWager(game, wager),
    parameters: engineParameters(game, wager, options),
    pays: paysOf(table),
    settled: settlementOf(game, wager),
  };
  return ok({ wager, spec: wagerSpec(game, wager, options), table, engine });
}

/** Everything that is wrong with one of them, each at its field; `all` that the operator wrote. */
export function writtenProblems(
  game: Game,
  all: Wager[],
  wager: Wager,
  options: Map<string, string>,
): Problem[] {
  const field = `written.${wager.id}`;
  const refused = (message: string): Problem[] => [{ code: 'written-unsupported', message, field }];
  if (game.wagers.some((listed) => listed.id === wager.id)) return refused(taken(game, wager.id));
  if (writingFamily(game) === undefined) return refused(unsupported(game, wager));
  const cells = effectiveTable(wager, AS_WRITTEN)?.cells ?? [];
  return [
    ...names([...game.wagers, ...all], wager),
    ...conditionProblems(game, wager, options),
    ...cells.flatMap((cell) => (isRead(cell) ? [] : [cell.problem])),
  ];
}

const taken = (game: Game, id: string): string =>
  `${game.label} has a wager ${quoted(id)} of its own; give yours another id.`;

const unsupported = (game: Game, { label }: Wager): string =>
  `Remove ${label}: no wager can be written on ${game.label}, because its outcomes are not counted by features.`;

const UNREAD = 'Wait a moment: the condition reader of this game is still loading.';

/** As it looks: letters of another width as the plain ones. */
const asSeen = (label: string): string => label.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** For the sign: every wager and every row has a name, and no two are the same. */
function names(all: Wager[], wager: Wager): Problem[] {
  const { id } = wager;
  const { label, rows } = writtenRows(wager) as WrittenWager;
  const field = `written.${id}`;
  const problem = (message: string, at: string): Problem => ({
    code: 'written-incomplete',
    message,
    field: `${field}.${at}`,
  });
  const same = (a: string, b: string) => asSeen(a) === asSeen(b);
  const hidden = unreadableIn(label);
  const ofWager = hidden
    ? [problem(hidden, 'label')]
    : asSeen(label) === ''
      ? [problem('Give your wager a name: the sign shows it.', 'label')]
      : all.some((other) => other.id !== id && same(other.label, label))
        ? [problem('Give it another name: this game already has a wager of that name.', 'label')]
        : [];
  const ofRows = rows.flatMap((row, index) => {
    const unseen = unreadableIn(row.label);
    if (unseen) return [problem(unseen, `rows.${index}.label`)];
    if (asSeen(row.label) === '')
      return [problem('Name this row: the sign shows it.', `rows.${index}.label`)];
    const before = rows.findIndex((other) => same(other.label, row.label));
    return before < index
      ? [problem(`Give this row another name: row ${before + 1} already has it.`, `rows.${index}.label`)]
      : [];
  });
  return [...ofWager, ...ofRows];
}

/**
 * What decides how often its rows hold, and nothing else: without names and pays, so that a name or a pay is typed
 * without counting again, and what was counted for one operator says nothing about the other. Undefined while a row
 * cannot be read.
 */
export function countedAs(game: Game, wager: Wager, options: Map<string, string>): EngineWager | undefined {
  const written = writtenRows(wager);
  if (!written || writingFamily(game) === undefined) return undefined;
  if (conditionProblems(game, wager, options).length > 0) return undefined;
  const rows = written.rows.map(({ event, when }) => ({ event: { id: event, label: event }, when }));
  return {
    id: 'written',
    family: familyWager(game, wager).family,
    wager: 'written',
    parameters: engineParameters(game, wager, options),
    pays: {},
    settled: { by: 'rows', written: { label: 'Written', rows, otherwise: written.otherwise } },
  };
}

/** Conditions that cannot be read, and features that cannot be counted together. */
export function conditionProblems(game: Game, wager: Wager, options: Map<string, string>): Problem[] {
  const field = `written.${wager.id}`;
  if (!canRead(game)) return [{ code: 'written-unread', message: UNREAD, field }];
  const read = readWritten(asWritten(writtenRows(wager) as WrittenWager), featuresOf(game, options), field);
  if (!read.ok) return read.problems;
  const family = writingFamily(game) as string;
  const chosen = familyHead(family).parameters.safeParse(gameParameters(game, family, options));
  const conditions = familyHere(family)?.conditions;
  const message = chosen.success && conditions && tooMuch(conditions, chosen.data, read.value);
  return message ? [{ code: 'condition-too-much', message, field: `${field}.rows` }] : [];
}
