/**
 * Writes a ZIP as `plain-zip.ts` reads it, file after file as they are, so that none of it has to be held in memory. One that
 * outgrows the 32 bits of a plain directory gets the wider fields of ZIP64; a smaller one is the same bytes as without them.
 */
import { dosTime } from './zip-date';

const LOCAL = 0x0403_4b50;
const CENTRAL = 0x0201_4b50;
const END = 0x0605_4b50;
const WIDE_END = 0x0606_4b50;
const WIDE_PLACE = 0x0706_4b50;
const HEAD = { local: 30, central: 46, end: 22, wideEnd: 56, widePlace: 20 };
const VERSION = 20;
/** The first version of the format that has wide fields. */
const WIDE_VERSION = 45;
/** A field of 32 or 16 bits that says “look in the wide one”. */
const WIDE = 0xffff_ffff;
const WIDE_COUNT = 0xffff;
/** Of a directory entry: kind, length, and where the file lies. */
const WIDE_FIELD = 12;

export type StoredFile = {
  name: string;
  size: number;
  /** CRC-32. */
  checksum: number;
  bytes: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** What the head of a file and the directory have in common. */
function described(view: DataView, at: number, { name, size, checksum }: StoredFile, dated: Date): void {
  const [time, date] = dosTime(dated);
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 6, time, true);
  view.setUint16(at + 8, date, true);
  view.setUint32(at + 10, checksum, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.length, true);
}

function head(size: number, name: string, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size + name.length);
  write(new DataView(bytes.buffer));
  bytes.set(new TextEncoder().encode(name), size);
  return bytes;
}

const localHead = (file: StoredFile, dated: Date): Uint8Array =>
  head(HEAD.local, file.name, (view) => {
    view.setUint32(0, LOCAL, true);
    described(view, 4, file, dated);
  });

function centralHead(file: StoredFile, dated: Date, at: number): Uint8Array {
  const entry = head(HEAD.central, file.name, (view) => {
    view.setUint32(0, CENTRAL, true);
    view.setUint16(4, VERSION, true);
    described(view, 6, file, dated);
    view.setUint32(42, Math.min(at, WIDE), true);
  });
  if (at < WIDE) return entry;
  const wide = new Uint8Array(entry.length + WIDE_FIELD);
  wide.set(entry);
  const view = new DataView(wide.buffer);
  view.setUint16(6, WIDE_VERSION, true);
  view.setUint16(30, WIDE_FIELD, true);
  view.setUint16(entry.length, 1, true);
  view.setUint16(entry.length + 2, WIDE_FIELD - 4, true);
  view.setBigUint64(entry.length + 4, BigInt(at), true);
  return wide;
}

type Directory = { at: number; size: number; count: number };

const isWide = ({ at, size, count }: Directory): boolean => at + size >= WIDE || count >= WIDE_COUNT;

function wideEnd({ at, size, count }: Directory): Uint8Array {
  const bytes = new Uint8Array(HEAD.wideEnd + HEAD.widePlace);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, WIDE_END, true);
  view.setBigUint64(4, BigInt(HEAD.wideEnd - 12), true);
  view.setUint16(12, WIDE_VERSION, true);
  view.setUint16(14, WIDE_VERSION, true);
  view.setBigUint64(24, BigInt(count), true);
  view.setBigUint64(32, BigInt(count), true);
  view.setBigUint64(40, BigInt(size), true);
  view.setBigUint64(48, BigInt(at), true);
  view.setUint32(HEAD.wideEnd, WIDE_PLACE, true);
  view.setBigUint64(HEAD.wideEnd + 8, BigInt(at + size), true);
  view.setUint32(HEAD.wideEnd + 16, 1, true);
  return bytes;
}

function plainEnd(directory: Directory): Uint8Array {
  const { at, size, count } = directory;
  return head(HEAD.end, '', (view) => {
    view.setUint32(0, END, true);
    view.setUint16(8, Math.min(count, WIDE_COUNT), true);
    view.setUint16(10, Math.min(count, WIDE_COUNT), true);
    view.setUint32(12, Math.min(size, WIDE), true);
    view.setUint32(16, Math.min(at, WIDE), true);
  });
}

type Sized = Pick<StoredFile, 'name' | 'size'>;

/** Where each file lies, and the directory after them. */
function laidOut(files: readonly Sized[]): { places: number[]; directory: Directory } {
  const places: number[] = [];
  let [at, size] = [0, 0];
  for (const { name, size: bytes } of files) {
    // Attachments and papers are far smaller; a file of its own would need wide sizes as well.
    if (bytes >= WIDE) throw new Error(`${name} has 4 GiB or more`);
    places.push(at);
    size += HEAD.central + name.length + (at < WIDE ? 0 : WIDE_FIELD);
    at += HEAD.local + name.length + bytes;
  }
  return { places, directory: { at, size, count: files.length } };
}

export function storedSize(files: readonly Sized[]): number {
  const { directory } = laidOut(files);
  const wide = isWide(directory) ? HEAD.wideEnd + HEAD.widePlace : 0;
  return directory.at + directory.size + wide + HEAD.end;
}

/** Names are plain letters; whoever writes longer files than they said breaks the ZIP, so that is an error. */
export async function* storedZip(files: readonly StoredFile[], dated: Date): AsyncGenerator<Uint8Array> {
  const { places, directory } = laidOut(files);
  for (const file of files) {
    yield localHead(file, dated);
    let written = 0;
    for await (const chunk of file.bytes()) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== file.size) throw new Error(`${file.name} is not as long as it was`);
  }
  for (const [index, file] of files.entries()) yield centralHead(file, dated, places[index] ?? 0);
  if (isWide(directory)) yield wideEnd(directory);
  yield plainEnd(directory);
}
