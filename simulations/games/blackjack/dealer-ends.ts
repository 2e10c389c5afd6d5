/**
 * How a dealer's hand ends beside each of many sets of cards. What he may draw is listed once, by how many cards of each kind, with the
 * number of orders; then one kind after another is summed away. Sets that hold as many cards of the first kinds share the sums over these.
 */
import { inTable } from '../../exact/in-table';
import { PLACES } from './card-sets';

export type Cards = { left: Float64Array; cards: number };

export const takenOut = ({ left, cards }: Cards, ...kinds: readonly number[]): Cards => {
  const less = Float64Array.from(left);
  for (const kind of kinds) less[kind] = inTable(less[kind]) - 1;
  return { left: less, cards: cards - kinds.length };
};

/** Cards that end the dealer's hand: their number among sets, and how many there are. */
export type EndedHand = { number: number; cards: number; orders: number; end: number };

/**
 * Sums of one step that are made alike: each of as many sums before it, of which the first is weighed by the ways to take `held[0]` cards of the
 * kind, the second `held[1]`. Their places follow one another from `to`.
 */
type Alike = { held: readonly number[]; to: number; count: number; from: Uint16Array };
/** One kind summed away. */
type Step = { kind: number; weight: number; alike: Alike[] };
/** By sum: what is left of its number, its end and cards drawn as one number, and its place among all sums. */
type Sums = { rests: number[]; groups: number[]; places: number[] };

/** More than a shoe has of one kind. */
const MOST_LEFT = 256;
/** More than ends times numbers of cards; times the largest rest still exact. */
const MOST_GROUPS = 10 * PLACES;
/** By how many there are and how many are taken: the ways to take them one after another. */
const WAYS = new Float64Array(MOST_LEFT * PLACES);
for (let of = 0; of < MOST_LEFT; of += 1)
  for (let taken = 0; taken < PLACES; taken += 1)
    WAYS[of * PLACES + taken] =
      taken === 0 ? 1 : inTable(WAYS[of * PLACES + taken - 1]) * Math.max(0, of - taken + 1);

export class DealerEnds {
  private readonly steps: Step[] = [];
  /** Before any step and after each; a sum that a step leaves as it is keeps its place. */
  private readonly sums: Float64Array;
  /** By end: the sums that are left, and how many cards each has. */
  private readonly last: { places: Uint16Array; drawn: Uint8Array }[];

  constructor(
    ended: readonly EndedHand[],
    order: readonly number[],
    private readonly ends: number,
  ) {
    let left: Sums = {
      rests: ended.map(({ number }) => number),
      groups: ended.map(({ end, cards }) => end * PLACES + cards),
      places: ended.map((_, place) => place),
    };
    let places = ended.length;
    order.forEach((kind, at) => {
      const weight = PLACES ** (order.length - 1 - at);
      const { alike, sums } = summedAway(left, weight, places);
      for (const { count } of alike) places += count;
      this.steps.push({ kind, weight, alike });
      left = sums;
    });
    if (places > 2 ** 16) throw new RangeError('more sums than places');
    this.sums = new Float64Array(places);
    this.sums.set(ended.map(({ orders }) => orders));
    this.last = Array.from({ length: ends }, (_, end) => {
      const of = left.groups
        .map((group, sum) => ({ group, place: inTable(left.places[sum]) }))
        .filter(({ group }) => Math.floor(group / PLACES) === end)
        .sort((a, b) => a.group - b.group);
      return {
        places: Uint16Array.from(of, ({ place }) => place),
        drawn: Uint8Array.from(of, ({ group }) => group % PLACES),
      };
    });
  }

  /** Into `into`, by set and end: how often the dealer ends so beside these sets, the smallest number first, in such a shoe. */
  beside(sets: ArrayLike<number>, { left, cards }: Cards, into: Float64Array): void {
    const { steps, sums, last, ends } = this;
    const held = new Int8Array(steps.length).fill(-1);
    // By how many cards the set has, and how many the dealer draws.
    const shares: Float64Array[] = [];
    for (let at = 0; at < sets.length; at += 1) {
      let [rest, all, known] = [inTable(sets[at]), 0, true];
      for (let step = 0; step < steps.length; step += 1) {
        const { kind, weight } = steps[step] as Step;
        const of = Math.floor(rest / weight);
        rest -= of * weight;
        all += of;
        if (known && held[step] === of) continue;
        known = false;
        held[step] = of;
        sumAway(steps[step] as Step, Math.max(0, inTable(left[kind]) - of), sums);
      }
      let share = shares[all];
      if (!share) {
        share = new Float64Array(PLACES).fill(1);
        for (let one = 1; one < PLACES; one += 1)
          share[one] = inTable(share[one - 1]) / Math.max(1, cards - all - one + 1);
        shares[all] = share;
      }
      for (let end = 0; end < ends; end += 1) {
        const { places, drawn } = last[end] as { places: Uint16Array; drawn: Uint8Array };
        let sum = 0;
        for (let one = 0; one < places.length; one += 1)
          sum += inTable(sums[inTable(places[one])]) * inTable(share[inTable(drawn[one])]);
        into[at * ends + end] = sum;
      }
    }
  }
}

