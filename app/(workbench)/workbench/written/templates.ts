/** Wagers to begin from: those of the game that can be written as conditions, with what they pay, and others of its kind. */
import { engineParameters, familyWager, wagerSpec, writingFamily } from '@/rulebooks/engine-wager';
import { tablesOf } from '@/rulebooks/pay-table';
import type { Game, Wager } from '@/rulebooks/record';
import type { WrittenWager } from '@/rulebooks/variant';
import { asConditions } from '@/simulations/conditions/as-conditions';
import { familyOf } from '@/simulations/families';
import type { WagerSpec } from '@/simulations/model';

export type Template = { label: string; wager: WrittenWager };

const LONGEST_LABEL = 60;

/** Undefined where one of its events cannot be told by the features alone. */
function asWritten(
  family: string,
  label: string,
  { id, events }: WagerSpec,
  pays: Record<string, string>,
): Template | undefined {
  const conditions = asConditions(family, id);
  const [lost, ...others] = events.filter(({ settles }) => settles === 'lose');
  if (!conditions || !lost || others.length > 0) return undefined;
  const rows = events
    .filter((event) => event !== lost)
    .map((event) => ({
      event: event.id,
      label: event.label.slice(0, LONGEST_LABEL),
      when: conditions[event.id] ?? '',
      pays: event.settles === 'push' ? 'push' : (pays[event.id] ?? ''),
    }));
  if (rows.some(({ when }) => when === '')) return undefined;
  return { label, wager: { label: `${label}, our own`.slice(0, LONGEST_LABEL), rows, otherwise: 'lose' } };
}

const ofGame = (game: Game, wager: Wager, options: Map<string, string>): Template | undefined =>
  asWritten(
    game.family,
    wager.label,
    wagerSpec(game, wager, options),
    tablesOf(wager)[0]?.rows ?? wager.minimum,
  );

export function templatesOf(
  game: Game,
  options: Map<string, string>,
): { printed: Template[]; others: Template[] } {
  if (writingFamily(game) !== game.family) return { printed: [], others: [] };
  const own = game.wagers.filter((wager) => familyWager(game, wager).family === game.family);
  const printed = own.flatMap((wager) => ofGame(game, wager, options) ?? []);
  const family = familyOf(game.family);
  const [first] = own;
  const read = family.parameters.safeParse(first ? engineParameters(game, first, options) : {});
  const known = new Set(own.map((wager) => wager.wager));
  const others = (read.success ? family.wagers(read.data) : [])
    .filter(({ id }) => !known.has(id))
    .flatMap((spec) => asWritten(family.id, spec.label, spec, {}) ?? []);
  return { printed, others };
}
