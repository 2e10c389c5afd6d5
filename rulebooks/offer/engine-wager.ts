/** Where the rulebook's words become the engine's: the family, its name for a wager, its parameters. */

import { familyHead } from '@/simulations/catalogue/heads';
import { writtenSpec } from '@/simulations/conditions/read-written';
import type { WrittenWager as EngineWritten } from '@/simulations/conditions/written-wager';
import type { EngineWager } from '@/simulations/request/request';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import { minorUnits } from '../spelling/amount';
import { readFiled } from '../spelling/filed';
import { readPercent } from '../spelling/percent';
import { readSums } from '../spelling/sums';
import type { Game, GameOption } from '../terms/game';
import { writtenRows } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { WrittenWager } from '../variant/variant';
import { collectionIn } from './collection-in-use';

/** Each option's value: what the variant says, else the rulebook's default. */
export function chosenOptions(
  game: Pick<Game, 'options'>,
  given: Record<string, string>,
): Map<string, string> {
  return new Map(
    game.options.map((option) => [
      option.id,
      Object.hasOwn(given, option.id) ? (given[option.id] as string) : option.default,
    ]),
  );
}

/** Options are text; a parameter that is a number or a yes or no in the engine is spelled so in the rulebook. */
function parameterValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export const permits = (option: GameOption, value: string): boolean =>
  option.values.some((permitted) => permitted.value === value) ||
  (option.kind === 'amount' && (minorUnits(value) ?? 0) > 0) ||
  (option.kind === 'percentage' && isWithin(option, value)) ||
  (option.kind === 'sums' && readSums(value, option.sums?.length ?? 0) !== undefined) ||
  (option.kind === 'filed' && readFiled(value) !== undefined) ||
  collectionIn(option, value) !== undefined;

function isWithin({ range }: GameOption, value: string): boolean {
  const [share, from, to] = [value, range?.from ?? '0%', range?.to ?? '100%'].map(readPercent);
  return share !== undefined && from !== undefined && to !== undefined && share.gte(from) && share.lte(to);
}

/** The parameter of a family that an option of the game sets, where it sets one. */
export const parameterSet = (
  { family: own }: Pick<Game, 'family'>,
  { sets, setsIn }: GameOption,
  family: string,
): string | undefined => (family === own ? sets : setsIn?.[family]);

/** Whether another value of it can change a figure. */
export const setsParameter = ({ sets, setsIn }: GameOption): boolean =>
  sets !== undefined || setsIn !== undefined;

/** The value that sets a parameter, or the default where the value given is not permitted (a problem of its own). */
function setting(
  game: Game,
  option: GameOption,
  family: string,
  options: Map<string, string>,
): [string, unknown][] {
  const parameter = parameterSet(game, option, family);
  if (parameter === undefined) return [];
  const chosen = options.get(option.id);
  const value = chosen !== undefined && permits(option, chosen) ? chosen : option.default;
  if (option.kind === 'choice') return [[parameter, parameterValue(value)]];
  if (option.kind === 'filed') {
    const filed = option.values.some((known) => known.value === value) ? undefined : readFiled(value);
    return filed === undefined ? [] : [[parameter, filed]];
  }
  const amount = minorUnits(value);
  return amount === undefined ? [] : [[parameter, amount]];
}

/** The game's own, as its options set them; those of another family are that family's defaults. */
export function gameParameters(
  game: Game,
  family: string,
  options: Map<string, string>,
): EngineWager['parameters'] {
  const set = Object.fromEntries(game.options.flatMap((option) => setting(game, option, family, options)));
  return { ...(family === game.family && game.parameters), ...set };
}

/** A wager of another family than the game's takes only what an option says it sets there. */
export const engineParameters = (
  game: Game,
  wager: Wager,
  options: Map<string, string>,
): EngineWager['parameters'] => ({
  ...gameParameters(game, wager.family ?? game.family, options),
  ...wager.parameters,
});

export const familyWager = (
  game: Pick<Game, 'family'>,
  wager: Wager,
): Pick<EngineWager, 'family' | 'wager'> => ({
  family: wager.family ?? game.family,
  wager: wager.wager,
});

/** Whether the pays affect a player's decision: then the figures are those of a round, and need solving. */
export const isDecided = (game: Game, wager: Wager): boolean =>
  !writtenRows(wager) && familyHead(familyWager(game, wager).family).decides;

/**
 * The family in which an operator's own wagers on this game are counted: where players decide, that of the cards as
 * they are dealt. Undefined where none can be written.
 */
export function writingFamily({ family: id }: Game): string | undefined {
  const { decides, writtenIn } = familyHead(id);
  const plain = decides ? writtenIn : id;
  return plain !== undefined && familyHead(plain).written ? plain : undefined;
}

/** The wagers of a game that settle together with this one, itself among them; it alone where nothing is decided. */
export function settledWith(game: Game, wager: Wager): Wager[] {
  if (!isDecided(game, wager)) return [wager];
  const { family } = familyWager(game, wager);
  return game.wagers.filter((other) => isDecided(game, other) && familyWager(game, other).family === family);
}

/** As the engine is asked: its rows under their events, without what they pay. */
export const asWritten = ({ label, rows, otherwise }: WrittenWager): EngineWritten => ({
  label: label.trim(),
  rows: rows.map((row) => ({ event: { id: row.event, label: row.label.trim() }, when: row.when })),
  otherwise,
});

function specAsWritten(game: Game, { id, label, explains = '' }: Wager, written: WrittenWager): WagerSpec {
  const family = writingFamily(game);
  const outcome = (family && familyHead(family).written?.outcome) ?? 'round';
  return { ...writtenSpec(id, asWritten(written), outcome), label, explains };
}

/**
 * Under the parameters of the wager; a family or wager that does not exist is the rulebook's fault, and throws. Options
 * that cannot be combined are a problem of the variant, which `resolveVariant` reports; here the defaults stand in.
 */
export function wagerSpec(game: Game, wager: Wager, options: Map<string, string>): WagerSpec {
  const own = writtenRows(wager);
  if (own) return specAsWritten(game, wager, own);
  const { family: familyId, wager: wagerId } = familyWager(game, wager);
  const family = familyHead(familyId);
  const chosen = family.parameters.safeParse(engineParameters(game, wager, options));
  const parameters = chosen.success
    ? chosen.data
    : family.parameters.parse(engineParameters(game, wager, chosenOptions(game, {})));
  const spec = family.wagers(parameters).find(({ id }) => id === wagerId);
  if (!spec) throw new Error(`${game.id}/${wager.id}: the family ${familyId} has no wager ${wagerId}`);
  return spec;
}
