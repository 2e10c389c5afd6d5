/** Turns an operator's variant into the engine's request: everything checked, every problem at its field. */

import { familyHead } from '@/simulations/catalogue/heads';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { EngineRequest } from '@/simulations/request/request';
import { splitWagers } from '@/simulations/request/rounds';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import { quoted } from '../spelling/quoted';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import { gameInForce, gameOf, inForceAt } from '../terms/lookup';
import type { Wager } from '../terms/wager';
import { dayProblems } from '../variant/day-problems';
import type { Variant, WagerChoice } from '../variant/variant';
import { chargedWager } from './charges';
import { chosenOptions, engineParameters, familyWager, settledWith, wagerSpec } from './engine-wager';
import { withFiled } from './filed-game';
import { filedProblems } from './filed-problems';
import { strayLimits } from './limit-group';
import { meterTerms, strayMeters } from './meter';
import { optionProblems } from './option-problems';
import {
  choosableTables,
  defaultTable,
  type EffectiveTable,
  effectiveTable,
  isRead,
  lostRows,
  paysOf,
  tablesOf,
} from './pay-table';
import { tooManyRows } from './read-variant';
import { resolveWritten } from './resolve-written';
import type { ResolvedWager } from './resolved-wager';
import { settlementOf } from './settlement';
import { gameAsPlayed } from './written';

export type { ResolvedWager };

export type ResolvedVariant<Book extends Listing = Listing> = {
  rulebook: Book;
  /** With the wagers that the operator wrote. */
  game: Game;
  variant: Variant;
  /** Defaults filled in. */
  options: Record<string, string>;
  /** In the order of the rulebook, those that the operator wrote after them. */
  wagers: ResolvedWager[];
};

/**
 * What a variant starts from: every option as chosen or at its default, every wager at the table its source recommends for them. A wager whose
 * every table lost rows in the source is left out: only someone who knows what they pay can offer it.
 */
export function defaultVariant(
  rulebook: Listing,
  game: Game,
  chosen: Readonly<Record<string, string>> = {},
): Variant {
  const options = chosenOptions(game, chosen);
  return {
    rulebook: rulebook.id,
    game: game.id,
    options: Object.fromEntries(options),
    wagers: Object.fromEntries(
      game.wagers
        .filter((wager) => tablesOf(wager).length > 0 && wager.alternativeTo === undefined)
        .map((wager) => [wager.id, { payTable: defaultTable(wager, options), pays: {} }]),
    ),
    circumstances: {},
    attestations: {},
  };
}

/**
 * Every wager of a game at a table that can be read, those among them that are offered only instead of others: for what
 * is counted before anyone has chosen. Rows that the source lost lose here; how often they happen is counted all the same.
 */
export const everyWager = (game: Game, options: ReadonlyMap<string, string>): Variant['wagers'] =>
  Object.fromEntries(
    game.wagers.map((wager) => {
      const payTable = defaultTable(wager, options);
      const lost = lostRows(choosableTables(wager).find(({ id }) => id === payTable));
      return [wager.id, { payTable, pays: Object.fromEntries(lost.map((event) => [event, 'lose'])) }];
    }),
  );

export function engineRequest(resolved: ResolvedVariant, witness: EngineRequest['witness']): EngineRequest {
  return { wagers: resolved.wagers.map(({ engine }) => engine), witness };
}

/** Every problem of the variant at once; `at`, where given, has to be a day of the edition. */
export function resolveVariant<Book extends Listing>(
  listed: Book,
  variant: Variant,
  day?: string,
): Result<ResolvedVariant<Book>> {
  const rulebook = withFiled(listed, variant);
  const dated = day === undefined ? ok(rulebook) : inForceAt(rulebook, day);
  const found = gameOf(rulebook, variant.game);
  const general = [
    ...(dated.ok ? [] : dated.problems),
    ...(variant.rulebook === rulebook.id ? [] : [otherRulebook(rulebook, variant)]),
  ];
  if (!found.ok) return fail(...general, ...found.problems);
  const game = found.value;
  if (day !== undefined && dated.ok) {
    const inTime = gameInForce(rulebook, game, day);
    if (!inTime.ok) general.push(...inTime.problems);
  }
  const options = chosenOptions(game, variant.options);
  const unfiled = filedProblems(rulebook, variant);
  // Wagers are of the game as filed: until that can be read, what is wrong with it is said and nothing else.
  if (unfiled.length > 0) return fail(...general, ...unfiled);
  const wagers = resolveWagers(rulebook, game, variant, options);
  const problems = [
    ...general,
    ...optionProblems(game, variant),
    ...dayProblems(variant.circumstances),
    ...strayLimits(game, variant.circumstances),
    ...strayMeters(game, variant.circumstances),
    ...(wagers.ok ? [] : wagers.problems),
  ];
  if (!wagers.ok || problems.length > 0) return fail(...problems);
  return ok({
    rulebook,
    game: gameAsPlayed(rulebook, game, variant),
    variant,
    options: Object.fromEntries(options),
    wagers: wagers.value,
  });
}

const otherRulebook = (rulebook: Listing, variant: Variant): Problem => ({
  code: 'rulebook-unknown',
  message: `This variant is for ${quoted(variant.rulebook)}; check it with that rulebook, not with ${rulebook.id}.`,
  field: 'rulebook',
});

