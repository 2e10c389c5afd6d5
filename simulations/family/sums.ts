import { inTable } from '../exact/in-table';
/**
 * Sums of whole numbers, carried so that nothing is lost: in doubles where no sum reaches 2^53, in pairs of doubles up to
 * 2^105, in bigints beyond. What a piece of an enumeration answers says by its shape which of them it is.
 */
export type Sums = Float64Array | Pairs | bigint[];

/** Each sum is high × 2^52 + low, with 0 <= low < 2^52: every number has one pair. */
export type Pairs = { high: Float64Array; low: Float64Array };

const LOW = 2 ** 52;
const HALF = 2 ** 26;

/** In memory that every thread reads without a copy. */
export const sharedDoubles = (length: number): Float64Array =>
  new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));

export const pairs = (length: number): Pairs => ({
  high: sharedDoubles(length),
  low: sharedDoubles(length),
});

/** Adds high × 2^52 + low: whole numbers, high below 2^52 and low below 2^53, either sign. */
export function addPair({ high, low }: Pairs, at: number, addedHigh: number, addedLow: number): void {
  // Taken apart first, so that low + low stays below 2^53.
  const carried = Math.floor(addedLow / LOW);
  const sum = inTable(low[at]) + (addedLow - carried * LOW);
  const over = sum >= LOW ? 1 : 0;
  low[at] = sum - over * LOW;
  // What is added first, or a sum past the safe whole numbers could be brought back by the carry.
  const total = inTable(high[at]) + (addedHigh + carried + over);
  if (!Number.isSafeInteger(total)) throw new RangeError('a sum is not below 2^105');
  high[at] = total;
}

/** Adds a product of two whole numbers, each below 2^52 and not negative, whose own double would be rounded. */
export function addProduct(sums: Pairs, at: number, a: number, b: number): void {
  const [a1, b1] = [Math.floor(a / HALF), Math.floor(b / HALF)];
  const [a0, b0] = [a - a1 * HALF, b - b1 * HALF];
  // a × b = a1 b1 × 2^52 + (a1 b0 + a0 b1) × 2^26 + a0 b0, where every part is below 2^53.
  const middle = a1 * b0 + a0 * b1;
  const middleHigh = Math.floor(middle / HALF);
  addPair(sums, at, a1 * b1 + middleHigh, (middle - middleHigh * HALF) * HALF);
  addPair(sums, at, 0, a0 * b0);
}

export const pairAt = ({ high, low }: Pairs, at: number): bigint =>
  BigInt(inTable(high[at])) * BigInt(LOW) + BigInt(inTable(low[at]));

const inDoubles = (sums: Sums): sums is Float64Array => sums instanceof Float64Array;
const isShared = ({ buffer }: Float64Array): boolean => buffer instanceof SharedArrayBuffer;

/** Whether these may become the total without a copy. */
export const mayBeKept = (sums: Sums): boolean =>
  inDoubles(sums) ? isShared(sums) : Array.isArray(sums) || (isShared(sums.high) && isShared(sums.low));

export const isEmpty = (sums: Sums): boolean => ('low' in sums ? sums.low : sums).length === 0;

/** The same number of zeros, carried alike. */
export function zerosLike(sums: Sums): Sums {
  if (inDoubles(sums)) return sharedDoubles(sums.length);
  return Array.isArray(sums) ? sums.map(() => 0n) : pairs(sums.low.length);
}

/** Throws if the two are not carried alike, or if a sum outgrows what carries it. */
export function addSums(into: Sums, sums: Sums): void {
  if (inDoubles(into) && inDoubles(sums)) addDoubles(into, sums);
  else if (Array.isArray(into) && Array.isArray(sums)) addBigs(into, sums);
  else if ('high' in into && 'high' in sums) {
    sameLength(into.low, sums.low);
    for (let i = 0; i < sums.low.length; i += 1)
      addPair(into, i, inTable(sums.high[i]), inTable(sums.low[i]));
  } else throw new RangeError('pieces of one pass carry their sums in different ways');
}

/** A sum of doubles that has passed 2^53 may have lost a one, even where later ones bring it back: each is checked. */
function addDoubles(into: Float64Array, sums: Float64Array): void {
  sameLength(into, sums);
  let largest = 0;
  for (let i = 0; i < sums.length; i += 1) {
    const sum = inTable(into[i]) + inTable(sums[i]);
    largest = Math.max(largest, Math.abs(sum));
    into[i] = sum;
  }
  if (!(largest <= Number.MAX_SAFE_INTEGER)) throw new RangeError('a sum is not below 2^53');
}

function addBigs(into: bigint[], sums: bigint[]): void {
  sameLength(into, sums);
  for (const [i, sum] of sums.entries()) into[i] = (into[i] as bigint) + sum;
}

function sameLength(into: { length: number }, sums: { length: number }): void {
  if (into.length !== sums.length) throw new RangeError('pieces of one pass have different numbers of sums');
}

/** Throws where a sum is not the whole number that it stands for. */
export function checkSums(sums: Sums): void {
  if (inDoubles(sums)) {
    if (!sums.every(Number.isSafeInteger)) throw new RangeError('a sum is not below 2^53');
  } else if (!Array.isArray(sums)) {
    const { high, low } = sums;
    if (
      !high.every(Number.isSafeInteger) ||
      !low.every((part) => Number.isInteger(part) && part >= 0 && part < LOW)
    )
      throw new RangeError('a pair of doubles is not in its one form');
  }
}
