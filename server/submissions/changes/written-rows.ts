/** The rows of written wagers as lines that two versions can be compared by. */
import type { Variant, WrittenRow } from '@/rulebooks/variant/variant';
import { sameRows } from '@/rulebooks/variant/written-rows';
import type { Line } from './line';

/** By wager, in the order of its rows: a key that a row shares with the one it was. */
export type RowKeys = Record<string, string[]>;

const rowsOf = ({ written = {} }: Variant, id: string): WrittenRow[] => written[id]?.rows ?? [];

export const keysByPlace = (variant: Variant): RowKeys =>
  Object.fromEntries(
    Object.keys(variant.written ?? {}).map((id) => [id, rowsOf(variant, id).map((_, index) => `${index}`)]),
  );

/** Of the later version: the key of the row it was, or one of its own. */
export function keysSince(earlier: Variant, later: Variant): RowKeys {
  const keys = Object.keys(later.written ?? {}).map((id) => {
    const [old, fresh] = [rowsOf(earlier, id), rowsOf(later, id)];
    const found = sameRows(old, fresh);
    return [id, fresh.map((_, place) => `${found.get(place) ?? `new ${place}`}`)] as const;
  });
  return Object.fromEntries(keys);
}

const spaced = (id: string): string => id.replaceAll('-', ' ');

export function writtenLines(id: string, { written }: Variant, rowKeys: RowKeys): Line[] {
  const wager = written?.[id];
  if (!wager) return [];
  const of = wager.label.trim() || 'Your own wager';
  const keys = rowKeys[id] ?? [];
  const names = wager.rows.map(({ label }, index) => label.trim() || `row ${index + 1}`);
  const line = (part: string, what: string, says: string): Line => ({
    key: `written.${id} ${part}`,
    what: `${of}: ${what}`,
    says,
  });
  return [
    line('name', 'name', wager.label),
    ...(wager.play ? [line('play', 'how it is played', wager.play)] : []),
    ...wager.rows.flatMap(({ event, label, when, pays }, index) => {
      const key = `row ${keys[index] ?? index}`;
      const name = `“${names[index]}”`;
      return [
        line(`${key} name`, `name of ${name}`, label),
        line(`${key} event`, `event of ${name}`, spaced(event)),
        line(`${key} condition`, `condition of ${name}`, when),
        line(`${key} pays`, `${name} pays`, pays),
      ];
    }),
    // The first row that holds decides, so their order counts.
    { ...line('order', 'order of rows', names.join('; ')), same: keys.join(' ') },
    line(
      'otherwise',
      'where no row holds',
      wager.otherwise === 'push' ? 'the stake is returned' : 'the stake is lost',
    ),
  ];
}
