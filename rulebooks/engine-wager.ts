/** Where the rulebook's words become the engine's: the family, its name for a wager, its parameters. */
import { familyOf } from '@/simulations/families';
import type { EngineWager, WagerSpec } from '@/simulations/model';
import type { Game, GameOption, Wager } from './record';

/** Each option's value: what the variant says, else the rulebook's default. */
export function chosenOptions(game: Game, given: Record<string, string>): Map<string, string> {
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

/** The value that sets a parameter, or the default where the value given is not permitted (a problem of its own). */
function setting(option: GameOption, options: Map<string, string>): [string, string | number | boolean][] {
  if (!option.sets) return [];
  const chosen = options.get(option.id);
  const permitted = option.values.some(({ value }) => value === chosen);
  return [[option.sets, parameterValue(permitted && chosen !== undefined ? chosen : option.default)]];
}

/** A wager of another family than the game's takes nothing from the game: its parameters are its own. */
export function engineParameters(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
): EngineWager['parameters'] {
  if (wager.family !== undefined && wager.family !== game.family) return { ...wager.parameters };
  const set = Object.fromEntries(game.options.flatMap((option) => setting(option, options)));
  return { ...game.parameters, ...set, ...wager.parameters };
}

export const familyWager = (game: Game, wager: Wager): Pick<EngineWager, 'family' | 'wager'> => ({
  family: wager.family ?? game.family,
  wager: wager.wager,
});

/** A family or wager that does not exist is the rulebook's fault, found by the contract test, and throws. */
export function wagerSpec(game: Game, wager: Wager, options: Map<string, string>): WagerSpec {
  const { family: familyId, wager: wagerId } = familyWager(game, wager);
  const family = familyOf(familyId);
  const spec = family
    .wagers(family.parameters.parse(engineParameters(game, wager, options)))
    .find(({ id }) => id === wagerId);
  if (!spec) throw new Error(`${game.id}/${wager.id}: the family ${familyId} has no wager ${wagerId}`);
  return spec;
}
