/**
 * How often a wager ends in each event, for every number of decks at once: sequences of ranks or of faces by how they
 * repeat. What is counted depends on what the wager's conditions look at and on no more: the points need the list of
 * deals by value path that all wagers share, named ranks one walk over the deals, suits one look at each pattern.
 */

import { inTable } from '../../../exact/in-table';
import { type SortCodes, sortByCodes, type Told } from '../../../features/row-answers';
import { type FeatureValue, sizeOf } from '../../../features/types';
import { type FeatureId, type FeaturesSeeing, seenIn, typeOf } from '../features/catalogue';
import { type BaccaratWager, decider, eventsOf, looksAt } from '../features/condition';
import type { Pack } from '../pack';
import type { Tableau } from '../tableau';
import {
  addAll,
  type DealClass,
  DealCounting,
  type DealGroup,
  type PointId,
  type RankId,
  REPEATS_OF_RANKS,
} from './classes';
import { type Codes, codesOf } from './codes';
import { finenessOf } from './fineness';
import { PATTERN_COUNT, PATTERNS, type Pattern } from './patterns';
import { FACES, LIKENESS } from './readings';
import { REPEAT_COUNT } from './repeats';
import { type FaceId, type SuitClass, SuitCounting } from './suits';

export type Tally = {
  /** What repeats: a rank, of which a deck holds one of each suit, or a face, of which it holds one. */
  repeating: 'rank' | 'face';
  /** By event of the wager and repeats. Whole numbers below 52^6, which is below 2^53. */
  counts: Float64Array[];
};

type Rows = Pick<BaccaratWager, 'rows' | 'otherwise'>;
type Decide = (values: readonly FeatureValue[]) => number;
/** Into which event a deal goes, from the values of features or from their numbers. */
type Sorting = {
  sorter: (features: FeatureId[]) => Decide;
  codesSorter: (features: Told[]) => SortCodes;
};

/** Counts by event and repeats; an event is made room for when it first happens. */
class Heaps {
  constructor(readonly counts: Float64Array[]) {}

  at(event: number): Float64Array {
    const known = this.counts[event];
    if (known) return known;
    const made = new Float64Array(REPEAT_COUNT);
    this.counts[event] = made;
    return made;
  }
}

export class Counting {
  private readonly deals: DealCounting;
  private readonly suits: SuitCounting;

  constructor(pack: Pack, tableau: Tableau) {
    this.deals = new DealCounting(pack, tableau);
    this.suits = new SuitCounting(pack.suits);
  }

  tally(wager: Rows): Tally {
    const firstOf = (set: boolean[]) => (set.includes(true) ? set.indexOf(true) : set.length);
    const sorting: Sorting = {
      sorter: (features) => decider(wager, features),
      codesSorter: (features) => sortByCodes(wager, features, firstOf),
    };
    return this.sorted(looksAt(wager), sorting, eventsOf(wager).length);
  }

  /** The same where which events there are shows only in the counting; `events` of them are counted at least. */
  sorted(ids: readonly FeatureId[], { sorter, codesSorter }: Sorting, events = 0): Tally {
    const points = seenIn('points', ids) as PointId[];
    const ranks = seenIn('ranks', ids) as RankId[];
    const likeness = seenIn('likeness', ids) as FeaturesSeeing<'likeness'>[];
    const faces = seenIn('faces', ids) as FaceId[];
    const inOrder = [...points, ...ranks, ...likeness, ...faces];
    const decide = sorter(inOrder);
    const heaps = new Heaps(Array.from({ length: events }, () => new Float64Array(REPEAT_COUNT)));
    const alike = likenessOf(likeness);
    if (faces.length > 0 && !finenessOf(ids).held) {
      const sort = codesSorter(inOrder.map((id) => ({ id, type: typeOf(id) })));
      bySuits(
        this.deals.groups(points, ranks, likeness),
        alike,
        this.suits.classes(faces),
        faces,
        sort,
        heaps,
      );
    } else if (faces.length > 0)
      byFaces(
        this.deals.classes(points, ranks, 'patterns'),
        alike,
        { classes: this.suits.classes(faces), ...codesOf(faces, FACES) },
        decide,
        heaps,
      );
    else if (ranks.length > 0) {
      const sort = codesSorter(inOrder.map((id) => ({ id, type: typeOf(id) })));
      this.deals.eachCodes(points, ranks, likeness, (codes, pattern) =>
        add(heaps.at(sort(codes)), inTable(REPEATS_OF_RANKS[pattern]), 1),
      );
    } else if (likeness.length > 0)
      byLikeness(this.deals.classes(points, [], 'patterns'), alike, decide, heaps);
    else
      for (const { values, counts } of this.deals.classes(points, [], 'repeats'))
        addAll(heaps.at(decide(values)), counts);
    return { repeating: faces.length === 0 ? 'rank' : 'face', counts: heaps.counts };
  }
}

