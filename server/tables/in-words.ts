import { placeKey } from '@/rulebooks/variant/occasion';
import { listed } from '@/simulations/printing/lists';

export type Place = { name: string; premises: string };

/** Of each premises: “Wheel 1 and Wheel 2, The Pier”. */
export function tablesInWords(tables: readonly Place[]): string[] {
  const places = new Map<string, Place[]>();
  for (const table of tables) {
    const key = placeKey(table.premises);
    places.set(key, [...(places.get(key) ?? []), table]);
  }
  return [...places.values()].map((at) => `${listed(at.map(({ name }) => name))}, ${at[0]?.premises}`);
}
