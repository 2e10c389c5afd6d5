/** The deals sorted by what is read of their points and ranks, and counted by pattern. */

import { inTable } from '../../../exact/in-table';
import { coder, type FeatureValue, sizeOf } from '../../../features/types';
import { type FeaturesSeeing, typeOf } from '../features/catalogue';
import type { Pack } from '../pack';
import type { Tableau } from '../tableau';
import { codesOf } from './codes';
import { type Deals, listDeals, unpack } from './deals';
import { PATHS, pathOf } from './paths';
import { NONE, PATTERN_COUNT, PATTERNS } from './patterns';
import { LIKENESS, POINTS, RANKS } from './readings';
import { REPEAT_COUNT, rankRepeats, repeatsNumber } from './repeats';

export type PointId = FeaturesSeeing<'points'>;
export type RankId = FeaturesSeeing<'ranks'>;
export type LikenessId = FeaturesSeeing<'likeness'>;

/** What every deal of a class reads, the points first, and how many there are of each pattern, or of each repeats. */
export type DealClass = { values: FeatureValue[]; counts: Float64Array };

/** Deals that read alike: the numbers of the values, by feature. The list is used again for the next. */
export type DealGroup = { codes: Uint8Array; class: number; pattern: number; deals: number };

/** Where nobody asks which cards are alike, how ranks repeat is enough. */
export type CountedBy = 'patterns' | 'repeats';

export const REPEATS_OF_RANKS = Uint8Array.from(PATTERNS, (pattern) => repeatsNumber(rankRepeats(pattern)));
const COLUMNS: Record<CountedBy, Uint16Array> = {
  patterns: Uint16Array.from(PATTERNS.keys()),
  repeats: Uint16Array.from(REPEATS_OF_RANKS),
};
const WIDTH: Record<CountedBy, number> = { patterns: PATTERN_COUNT, repeats: REPEAT_COUNT };

const PATH_LIST = Array.from({ length: PATHS }, (_, number) => pathOf(number));

export class DealCounting {
  private readonly deals: Deals;
  /** By value path; what most wagers are counted from. */
  private readonly byPath: Record<CountedBy, Map<number, Float64Array>>;
  private readonly read = new Map<RankId, Uint8Array>();

  constructor(
    private readonly pack: Pack,
    tableau: Tableau,
  ) {
    this.deals = listDeals(pack, tableau);
    this.byPath = { patterns: this.countByPath('patterns'), repeats: this.countByPath('repeats') };
  }

  classes(points: readonly PointId[], ranks: readonly RankId[], by: CountedBy): DealClass[] {
    return ranks.length === 0 ? this.byPoints(points, by) : this.byRanks(points, ranks, by);
  }

  private countByPath(by: CountedBy): Map<number, Float64Array> {
    const { count, paths, patterns } = this.deals;
    const counts = new Map<number, Float64Array>();
    for (let deal = 0; deal < count; deal += 1) {
      const path = inTable(paths[deal]);
      let here = counts.get(path);
      if (!here) {
        here = new Float64Array(WIDTH[by]);
        counts.set(path, here);
      }
      const column = inTable(COLUMNS[by][inTable(patterns[deal])]);
      here[column] = inTable(here[column]) + 1;
    }
    return counts;
  }

  private byPoints(points: readonly PointId[], by: CountedBy): DealClass[] {
    const { encode, decode } = codesOf(points, POINTS);
    const classes = new Map<number, DealClass>();
    for (const [path, counts] of this.byPath[by]) {
      const code = encode(PATH_LIST[path] as (typeof PATH_LIST)[number]);
      const found = classes.get(code);
      if (found) addAll(found.counts, counts);
      else classes.set(code, { values: decode(code), counts: counts.slice() });
    }
    return [...classes.values()];
  }

  private byRanks(points: readonly PointId[], ranks: readonly RankId[], by: CountedBy): DealClass[] {
    const classes = new Map<number, DealClass>();
    this.walk(points, ranks, (code, pattern, decode) => {
      let found = classes.get(code);
      if (!found) {
        found = { values: decode(), counts: new Float64Array(WIDTH[by]) };
        classes.set(code, found);
      }
      const column = inTable(COLUMNS[by][pattern]);
      found.counts[column] = inTable(found.counts[column]) + 1;
    });
    return [...classes.values()];
  }

  /** Every deal with the code of what is read of its points and ranks, which `decode` spells out, and its pattern. */
  walk(
    points: readonly PointId[],
    ranks: readonly RankId[],
    visit: (code: number, pattern: number, decode: () => FeatureValue[]) => void,
  ): void {
    const { ofPath, values } = numberedPoints(points);
    const rankCodes = codesOf(ranks, RANKS);
    const features = ranks.map((id) => ({ size: sizeOf(typeOf(id)), codes: this.codesOf(id) }));
    const { count, paths, patterns } = this.deals;
    let code = 0;
    const decode = () => [
      ...(values[Math.floor(code / rankCodes.size)] as FeatureValue[]),
      ...rankCodes.decode(code % rankCodes.size),
    ];
    for (let deal = 0; deal < count; deal += 1) {
      code = inTable(ofPath[inTable(paths[deal])]);
      for (const { size, codes } of features) code = code * size + inTable(codes[deal]);
      visit(code, inTable(patterns[deal]), decode);
    }
  }

