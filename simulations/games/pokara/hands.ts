/** The order of three cards of the short pack, in which a suit counts even among three alike. */
import { HandOrder } from '../../equipment/cards/hand-order';
import { FACES, type Face, faceRank, faceSuit } from './pack';
import type { FlushOrder } from './parameters';

/** The weakest first. */
export const POKARA_CATEGORIES = [
  'high-card',
  'pair',
  'straight',
  'flush',
  'three-of-a-kind',
  'straight-flush',
  'royal-flush',
  'trip-flush',
] as const;
export type PokaraCategory = (typeof POKARA_CATEGORIES)[number];

export type Hand = readonly [Face, Face, Face];

export function categoryOf(hand: Hand): PokaraCategory {
  const ranks = fallingRanks(hand);
  const oneSuit = hand.every((face) => faceSuit(face) === faceSuit(hand[0]));
  const different = new Set(ranks).size;
  if (different === 1) return oneSuit ? 'trip-flush' : 'three-of-a-kind';
  if (different === 3 && ranks[0] - ranks[2] === 2) {
    if (!oneSuit) return 'straight';
    return ranks[0] === 4 ? 'royal-flush' : 'straight-flush';
  }
  if (oneSuit) return 'flush';
  return different === 2 ? 'pair' : 'high-card';
}

type ThreeRanks = [number, number, number];
const fallingRanks = (hand: Hand) => hand.map(faceRank).sort((a, b) => b - a) as ThreeRanks;

/** Two alike before the third. */
function grouped([high, middle, low]: ThreeRanks): ThreeRanks {
  return middle === low ? [middle, low, high] : [high, middle, low];
}

function decidedBy(hand: Hand, category: PokaraCategory, flushes: FlushOrder): number[] {
  const ranks = fallingRanks(hand);
  if (category === 'pair') return grouped(ranks);
  if (category !== 'flush' || flushes === 'by-cards') return ranks;
  return [new Set(ranks).size === 2 ? 1 : 0, ...grouped(ranks)];
}

export type HandClasses = {
  order: HandOrder<PokaraCategory>;
  /** By three faces in any order, as `placeOf` numbers them. */
  classOf: Uint8Array;
};

export const placeOf = (a: Face, b: Face, c: Face): number => (a * FACES + b) * FACES + c;

const known = new Map<FlushOrder, HandClasses>();

export function handClasses(flushes: FlushOrder): HandClasses {
  const found = known.get(flushes) ?? build(flushes);
  known.set(flushes, found);
  return found;
}

function build(flushes: FlushOrder): HandClasses {
  const hands: Hand[] = [];
  for (let a = 0; a < FACES; a += 1)
    for (let b = 0; b < FACES; b += 1) for (let c = 0; c < FACES; c += 1) hands.push([a, b, c]);
  const read = hands.map((hand) => {
    const category = categoryOf(hand);
    return { category, ranks: decidedBy(hand, category, flushes) };
  });
  const order = new HandOrder<PokaraCategory>(
    POKARA_CATEGORIES.map((category) => [
      category,
      read.filter((hand) => hand.category === category).map(({ ranks }) => ranks),
    ]),
  );
  return { order, classOf: Uint8Array.from(read, ({ category, ranks }) => order.classOf(category, ranks)) };
}
