/**
 * A ZIP laid out as this program writes it: the files one after another, then the directory, and no other byte. Programs
 * differ in where they look for the directory and which name they take, so one that holds anything more may show one reader
 * other files than another. Runs in a browser too.
 */
import { Inflate } from 'fflate';
import { checksum as checksumOf } from '../marks/checksum';
import { type Reading, unreadable } from './pdf/reading';

const LOCAL = 0x0403_4b50;
const CENTRAL = 0x0201_4b50;
const END = 0x0605_4b50;
const HEAD = { local: 30, central: 46, end: 22 };
const STORED = 0;
const DEFLATED = 8;

const PLAIN_FILE = /^[\w.-]{1,200}$/;
/** Small enough that what it unpacks to is counted before there is much of it. */
const CHUNK = 16_384;

type Entry = {
  name: string;
  at: number;
  end: number;
  method: number;
  packed: Uint8Array;
  size: number;
  checksum: number;
  /** Time and date, as MS-DOS writes them. */
  stamp: number;
};

export type PlainZip = { files: Map<string, Uint8Array>; stamps: Map<string, number> };
export const NOT_PLAIN = 'it is not a ZIP as Assay writes it';
export const TOO_MANY = 'it holds more than any ZIP that Assay writes';

type Limits = { bytes: number; files: number };

class TooLarge extends RangeError {}
class NotPlain extends TypeError {}

const must = (so: boolean): void => {
  if (!so) throw new NotPlain('not as Assay writes it');
};

function inflated(packed: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((part) => {
    must(filled + part.length <= size);
    whole.set(part, filled);
    filled += part.length;
  });
  for (let from = 0; from < packed.length; from += CHUNK)
    inflate.push(packed.subarray(from, from + CHUNK), from + CHUNK >= packed.length);
  must(filled === size);
  return whole;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): Entry {
  must(at + HEAD.local <= bytes.length);
  const [packedSize, size] = [view.getUint32(at + 18, true), view.getUint32(at + 22, true)];
  const from = at + HEAD.local + view.getUint16(at + 26, true);
  const end = from + packedSize;
  // No flags, and nothing between the name and the file.
  must(view.getUint16(at + 6, true) === 0 && view.getUint16(at + 28, true) === 0 && end <= bytes.length);
  const name = String.fromCharCode(...bytes.subarray(at + HEAD.local, from));
  must(PLAIN_FILE.test(name));
  return {
    name,
    at,
    end,
    method: view.getUint16(at + 8, true),
    packed: bytes.subarray(from, end),
    size,
    checksum: view.getUint32(at + 14, true),
    stamp: view.getUint32(at + 10, true),
  };
}

/** The directory repeats the head and the name of the file, and adds only where it lies. */
function directoryEnd(bytes: Uint8Array, view: DataView, at: number, entry: Entry): number {
  const end = at + HEAD.central + entry.name.length;
  must(end <= bytes.length && view.getUint32(at, true) === CENTRAL);
  const same = (ours: number, theirs: number, count: number) => {
    for (let index = 0; index < count; index++) must(bytes[ours + index] === bytes[theirs + index]);
  };
  same(at + 6, entry.at + 4, 26);
  same(at + HEAD.central, entry.at + HEAD.local, entry.name.length);
  // By the rules of MS-DOS, so that no file is a link; no comment, no second disk, no attribute.
  must(bytes[at + 5] === 0 && bytes.subarray(at + 32, at + 42).every((byte) => byte === 0));
  must(view.getUint32(at + 42, true) === entry.at);
  return end;
}

function entriesOf(bytes: Uint8Array, limits: Limits): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = new Map<string, Entry>();
  let at = 0;
  let size = 0;
  while (at + 4 <= bytes.length && view.getUint32(at, true) === LOCAL) {
    const entry = entryAt(bytes, view, at);
    // Of two files with one name, programs differ in which they show.
    must(!entries.has(entry.name));
    entries.set(entry.name, entry);
    // What is stored as it is takes no more than the ZIP does.
    if (entry.method !== STORED) size += entry.size;
    if (size > limits.bytes || entries.size > limits.files) throw new TooLarge('too large');
    at = entry.end;
  }
  const directory = at;
  for (const entry of entries.values()) at = directoryEnd(bytes, view, at, entry);
  must(at + HEAD.end === bytes.length && view.getUint32(at, true) === END);
  must(view.getUint32(at + 4, true) === 0 && view.getUint16(at + 20, true) === 0);
  must(view.getUint16(at + 8, true) === entries.size && view.getUint16(at + 10, true) === entries.size);
  must(view.getUint32(at + 12, true) === at - directory && view.getUint32(at + 16, true) === directory);
  return entries;
}

/** Other programs tell a file with another checksum broken. */
function unpackedEntry({ method, packed, size, checksum }: Entry): Uint8Array {
  must(method === DEFLATED || (method === STORED && packed.length === size));
  const file = method === DEFLATED ? inflated(packed, size) : packed;
  must(checksumOf(file) === checksum);
  return file;
}

/** Sizes are checked before anything is unpacked, and again while it is: a small file may claim to be a large one, or be one. */
export function readPlainZip(bytes: Uint8Array, limits: Limits): Reading<PlainZip> {
  try {
    const entries = [...entriesOf(bytes, limits)];
    return {
      ok: true,
      value: {
        files: new Map(entries.map(([name, entry]) => [name, unpackedEntry(entry)])),
        stamps: new Map(entries.map(([name, { stamp }]) => [name, stamp])),
      },
    };
  } catch (error) {
    return unreadable(error instanceof TooLarge ? TOO_MANY : NOT_PLAIN);
  }
}