function resolveWagers(
  rulebook: Listing,
  game: Game,
  variant: Variant,
  options: Map<string, string>,
): Result<ResolvedWager[]> {
  const chosen = Object.entries(variant.wagers);
  const long = tooManyRows('wagers', chosen.length);
  if (long.length > 0) return fail(...long);
  if (chosen.length === 0 && Object.keys(variant.written ?? {}).length === 0) {
    return fail({
      code: 'wager-none',
      message: `Offer at least one wager of ${game.label}, for example ${game.wagers[0]?.id}.`,
      field: 'wagers',
    });
  }
  const known = new Set(game.wagers.map(({ id }) => id));
  const problems = chosen.filter(([id]) => !known.has(id)).map(([id]) => wagerUnknown(game, id));
  const resolved: ResolvedWager[] = [];
  const unfit = parameterProblems(game, options);
  if (unfit.length > 0) return fail(...problems, ...unfit);
  for (const wager of game.wagers) {
    const choice = Object.hasOwn(variant.wagers, wager.id) ? variant.wagers[wager.id] : undefined;
    if (!choice) continue;
    const charged = chargedWager(game, wager, options);
    const result = resolveWager(game, charged, choice, options, variant.circumstances);
    if (result.ok) resolved.push(result.value);
    else problems.push(...result.problems);
    problems.push(...leftOut(game, wager, variant));
  }
  const written = resolveWritten(rulebook, game, variant, options);
  if (written.ok) resolved.push(...written.value);
  else problems.push(...written.problems);
  if (problems.length > 0) return fail(...saidOnce(problems));
  const split = splitWagers(resolved.map(({ engine }) => engine));
  return split.ok ? ok(resolved) : split;
}

/** What is wrong with several wagers together is refused by each of them. */
const saidOnce = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.message}`, problem])).values(),
];

/** What the family's own schema says of the options together: its sentences are written for whoever chose them. */
function parameterProblems(game: Game, options: Map<string, string>): Problem[] {
  const [wager] = game.wagers.filter(({ family }) => family === undefined || family === game.family);
  if (!wager) return [];
  const read = familyHead(game.family).parameters.safeParse(engineParameters(game, wager, options));
  if (read.success) return [];
  return read.error.issues.map((issue): Problem => {
    const field = optionField(game, issue.path.map(String));
    return { code: 'option-value', message: issueSentence(issue), field };
  });
}

/** The field of the option that sets a parameter; of lines that were filed, the place in them. */
function optionField(game: Game, [parameter, ...place]: readonly string[]): string {
  const option = game.options.find(({ sets }) => sets !== undefined && sets === parameter);
  if (!option) return 'options';
  return ['options', option.id, ...(option.kind === 'filed' ? place : [])].join('.');
}

/** What the engine refuses by the name of a parameter, at the option that sets it. */
export const atOption = (game: Game, problem: Problem): Problem => {
  const path = problem.field?.split('.') ?? [];
  const known = game.options.some(({ sets }) => sets !== undefined && sets === path[0]);
  return known ? { ...problem, field: optionField(game, path) } : problem;
};

/** Wagers that settle together are offered together. */
function leftOut(game: Game, wager: Wager, variant: Variant): Problem[] {
  const together = settledWith(game, wager);
  const offered = together.filter(({ id }) => Object.hasOwn(variant.wagers, id));
  return together
    .filter((other) => !offered.includes(other))
    .map(({ id, label }) => ({
      code: 'wager-missing' as const,
      message: `Offer ${label} as well: it settles together with ${offered.map((other) => other.label).join(', ')}.`,
      field: `wagers.${id}`,
    }));
}

export const wagerUnknown = (game: Game, id: string): Problem => ({
  code: 'wager-unknown',
  message: `${game.label} has no wager ${quoted(id)}; choose from ${game.wagers.map((wager) => wager.id).join(', ')}.`,
  field: `wagers.${id}`,
});

function resolveWager(
  game: Game,
  wager: Wager,
  choice: WagerChoice,
  options: Map<string, string>,
  circumstances: Variant['circumstances'],
): Result<ResolvedWager> {
  const long = tooManyRows(`pays.${wager.id}`, Object.keys(choice.pays).length);
  if (long.length > 0) return fail(...long);
  const table = effectiveTable(wager, choice);
  if (!table) return fail(tableUnknown(wager, choice.payTable));
  const spec = wagerSpec(game, wager, options);
  const meter = meterTerms(wager, circumstances, choice.payTable);
  const problems = [...rowProblems(wager, spec, table), ...(meter.ok ? [] : meter.problems)];
  if (!meter.ok || problems.length > 0) return fail(...problems);
  const engine = {
    id: wager.id,
    ...familyWager(game, wager),
    parameters: engineParameters(game, wager, options),
    pays: paysOf(table),
    settled: settlementOf(game, wager, meter.value),
  };
  return ok({ wager, spec, table, engine });
}

const tableUnknown = (wager: Wager, name: string): Problem => ({
  code: 'pay-table-unknown',
  message: `${wager.label} has no pay table ${quoted(name)}; choose from ${choosableTables(wager)
    .map(({ id }) => id)
    .join(', ')}.`,
  field: `wagers.${wager.id}.payTable`,
});

function rowProblems(wager: Wager, spec: WagerSpec, table: EffectiveTable): Problem[] {
  const payable = spec.events.filter(({ settles }) => settles === 'pays').map(({ id }) => id);
  const given = new Set(table.cells.map(({ event }) => event));
  const missing = payable.filter((event) => !given.has(event));
  return [
    ...table.cells.flatMap((cell): Problem[] => {
      if (payable.includes(cell.event)) return isRead(cell) ? [] : [cell.problem];
      return [
        {
          code: 'event-unknown',
          message: `${wager.label} has no event ${quoted(cell.event)} to price; choose from ${payable.join(', ')}.`,
          field: `pays.${wager.id}.${cell.event}`,
        },
      ];
    }),
    ...missing.map(
      (event): Problem => ({
        code: 'event-missing',
        message: `Write what ${wager.label} pays on ${quoted(event)}.`,
        field: `pays.${wager.id}.${event}`,
      }),
    ),
  ];
}