type Likeness = Codes<Pattern> & { ofPattern: number[] };
type Faces = Codes<never> & { classes: readonly (readonly SuitClass[])[] };

function likenessOf(ids: readonly FeaturesSeeing<'likeness'>[]): Likeness {
  const codes = codesOf(ids, LIKENESS);
  return { ...codes, ofPattern: PATTERNS.map(codes.encode) };
}

function byLikeness(classes: readonly DealClass[], likeness: Likeness, decide: Decide, into: Heaps): void {
  for (const { values, counts } of classes) {
    const eventOf = new Map<number, number>();
    for (let pattern = 0; pattern < PATTERN_COUNT; pattern += 1) {
      const deals = inTable(counts[pattern]);
      if (deals === 0) continue;
      const alike = inTable(likeness.ofPattern[pattern]);
      let event = eventOf.get(alike);
      if (event === undefined) {
        event = decide([...values, ...likeness.decode(alike)]);
        eventOf.set(alike, event);
      }
      add(into.at(event), inTable(REPEATS_OF_RANKS[pattern]), deals);
    }
  }
}

function byFaces(
  classes: readonly DealClass[],
  likeness: Likeness,
  faces: Faces,
  decide: Decide,
  into: Heaps,
): void {
  for (const { values, counts } of classes) {
    const eventOf = new Map<number, number>();
    for (let pattern = 0; pattern < PATTERN_COUNT; pattern += 1) {
      const deals = inTable(counts[pattern]);
      if (deals === 0) continue;
      const alike = inTable(likeness.ofPattern[pattern]);
      for (const { code, repeats, ways } of faces.classes[pattern] as SuitClass[]) {
        const key = alike * faces.size + code;
        let event = eventOf.get(key);
        if (event === undefined) {
          event = decide([...values, ...likeness.decode(alike), ...faces.decode(code)]);
          eventOf.set(key, event);
        }
        const counted = into.at(event);
        for (let i = 0; i < repeats.length; i += 1)
          add(counted, inTable(repeats[i]), deals * inTable(ways[i]));
      }
    }
  }
}

/**
 * Group by group, where there are too many classes to hold. The groups of one class follow each other, so what was asked
 * for one way of suits is kept until the next class begins.
 */
function bySuits(
  groups: Iterable<DealGroup>,
  { ofPattern }: Likeness,
  classes: readonly (readonly SuitClass[])[],
  faces: readonly FaceId[],
  sort: SortCodes,
  into: Heaps,
): void {
  const sizes = faces.map((id) => sizeOf(typeOf(id)));
  const suitCodes = new Map<number, number>();
  const numbers = classes.map((of) => Uint16Array.from(of, ({ code }) => numberIn(suitCodes, code)));
  const suits = [...suitCodes.keys()].map((code) => digits(code, sizes));
  const alikeCodes = new Map<number, number>();
  const alike = ofPattern.map((code) => numberIn(alikeCodes, code));
  const eventOf = new Int32Array(alikeCodes.size * suits.length);
  let before = -1;
  let codes = new Uint8Array(0);
  for (const { codes: own, class: number, pattern, deals } of groups) {
    if (codes.length === 0) codes = new Uint8Array(own.length + sizes.length);
    if (number !== before) eventOf.fill(NOT_ASKED);
    before = number;
    codes.set(own);
    const first = inTable(alike[pattern]) * suits.length;
    const known = classes[pattern] as SuitClass[];
    const numbered = numbers[pattern] as Uint16Array;
    for (let way = 0; way < known.length; way += 1) {
      const suit = inTable(numbered[way]);
      let event = inTable(eventOf[first + suit]);
      if (event === NOT_ASKED) {
        codes.set(suits[suit] as Uint8Array, own.length);
        event = sort(codes);
        eventOf[first + suit] = event;
      }
      const { repeats, ways } = known[way] as SuitClass;
      const counted = into.at(event);
      for (let i = 0; i < repeats.length; i += 1) add(counted, inTable(repeats[i]), deals * inTable(ways[i]));
    }
  }
}

const NOT_ASKED = -1;

function numberIn(numbers: Map<number, number>, code: number): number {
  const known = numbers.get(code) ?? numbers.size;
  numbers.set(code, known);
  return known;
}

/** The number of each feature's value, from the code of all: the first is the most telling. */
function digits(code: number, sizes: readonly number[]): Uint8Array {
  const found = new Uint8Array(sizes.length);
  let rest = code;
  for (let i = sizes.length - 1; i >= 0; i -= 1) {
    found[i] = rest % inTable(sizes[i]);
    rest = Math.floor(rest / inTable(sizes[i]));
  }
  return found;
}

function add(counts: Float64Array, at: number, more: number): void {
  counts[at] = inTable(counts[at]) + more;
}
