/**
 * For each pattern, every way in which suits can lie on its cards: how many of them read alike, and how faces (rank
 * and suit) repeat in those. There are at most 4^6 for each of 203 patterns.
 */

import { inTable } from '../../../exact/in-table';
import { coder, sizeOf } from '../../../features/types';
import { type FeaturesSeeing, typeOf } from '../features/catalogue';
import { NONE, PATTERNS, type Pattern } from './patterns';
import { FACES } from './readings';
import { REPEAT_COUNT, repeatsNumber } from './repeats';

export type FaceId = FeaturesSeeing<'faces'>;

export type SuitClass = {
  /** What is read of the faces; the code of `codesOf`, the first feature the most telling. */
  code: number;
  /** How faces repeat, and beside it in how many ways. */
  repeats: number[];
  ways: number[];
};

/** By place and way. Patterns with cards at the same places share them. */
type Ways = readonly Uint8Array[];

const LARGE = 20_000;
const sizeOfAll = (classes: SuitClass[][]): number => classes.reduce((sum, { length }) => sum + length, 0);

export class SuitCounting {
  private readonly ways: readonly Ways[];
  /** All suits at once are some 400 MB: what is large is kept only until something else is asked for. */
  private readonly counted = new Map<string, SuitClass[][]>();
  /** By feature, pattern and way: read once, whichever wagers look at it. */
  private readonly read = new Map<FaceId, Uint8Array[]>();
  private repeats: Uint8Array[] | undefined;

  constructor(suits: number) {
    const shared = new Map<string, Ways>();
    this.ways = PATTERNS.map((pattern) => {
      const places = placesOf(pattern);
      const ways = shared.get(places.join()) ?? waysAt(places, suits);
      shared.set(places.join(), ways);
      return ways;
    });
  }

  /** By pattern. */
  classes(ids: readonly FaceId[]): SuitClass[][] {
    const known = this.counted.get(ids.join());
    if (known) return known;
    for (const [key, classes] of this.counted) if (sizeOfAll(classes) > LARGE) this.counted.delete(key);
    const counted = this.count(ids);
    this.counted.set(ids.join(), counted);
    return counted;
  }

  private count(ids: readonly FaceId[]): SuitClass[][] {
    const features = ids.map((id) => ({ size: sizeOf(typeOf(id)), codes: this.codesOf(id) }));
    this.repeats ??= this.perPattern(faceRepeats);
    return this.repeats.map((repeats, pattern) => {
      const codes = new Float64Array(repeats.length);
      for (const feature of features) {
        const more = feature.codes[pattern] as Uint8Array;
        for (let way = 0; way < codes.length; way += 1)
          codes[way] = inTable(codes[way]) * feature.size + inTable(more[way]);
      }
      return sorted(codes, repeats);
    });
  }

  private codesOf(id: FaceId): Uint8Array[] {
    const known = this.read.get(id);
    if (known) return known;
    const read = FACES[id];
    const codeOf = coder(typeOf(id));
    const codes = this.perPattern(({ groups }, suits) => codeOf(read({ groups, suits })));
    this.read.set(id, codes);
    return codes;
  }

  private perPattern(read: (pattern: Pattern, suits: Uint8Array) => number): Uint8Array[] {
    return PATTERNS.map((pattern, number) => {
      const ways = this.ways[number] as Ways;
      const codes = new Uint8Array(ways.length);
      for (let way = 0; way < ways.length; way += 1) codes[way] = read(pattern, ways[way] as Uint8Array);
      return codes;
    });
  }
}

function sorted(codes: Float64Array, repeats: Uint8Array): SuitClass[] {
  const counts = new Map<number, number>();
  for (let way = 0; way < codes.length; way += 1) {
    const key = inTable(codes[way]) * REPEAT_COUNT + inTable(repeats[way]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const classes = new Map<number, SuitClass>();
  for (const [key, ways] of counts) {
    const code = Math.floor(key / REPEAT_COUNT);
    const found = classes.get(code) ?? { code, repeats: [], ways: [] };
    found.repeats.push(key % REPEAT_COUNT);
    found.ways.push(ways);
    classes.set(code, found);
  }
  return [...classes.values()];
}

const placesOf = ({ groups }: Pattern): number[] =>
  [...groups.keys()].filter((place) => groups[place] !== NONE);

function waysAt(places: readonly number[], suits: number): Uint8Array[] {
  return Array.from({ length: suits ** places.length }, (_, way) => {
    const bySuit = new Uint8Array(6);
    let rest = way;
    for (const place of places) {
      bySuit[place] = rest % suits;
      rest = Math.floor(rest / suits);
    }
    return bySuit;
  });
}

const SUIT_STEP = 4;
const sizes = new Uint8Array(6 * SUIT_STEP);
/** What a further card adds to the tally of a face, by how many it already has: one face more of the next size, one fewer of its own. */
const STEP = [0, 1, 2, 3, 4, 5].map((size) => 7 ** size - (size > 0 ? 7 ** (size - 1) : 0));
/** By how many faces lie there once, twice, three times..., as digits: the number of the repeats. */
const NUMBER_OF_TALLY = new Map<number, number>();

function faceRepeats({ groups }: Pattern, suits: Uint8Array): number {
  let tally = 0;
  for (let place = 0; place < groups.length; place += 1) {
    const group = inTable(groups[place]);
    if (group === NONE) continue;
    const face = SUIT_STEP * group + inTable(suits[place]);
    const size = inTable(sizes[face]);
    tally += inTable(STEP[size]);
    sizes[face] = size + 1;
  }
  let number = NUMBER_OF_TALLY.get(tally);
  if (number === undefined) {
    number = repeatsNumber([...sizes].filter((size) => size > 0));
    NUMBER_OF_TALLY.set(tally, number);
  }
  sizes.fill(0);
  return number;
}
