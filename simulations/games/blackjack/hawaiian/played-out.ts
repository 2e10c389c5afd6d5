/** Hands played to their ends by the plan that was found: how each outcome comes together with each end of the dealer. */
import { inTable } from '../../../exact/in-table';
import { type Ended, GIVEN_UP, TWO_STAKES } from '../follow';
import { TEN } from '../ranks';
import { type Cards, handOf, JOKER, SETS } from './cards';
import type { DealersCards } from './dealers-cards';
import { DOUBLED, GAVE_UP, noOutcomes, OUTCOMES, type Outcomes } from './outcomes';
import { ENDS, RANKED } from './settled';

export const JOKER_AND_TEN = handOf(JOKER, TEN);

/** The dealer's ends beside sets, and where in them by a set's place. */
export type Beside = { ends: Float64Array; places: Int32Array };

/** Of all sets, in the order of their places. */
export const IN_PLACE = Int32Array.from({ length: SETS.count }, (_, place) => place);

/** By shoe that was followed. A joker and a ten may keep their rank. */
export function outcomesOf(
  { sets, how, chances }: Ended,
  results: Int8Array,
  beside: readonly Beside[],
  ranked: boolean,
): Outcomes[] {
  return beside.map(({ ends, places }, shoe) => {
    const into = noOutcomes();
    for (let at = 0; at < sets.length; at += 1) {
      const chance = inTable(chances[at * beside.length + shoe]);
      if (chance === 0) continue;
      const set = inTable(sets[at]);
      const standing = ranked && set === JOKER_AND_TEN ? RANKED : inTable(SETS.totals[set]);
      const doubled = how[at] === TWO_STAKES ? DOUBLED : 0;
      const from = inTable(places[inTable(SETS.place[set])]) * ENDS;
      for (let end = 0; end < ENDS; end += 1) {
        const outcome =
          how[at] === GIVEN_UP ? GAVE_UP : inTable(results[standing * ENDS + end]) + 1 + doubled;
        const to = end * OUTCOMES + outcome;
        into[to] = inTable(into[to]) + chance * inTable(ends[from + end]);
      }
    }
    return into;
  });
}

/** Beside these sets and one card more of the kind, two more, up to the most: sets with more cards of it. */
export function besideMore(
  dealer: DealersCards,
  shoe: Cards,
  sets: readonly number[],
  { kind, most }: { kind: number; most: number },
): Beside[] {
  const asked = new Uint8Array(SETS.count);
  for (const set of sets) asked[inTable(SETS.place[set])] = 1;
  const one = inTable(SETS.numberOfKind[kind]);
  const all: number[] = [];
  for (let place = 0; place < asked.length; place += 1)
    if (asked[place] === 1)
      for (let more = 1; more <= most; more += 1) all.push(inTable(SETS.sorted[place]) + more * one);
  const numbers = Float64Array.from(all).sort();
  let count = 0;
  for (const number of numbers)
    if (count === 0 || numbers[count - 1] !== number) {
      numbers[count] = number;
      count += 1;
    }
  const ends = new Float64Array(count * ENDS);
  dealer.beside(numbers.subarray(0, count), shoe, ends);
  return Array.from({ length: most }, (_, more) => {
    const places = new Int32Array(SETS.count);
    let at = 0;
    for (let place = 0; place < asked.length; place += 1) {
      if (asked[place] === 0) continue;
      const number = inTable(SETS.sorted[place]) + (more + 1) * one;
      while (inTable(numbers[at]) < number) at += 1;
      places[place] = at;
    }
    return { ends, places };
  });
}
