/**
 * All that the dealer may draw, split into low cards and high ones. Few hands differ in their high cards and few in their low ones, so what
 * each half comes to is worked out once for many hands, and the two are multiplied: `method.md`.
 */
import { inTable } from '../../exact/in-table';
import { type DealerDraws, DRAWS, OVER } from './dealer-draws';
import { KINDS } from './ranks';

/** Kinds below this one are low: aces to fours. */
export const FIRST_HIGH = 4;

/** Of the kinds of a pair: none. */
export const NO_PAIR = -1;

/** Sets of cards of one half, each after the set with one card less; the first is empty. `factor`: the kind of its last card and how many before it. */
export type Half = { before: Uint16Array; factor: Uint16Array };

/**
 * Draws that end a hand at 17 to 21, in rows within rows: those with the same high cards, of these as many cards or those with the same end,
 * and so on. Of each row, the first of what it is made of, and one past the last of all.
 */
export type Rows = {
  firsts: Uint16Array;
  end: Uint8Array;
  ofKind: Uint8Array;
  depth: Uint8Array;
  high: Uint16Array;
};

export type Halves = {
  low: Half;
  high: Half;
  /** By draw: its low cards, and in how many orders it comes. */
  lowOf: Uint16Array;
  orders: Float64Array;
  /** Draws with the same high cards, number of cards and end. */
  inner: Rows;
  /** Of these, those that differ in one of them alone. */
  outer: Rows;
};

type Draw = {
  drawn: Uint8Array;
  end: number;
  ofKind: number;
  depth: number;
  high: number;
  low: number;
  orders: number;
};
type Part = 'end' | 'ofKind' | 'depth' | 'high';

/** Going over is what all others leave, and a blackjack is one card. */
function endedDraws({ depth, kind, end, orders }: DealerDraws): Draw[] {
  const found: Draw[] = [];
  const path: Uint8Array[] = [new Uint8Array(KINDS)];
  for (let node = 0; node < depth.length; node += 1) {
    const d = inTable(depth[node]);
    const drawn = (path[d - 1] as Uint8Array).slice();
    const of = inTable(kind[node]);
    drawn[of] = inTable(drawn[of]) + 1;
    path[d] = drawn;
    const how = inTable(end[node]);
    if (how !== DRAWS && how < OVER)
      found.push({ drawn, end: how, depth: d, orders: inTable(orders[node]), ofKind: 0, high: 0, low: 0 });
  }
  return found;
}

/** More than the dealer draws of a kind. */
const MORE = 16;

/** The cards of some kinds, each set by its number; sets with fewer cards come first. */
class Sets {
  private readonly numbers = new Map([[0, 0]]);
  private readonly before = [0];
  private readonly factor = [0];

  constructor(
    private readonly kinds: readonly number[],
    private readonly deep: number,
  ) {}

  numberOf(drawn: Uint8Array): number {
    let set = 0;
    let key = 0;
    let place = 1;
    for (const kind of this.kinds) {
      for (let n = 0; n < inTable(drawn[kind]); n += 1) {
        key += place;
        const known = this.numbers.get(key) ?? this.before.length;
        if (known === this.before.length) {
          this.before.push(set);
          this.factor.push(kind * this.deep + n);
          this.numbers.set(key, known);
        }
        set = known;
      }
      place *= MORE;
    }
    return set;
  }

  half(): Half {
    return { before: Uint16Array.from(this.before), factor: Uint16Array.from(this.factor) };
  }
}

/** Those after each other that are alike in all these parts. */
function rowsOf(draws: readonly Draw[], of: readonly Part[]): { rows: Rows; heads: Draw[] } {
  const firsts: number[] = [];
  const heads: Draw[] = [];
  draws.forEach((draw, at) => {
    const one = draws[at - 1];
    if (one && of.every((part) => draw[part] === one[part])) return;
    firsts.push(at);
    heads.push(draw);
  });
  return {
    heads,
    rows: {
      firsts: Uint16Array.from([...firsts, draws.length]),
      end: Uint8Array.from(heads, ({ end }) => end),
      ofKind: Uint8Array.from(heads, ({ ofKind }) => ofKind),
      depth: Uint8Array.from(heads, ({ depth }) => depth),
      high: Uint16Array.from(heads, ({ high }) => high),
    },
  };
}

const kept = new WeakMap<DealerDraws, Map<number, Halves>>();

/** With a kind that is in neither half; where none is, the outer rows say how cards end, else how many cards there are of that kind and in all. */
export function halvesOf(draws: DealerDraws, apart: number): Halves {
  const known = kept.get(draws) ?? new Map<number, Halves>();
  kept.set(draws, known);
  const halves = known.get(apart) ?? halved(draws, apart);
  known.set(apart, halves);
  return halves;
}

function halved(draws: DealerDraws, apart: number): Halves {
  const deep = draws.deepest + 1;
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => kind !== apart);
  const low = new Sets(
    kinds.filter((kind) => kind < FIRST_HIGH),
    deep,
  );
  const high = new Sets(
    kinds.filter((kind) => kind >= FIRST_HIGH),
    deep,
  );
  const all = endedDraws(draws);
  for (const draw of all) {
    draw.ofKind = draw.drawn[apart] ?? 0;
    draw.low = low.numberOf(draw.drawn);
    draw.high = high.numberOf(draw.drawn);
  }
  const outer: Part[] = apart === NO_PAIR ? ['end', 'high'] : ['end', 'ofKind', 'depth'];
  const inner: Part[] = apart === NO_PAIR ? [...outer, 'depth'] : [...outer, 'high'];
  all.sort((a, b) => {
    for (const part of inner) if (a[part] !== b[part]) return a[part] - b[part];
    return 0;
  });
  const { rows, heads } = rowsOf(all, inner);
  return {
    low: low.half(),
    high: high.half(),
    lowOf: Uint16Array.from(all, (one) => one.low),
    orders: Float64Array.from(all, ({ orders }) => orders),
    inner: rows,
    outer: rowsOf(heads, outer).rows,
  };
}
