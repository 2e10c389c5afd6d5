/** What the drawing of a game's table is made from: its family's parameters, and the wagers on offer with their pays. */
import { familyHead } from '@/simulations/catalogue/heads';
import type { PaidEvent } from '@/simulations/felt/felt';
import type { FeltWanted } from '@/simulations/felt/felt-of';
import { paidEvents } from '@/simulations/felt/paid';
import { chosenOptions, engineParameters } from '../offer/engine-wager';
import type { Game } from '../terms/game';
import type { Wager } from '../terms/wager';

/** One on offer, with all its events that a table prices. */
export type OnFelt = { wager: Wager; pays: readonly PaidEvent[]; brief?: string | undefined };

export function feltWanted(
  game: Game,
  options: Readonly<Record<string, string>>,
  offered: readonly OnFelt[],
): Omit<FeltWanted, 'draws' | 'width'> {
  return {
    title: `Layout of ${game.label}`,
    parameters: parametersOf(game, options),
    seats: seatsOf(game, options),
    wagers: [...offered, ...markedOnly(game, options, offered)].map(({ wager, pays, brief }) => ({
      id: wager.id,
      wager: wager.wager,
      label: wager.label,
      pays: paidEvents(pays),
      ...(wager.places !== undefined && { places: wager.places }),
      ...(brief !== undefined && { brief }),
    })),
  };
}

/** Places that the layout has and the table does not offer: a name, and no pays. */
function markedOnly(
  game: Game,
  given: Readonly<Record<string, string>>,
  offered: readonly OnFelt[],
): OnFelt[] {
  const options = chosenOptions(game, { ...given });
  const marked = new Set(game.options.flatMap(({ id, marks }) => marks?.[options.get(id) ?? ''] ?? []));
  return game.wagers
    .filter(({ id }) => marked.has(id) && !offered.some(({ wager }) => wager.id === id))
    .map((wager) => ({ wager, pays: [] }));
}

function seatsOf(game: Game, options: Readonly<Record<string, string>>): number | undefined {
  const option = game.options.find(({ seats }) => seats);
  const chosen = option && chosenOptions(game, { ...options }).get(option.id);
  return chosen === undefined || !/^[1-9]$/.test(chosen) ? undefined : Number(chosen);
}

/** Options that cannot be combined are a problem of the variant; the drawing then shows the defaults. */
function parametersOf(game: Game, options: Readonly<Record<string, string>>): unknown {
  const own = game.wagers.find(({ family }) => family === undefined || family === game.family);
  const asked = (given: Record<string, string>) =>
    own ? engineParameters(game, own, chosenOptions(game, given)) : game.parameters;
  const { parameters } = familyHead(game.family);
  return (
    [asked({ ...options }), asked({}), game.parameters].find((set) => parameters.safeParse(set).success) ?? {}
  );
}
