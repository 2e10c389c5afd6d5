/** The game of a variant as its rulebook lists it: what a variant is compared with to say what of it is the operator's own. */
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import type { DamagedPayTable, PrintedPayTable, Wager } from '../terms/wager';
import type { Variant, WagerChoice } from '../variant/variant';
import { chosenOptions } from './engine-wager';
import { CUSTOM, choosableTables, defaultTable, effectiveTable } from './pay-table';
import { defaultVariant } from './resolve';

/**
 * The table of the rulebook that a wager's pays are compared with: the one that they equal by value, else the one that
 * they were typed over. Undefined where the rulebook has none of that name.
 */
export function tableBehind(
  wager: Wager,
  choice: WagerChoice,
): PrintedPayTable | DamagedPayTable | undefined {
  const found = effectiveTable(wager, choice);
  const id = found && found.equals !== CUSTOM ? found.equals : choice.payTable;
  return choosableTables(wager).find((table) => table.id === id);
}

/** Only one of two is listed at a time: the one on offer, else the one that the rulebook starts with. */
function isListed(game: Game, wager: Wager, { wagers }: Pick<Variant, 'wagers'>): boolean {
  const offers = (id: string) => Object.hasOwn(wagers, id);
  if (wager.alternativeTo !== undefined) return offers(wager.id);
  const instead = game.wagers.some(({ id, alternativeTo }) => alternativeTo === wager.id && offers(id));
  return offers(wager.id) || !instead;
}

/** Options as the rulebook starts, every wager listed, each at a table of the rulebook: the one behind what is offered. */
export function asListed(rulebook: Listing, game: Game, variant: Variant): Variant {
  const options = chosenOptions(game, variant.options);
  const listed = game.wagers
    .filter((wager) => isListed(game, wager, variant))
    .map((wager): [string, WagerChoice] => {
      const choice = Object.hasOwn(variant.wagers, wager.id) ? variant.wagers[wager.id] : undefined;
      const table = choice && tableBehind(wager, choice);
      return [wager.id, { payTable: table?.id ?? defaultTable(wager, options), pays: {} }];
    });
  return { ...defaultVariant(rulebook, game), wagers: Object.fromEntries(listed) };
}