/** How the sums that one kind leaves are made of those before; the first new one is put at `places`. */
function summedAway({ rests, groups, places: before }: Sums, weight: number, places: number) {
  const sums: Sums = { rests: [], groups: [], places: [] };
  const sumOf = new Map<number, number>();
  // By sum: a bit for each number of cards of the kind, and by that number the place it is made of.
  const masks: number[] = [];
  const from = new Uint16Array(rests.length * PLACES);
  for (let at = 0; at < rests.length; at += 1) {
    const held = Math.floor(inTable(rests[at]) / weight);
    const rest = inTable(rests[at]) - held * weight;
    const group = inTable(groups[at]);
    const key = rest * MOST_GROUPS + group;
    let sum = sumOf.get(key);
    if (sum === undefined) {
      sum = masks.length;
      sumOf.set(key, sum);
      masks.push(0);
      sums.rests.push(rest);
      sums.groups.push(group);
    }
    masks[sum] = inTable(masks[sum]) | (1 << held);
    from[sum * PLACES + held] = inTable(before[at]);
  }
  const byMask = new Map<number, number[]>();
  for (const [sum, mask] of masks.entries()) {
    // To take none there is one way.
    if (mask === 1) sums.places[sum] = inTable(from[sum * PLACES]);
    else if (byMask.get(mask)?.push(sum) === undefined) byMask.set(mask, [sum]);
  }
  let to = places;
  const alike = Array.from(byMask, ([mask, of]): Alike => {
    const held = Array.from({ length: PLACES }, (_, count) => count).filter((count) => mask & (1 << count));
    const made: Alike = { held, to, count: of.length, from: new Uint16Array(of.length * held.length) };
    for (const [at, sum] of of.entries()) {
      for (const [term, count] of held.entries())
        made.from[at * held.length + term] = inTable(from[sum * PLACES + count]);
      sums.places[sum] = to;
      to += 1;
    }
    return made;
  });
  return { alike, sums };
}

function sumAway({ alike }: Step, left: number, sums: Float64Array): void {
  for (let at = 0; at < alike.length; at += 1) sumAlike(alike[at] as Alike, left * PLACES, sums);
}

/** Up to three are written out, which takes less than a loop over the sums before. */
function sumAlike({ held, to, count, from }: Alike, row: number, sums: Float64Array): void {
  const one = inTable(WAYS[row + inTable(held[0])]);
  if (held.length === 1) {
    sumOnes(from, to, count, one, sums);
    return;
  }
  const two = inTable(WAYS[row + inTable(held[1])]);
  if (held.length === 2) {
    sumTwos(from, to, count, one, two, sums);
    return;
  }
  const three = inTable(WAYS[row + inTable(held[2])]);
  sumThrees(from, held.length, to, count, one, two, three, sums);
  for (let more = 3; more < held.length; more += 1)
    addOne(from, more, held.length, to, count, inTable(WAYS[row + inTable(held[more])]), sums);
}

function sumOnes(from: Uint16Array, to: number, count: number, one: number, sums: Float64Array): void {
  for (let at = 0; at < count; at += 1) sums[to + at] = inTable(sums[inTable(from[at])]) * one;
}

function sumTwos(
  from: Uint16Array,
  to: number,
  count: number,
  one: number,
  two: number,
  sums: Float64Array,
): void {
  for (let place = 0, at = 0; place < count; place += 1, at += 2)
    sums[to + place] = inTable(sums[inTable(from[at])]) * one + inTable(sums[inTable(from[at + 1])]) * two;
}

function sumThrees(
  from: Uint16Array,
  terms: number,
  to: number,
  count: number,
  one: number,
  two: number,
  three: number,
  sums: Float64Array,
): void {
  for (let place = 0, at = 0; place < count; place += 1, at += terms)
    sums[to + place] =
      inTable(sums[inTable(from[at])]) * one +
      inTable(sums[inTable(from[at + 1])]) * two +
      inTable(sums[inTable(from[at + 2])]) * three;
}

function addOne(
  from: Uint16Array,
  term: number,
  terms: number,
  to: number,
  count: number,
  ways: number,
  sums: Float64Array,
): void {
  for (let place = to, at = term; place < to + count; place += 1, at += terms)
    sums[place] = inTable(sums[place]) + inTable(sums[inTable(from[at])]) * ways;
}
