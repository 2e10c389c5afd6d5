/** Wagers to start from: those of the game that can be written as conditions, with what they pay, and others of its kind. */

import type { Game, Wager } from '@/rulebooks/format/record';
import { LONGEST } from '@/rulebooks/names/written-name';
import { engineParameters, familyWager, wagerSpec, writingFamily } from '@/rulebooks/offer/engine-wager';
import { tablesOf } from '@/rulebooks/offer/pay-table';
import type { WrittenWager } from '@/rulebooks/variant/variant';
import { familyHead } from '@/simulations/catalogue/heads';
import type { AsConditions, Example, Templates } from '@/simulations/features/templates';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';

export type Template = { id: string; label: string; wager: WrittenWager };

/** Nothing where a share of a meter or a sum is paid: a wager that is written is paid odds, whatever is staked. */
function odds(pays: string): string {
  const read = parsePay(pays);
  return read.ok && (read.value.kind === 'meter' || read.value.kind === 'sum') ? '' : pays;
}

/** Undefined where the features alone cannot express one of its events. */
function asWritten(
  { id, label }: Pick<Template, 'id' | 'label'>,
  { events }: WagerSpec,
  conditions: AsConditions | undefined,
  pays: Record<string, string>,
): Template | undefined {
  const [lost, ...others] = events.filter(({ settles }) => settles === 'lose');
  if (!conditions || !lost || others.length > 0) return undefined;
  const rows = events
    .filter((event) => event !== lost)
    .map((event) => ({
      event: event.id,
      label: event.label.slice(0, LONGEST.row),
      when: conditions[event.id] ?? '',
      pays: event.settles === 'push' ? 'push' : odds(pays[event.id] ?? ''),
    }));
  if (rows.some(({ when }) => when === '')) return undefined;
  return { id, label, wager: { label: ownLabel(label), rows, otherwise: 'lose' } };
}

const OWN = ', our own';
/** The suffix distinguishes it from the wager it is made from, however long that name is. */
const ownLabel = (label: string): string => `${label.slice(0, LONGEST.wager - OWN.length).trimEnd()}${OWN}`;

const ofExample = ({ id, label, rows }: Example): Template => ({
  id: `example-${id}`,
  label,
  wager: {
    label,
    rows: rows.map(([name, when], index) => ({ event: `row-${index + 1}`, label: name, when, pays: '' })),
    otherwise: 'lose',
  },
});

export function templatesOf(
  game: Game,
  options: Map<string, string>,
  { wagers, examples }: Templates,
): { printed: Template[]; others: Template[] } {
  const id = writingFamily(game);
  if (id === undefined) return { printed: [], others: [] };
  const family = familyHead(id);
  const own = game.wagers.filter((wager) => familyWager(game, wager).family === id);
  const parametersOf = (wager: Pick<Wager, 'family' | 'parameters'>) =>
    family.parameters.safeParse(engineParameters(game, wager as Wager, options));
  const printed = own.flatMap((wager) => {
    const read = parametersOf(wager);
    const conditions = read.success ? wagers(read.data)[wager.wager] : undefined;
    const pays = tablesOf(wager)[0]?.rows ?? wager.minimum;
    return asWritten(wager, wagerSpec(game, wager, options), conditions, pays) ?? [];
  });
  const known = new Set(own.map((wager) => wager.wager));
  const read = parametersOf(own[0] ?? { family: id, parameters: {} });
  const unlisted = read.success ? family.wagers(read.data).filter((spec) => !known.has(spec.id)) : [];
  const others = unlisted.flatMap(
    (spec) =>
      asWritten({ id: `family-${spec.id}`, label: spec.label }, spec, wagers(read.data)[spec.id], {}) ?? [],
  );
  return { printed, others: [...examples.map(ofExample), ...others] };
}
