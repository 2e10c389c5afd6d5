/**
 * Sums in doubles as bytes, to be kept outside of memory: only the runs that are not zero, since a piece of a large count has most
 * of its sums at zero. What is read is exactly what was written, or nothing.
 */
import { createHash } from 'node:crypto';
import { inTable } from '../exact/in-table';
import { type Sums, sharedDoubles } from './sums';

/** Fewer zeros than this between two runs are written with them. */
const GAP = 4;
const DIGEST = 32;

type Doubles = readonly Float64Array[];
/** By array: its length, how many runs, and where each begins and how long it is. */
type Runs = number[];

export const inDoubles = (sums: readonly Sums[]): sums is Doubles =>
  sums.every((each) => each instanceof Float64Array);

function runsIn(sums: Float64Array): { runs: Runs; values: number } {
  const runs: Runs = [];
  let values = 0;
  let from = -1;
  let last = -1;
  const close = () => {
    if (from < 0) return;
    runs.push(from, last + 1 - from);
    values += last + 1 - from;
  };
  for (let i = 0; i < sums.length; i += 1) {
    if (inTable(sums[i]) === 0) continue;
    if (from < 0 || i - last > GAP) {
      close();
      from = i;
    }
    last = i;
  }
  close();
  return { runs, values };
}

const digestOf = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

export function bytesOf(sums: Doubles): Uint8Array {
  const found = sums.map((each) => ({ each, ...runsIn(each) }));
  const head = found.flatMap(({ each, runs }) => [each.length, runs.length / 2, ...runs]);
  // A place for the length of the head, and what makes its bytes a multiple of eight.
  const words = head.length + 1 + ((head.length + 1) % 2);
  const values = found.reduce((sum, part) => sum + part.values, 0);
  const bytes = new Uint8Array(words * 4 + values * 8 + DIGEST);
  new Uint32Array(bytes.buffer, 0, head.length + 1).set([head.length, ...head]);
  const doubles = new Float64Array(bytes.buffer, words * 4, values);
  let at = 0;
  for (const { each, runs } of found)
    for (let i = 0; i < runs.length; i += 2) {
      const [from, length] = [inTable(runs[i]), inTable(runs[i + 1])];
      doubles.set(each.subarray(from, from + length), at);
      at += length;
    }
  bytes.set(digestOf(bytes.subarray(0, -DIGEST)), bytes.length - DIGEST);
  return bytes;
}

/** Undefined where the bytes are not all that was written. */
export function fromBytes(given: Uint8Array): Float64Array[] | undefined {
  if (given.length < DIGEST + 8 || given.length % 8 !== 0) return undefined;
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const digest = digestOf(bytes.subarray(0, -DIGEST));
  if (!digest.every((byte, i) => byte === bytes[bytes.length - DIGEST + i])) return undefined;
  const size = (bytes.length - DIGEST) / 4;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, size);
  const heads = inTable(words[0]);
  const before = heads + 1 + ((heads + 1) % 2);
  const doubles = new Float64Array(bytes.buffer, bytes.byteOffset + before * 4, (size - before) / 2);
  const sums: Float64Array[] = [];
  let at = 0;
  for (let word = 1; word <= heads; ) {
    const [length, runs] = [inTable(words[word]), inTable(words[word + 1])];
    const each = sharedDoubles(length);
    word += 2;
    for (let run = 0; run < runs; run += 1) {
      const [from, count] = [inTable(words[word]), inTable(words[word + 1])];
      each.set(doubles.subarray(at, at + count), from);
      at += count;
      word += 2;
    }
    sums.push(each);
  }
  return sums;
}
