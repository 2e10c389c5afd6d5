/** The layout of the table for what is on the screen. */
import { feltWanted } from '@/rulebooks/felt/felt-wanted';
import type { Game } from '@/rulebooks/format/record';
import { isRead } from '@/rulebooks/offer/pay-table';
import type { DrawsFelt } from '@/simulations/felt/drawing';
import type { Felt } from '@/simulations/felt/felt';
import { feltOf } from '@/simulations/felt/felt-of';
import type { WagerView } from './wager-view';

/** A pay that cannot be read yet is not drawn. */
function paysOf({ table, spec }: WagerView) {
  const labels = new Map(spec.events.map(({ id, label }) => [id, label]));
  const cells = table?.cells.filter(isRead) ?? [];
  return cells.map(({ event, pay }) => ({ event, label: labels.get(event) ?? event, pays: pay }));
}

export function draftFelt(
  game: Game,
  options: ReadonlyMap<string, string>,
  views: readonly WagerView[],
  { draws, width }: { draws: DrawsFelt | undefined; width: number },
): Felt {
  const offered = views.filter(({ choice }) => choice);
  const on = offered.map((view) => ({ wager: view.wager, pays: paysOf(view) }));
  return feltOf({ ...feltWanted(game, Object.fromEntries(options), on), draws, width });
}
