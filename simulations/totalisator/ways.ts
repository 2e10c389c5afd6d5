/**
 * Selections that can be said to lead the finish of a race, horses of a dead heat in any order. They are counted and told, never
 * listed: after a dead heat of a whole field there are millions.
 */
import { inTable } from '../exact/in-table';
import type { Race } from './race';

export function waysToLead({ places }: Pick<Race, 'places'>, many: number, ordered: boolean): number {
  let open = many;
  let ways = 1;
  for (const { length } of places) {
    const taken = Math.min(open, length);
    for (let at = 0; at < taken; at += 1)
      ways = ordered ? ways * (length - at) : (ways * (length - at)) / (at + 1);
    open -= taken;
  }
  return ways;
}

/** Where a selection stands among those that lead, to compare two of them; undefined where it does not lead. */
export type Lead = readonly number[];

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** By the place of each of its horses within its dead heat. */
export function leadOf(
  { places }: Pick<Race, 'places'>,
  horses: readonly number[],
  ordered: boolean,
): Lead | undefined {
  const lead: number[] = [];
  let before = 0;
  for (const tied of places) {
    const taken = Math.min(horses.length - before, tied.length);
    if (taken === 0) break;
    const own = ordered
      ? horses.slice(before, before + taken)
      : horses.filter((horse) => tied.includes(horse));
    const within = own.map((horse) => tied.indexOf(horse));
    if (own.length !== taken || within.includes(-1)) return undefined;
    lead.push(...rising(within), ...(ordered ? within : []));
    before += taken;
  }
  return before === horses.length ? lead : undefined;
}

export function compareLeads(one: Lead, other: Lead): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 ? 0 : inTable(one[at]) - inTable(other[at]);
}

/** Whether all horses of a selection are in a dead heat or a place that can lead: few selections are, and the test is quick. */
export function nearIn(
  { places }: Pick<Race, 'places'>,
  many: number,
): (horses: readonly number[]) => boolean {
  const near = new Set<number>();
  for (const tied of places) if (near.size < many) for (const horse of tied) near.add(horse);
  return (horses) => {
    for (let at = 0; at < horses.length; at += 1) if (!near.has(inTable(horses[at]))) return false;
    return true;
  };
}
