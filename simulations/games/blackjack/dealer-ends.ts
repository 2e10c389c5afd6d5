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

/** Cards that end the dealer's hand. */
export type EndedHand = { counts: readonly number[]; orders: number; end: number };

/** One kind summed away: by sum before, which sum it goes into. Those with as many cards of the kind stand together, up to a place by number. */
type Step = { kind: number; weight: number; upTo: Uint16Array; into: Uint16Array };
type Sum = { number: number; group: number };

/** More than a shoe has of one kind. */
const MOST_LEFT = 256;
/** By how many there are and how many are taken: the ways to take them one after another. */
const WAYS = new Float64Array(MOST_LEFT * PLACES);
for (let of = 0; of < MOST_LEFT; of += 1)
  for (let taken = 0; taken < PLACES; taken += 1)
    WAYS[of * PLACES + taken] =
      taken === 0 ? 1 : inTable(WAYS[of * PLACES + taken - 1]) * Math.max(0, of - taken + 1);

export class DealerEnds {
  private readonly steps: Step[] = [];
  /** Before any step, and after each. */
  private readonly sums: Float64Array[];
  /** By sum that is left: the end, and how many cards. */
  private readonly end: number[] = [];
  private readonly drawn: number[] = [];

  constructor(
    ended: readonly EndedHand[],
    order: readonly number[],
    private readonly ends: number,
  ) {
    const groups = new Map<number, number>();
    const all = ended.map(({ counts, orders, end }) => {
      const drawn = counts.reduce((sum, count) => sum + count, 0);
      const group = groups.get(end * PLACES + drawn) ?? groups.size;
      if (group === groups.size) {
        groups.set(end * PLACES + drawn, group);
        this.end.push(end);
        this.drawn.push(drawn);
      }
      return { number: order.reduce((sum, kind) => sum * PLACES + inTable(counts[kind]), 0), group, orders };
    });
    all.sort((a, b) => a.number - b.number);
    this.sums = [Float64Array.from(all, ({ orders }) => orders)];
    let sums: Sum[] = all;
    order.forEach((kind, at) => {
      const weight = PLACES ** (order.length - 1 - at);
      const keyOf = ({ number, group }: Sum) => (number % weight) * groups.size + group;
      const next = [...new Map(sums.map((sum) => [keyOf(sum), sum])).values()].map(({ number, group }) => ({
        number: number % weight,
        group,
      }));
      // The last sums are by group alone.
      next.sort((a, b) => a.number - b.number || a.group - b.group);
      const places = new Map(next.map((sum, place) => [keyOf(sum), place]));
      const upTo = new Uint16Array(PLACES);
      for (const { number } of sums)
        for (let held = Math.floor(number / weight); held < PLACES; held += 1)
          upTo[held] = inTable(upTo[held]) + 1;
      const into = Uint16Array.from(sums, (sum) => places.get(keyOf(sum)) as number);
      this.steps.push({ kind, weight, upTo, into });
      this.sums.push(new Float64Array(next.length));
      sums = next;
    });
  }

  /** Into `into`, by set and end: how often the dealer ends so beside these sets, the smallest number first, in such a shoe. */
  beside(sets: ArrayLike<number>, { left, cards }: Cards, into: Float64Array): void {
    const { steps, sums, end, drawn, ends } = this;
    const held = new Int8Array(steps.length).fill(-1);
    const last = sums[steps.length] as Float64Array;
    // By how many cards the set has.
    const shares: Float64Array[] = [];
    into.fill(0, 0, sets.length * ends);
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
        sumAway(
          steps[step] as Step,
          Math.max(0, inTable(left[kind]) - of),
          sums[step] as Float64Array,
          sums[step + 1] as Float64Array,
        );
      }
      let share = shares[all];
      if (!share) {
        const falling = new Float64Array(PLACES).fill(1);
        for (let one = 1; one < PLACES; one += 1)
          falling[one] = inTable(falling[one - 1]) / Math.max(1, cards - all - one + 1);
        share = Float64Array.from(drawn, (count) => inTable(falling[count]));
        shares[all] = share;
      }
      for (let group = 0; group < last.length; group += 1) {
        const to = at * ends + inTable(end[group]);
        into[to] = inTable(into[to]) + inTable(last[group]) * inTable(share[group]);
      }
    }
  }
}

function sumAway({ upTo, into }: Step, left: number, from: Float64Array, to: Float64Array): void {
  to.fill(0);
  let at = 0;
  for (let held = 0; at < into.length; held += 1) {
    const end = inTable(upTo[held]);
    const ways = inTable(WAYS[left * PLACES + held]);
    if (ways === 0) return;
    for (; at < end; at += 1) {
      const place = inTable(into[at]);
      to[place] = inTable(to[place]) + inTable(from[at]) * ways;
    }
  }
}
