/** Which wagers of a variant are charged by stake, and what that comes to: the same for screens, papers and rules. */

import { wagerSpec } from '../offer/engine-wager';
import { CUSTOM } from '../offer/pay-table';
import type { Game } from '../terms/game';
import type { Circumstances } from '../variant/variant';
import { type CommissionFigures, commissionFigures } from './commission';
import type { Priced } from './headline-edge';

type Counts = Pick<Priced, 'universe' | 'events'>;

/**
 * Undefined where nothing is charged: nothing is taken off a pay that the operator typed. `game` is the game as it is
 * printed, `equals` the table that the wager is offered at.
 */
export function chargedByStake(
  { game, currency }: { game: Game; currency: string },
  { wager: id, equals }: { wager: string; equals: string },
  options: Map<string, string>,
  { universe, events }: Counts,
  limits: Circumstances['limits'],
): CommissionFigures | undefined {
  const printed = game.wagers.find((wager) => wager.id === id);
  if (!printed || !universe || !events || equals === CUSTOM) return undefined;
  const distribution = {
    universe: BigInt(universe),
    outcomes: events.map((event) => ({ event: event.id, count: BigInt(event.count) })),
  };
  const spec = wagerSpec(game, printed, options);
  return commissionFigures({ game, currency }, printed, options, { spec, distribution }, limits);
}