  /** The deals that read alike and are of one pattern, together: their numbers in one and the same list, and how many. */
  *groups(
    points: readonly PointId[],
    ranks: readonly RankId[],
    likeness: readonly LikenessId[],
  ): Generator<DealGroup> {
    const { ofPath, values } = numberedPoints(points);
    const features = ranks.map((id) => ({ size: sizeOf(typeOf(id)), codes: this.codesOf(id) }));
    const { count, paths, patterns } = this.deals;
    const keys = new Float64Array(count);
    for (let deal = 0; deal < count; deal += 1) {
      let code = inTable(ofPath[inTable(paths[deal])]);
      for (const { size, codes } of features) code = code * size + inTable(codes[deal]);
      keys[deal] = code * PATTERN_COUNT + inTable(patterns[deal]);
    }
    keys.sort();
    const pointCodes = values.map((of) => of.map((value, i) => coder(typeOf(points[i] as PointId))(value)));
    const ofPattern = likeness.map((id) =>
      PATTERNS.map((pattern) => coder(typeOf(id))(LIKENESS[id](pattern))),
    );
    const codes = new Uint8Array(points.length + ranks.length + likeness.length);
    for (let from = 0, to = 0; from < count; from = to) {
      const key = inTable(keys[from]);
      while (keys[to] === key) to += 1;
      const pattern = key % PATTERN_COUNT;
      let rest = Math.floor(key / PATTERN_COUNT);
      for (let i = ranks.length - 1; i >= 0; i -= 1) {
        const { size } = features[i] as (typeof features)[number];
        codes[points.length + i] = rest % size;
        rest = Math.floor(rest / size);
      }
      codes.set(pointCodes[rest] as number[]);
      for (let i = 0; i < likeness.length; i += 1)
        codes[points.length + ranks.length + i] = inTable((ofPattern[i] as number[])[pattern]);
      yield { codes, class: Math.floor(key / PATTERN_COUNT), pattern, deals: to - from };
    }
  }

  /** Every deal with the numbers of the values of what is looked at, in one and the same list, and its pattern. */
  eachCodes(
    points: readonly PointId[],
    ranks: readonly RankId[],
    likeness: readonly LikenessId[],
    visit: (codes: Uint8Array, pattern: number) => void,
  ): void {
    const ofPath = points.map((id) => {
      const codeOf = coder(typeOf(id));
      return Uint8Array.from(PATH_LIST, (path) => codeOf(POINTS[id](path)));
    });
    const ofDeal = ranks.map((id) => this.codesOf(id));
    const ofPattern = likeness.map((id) => {
      const codeOf = coder(typeOf(id));
      return Uint8Array.from(PATTERNS, (pattern) => codeOf(LIKENESS[id](pattern)));
    });
    const codes = new Uint8Array(points.length + ranks.length + likeness.length);
    const { count, paths, patterns } = this.deals;
    for (let deal = 0; deal < count; deal += 1) {
      let at = 0;
      for (let i = 0; i < ofPath.length; i += 1)
        codes[at++] = inTable((ofPath[i] as Uint8Array)[inTable(paths[deal])]);
      for (let i = 0; i < ofDeal.length; i += 1) codes[at++] = inTable((ofDeal[i] as Uint8Array)[deal]);
      for (let i = 0; i < ofPattern.length; i += 1)
        codes[at++] = inTable((ofPattern[i] as Uint8Array)[inTable(patterns[deal])]);
      visit(codes, inTable(patterns[deal]));
    }
  }

  private codesOf(id: RankId): Uint8Array {
    const known = this.read.get(id);
    if (known) return known;
    const read = RANKS[id];
    const codeOf = coder(typeOf(id));
    const ranks = new Int8Array(6).fill(NONE);
    const seen = { ranks, pack: this.pack };
    const codes = new Uint8Array(this.deals.count);
    for (let deal = 0; deal < codes.length; deal += 1) {
      unpack(inTable(this.deals.ranks[deal]), ranks);
      codes[deal] = codeOf(read(seen));
    }
    this.read.set(id, codes);
    return codes;
  }
}

/** By value path the number of what is read of it, from 0 without gaps, and by that number the values. */
export function numberedPoints(points: readonly PointId[]): {
  ofPath: Uint16Array;
  values: FeatureValue[][];
} {
  const { encode, decode } = codesOf(points, POINTS);
  const numbers = new Map<number, number>();
  const ofPath = Uint16Array.from(PATH_LIST, (path) => {
    const code = encode(path);
    const known = numbers.get(code) ?? numbers.size;
    numbers.set(code, known);
    return known;
  });
  return { ofPath, values: [...numbers.keys()].map(decode) };
}

export function addAll(counts: Float64Array, more: Float64Array): void {
  for (let i = 0; i < counts.length; i += 1) counts[i] = inTable(counts[i]) + inTable(more[i]);
}
