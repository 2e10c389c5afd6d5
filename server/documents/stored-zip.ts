/** Writes a ZIP as `plain-zip.ts` reads it, file after file as they are, so that none of it has to be held in memory. */
import { dosTime } from './zip-date';

const LOCAL = 0x0403_4b50;
const CENTRAL = 0x0201_4b50;
const END = 0x0605_4b50;
const HEAD = { local: 30, central: 46, end: 22 };
const VERSION = 20;

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

const centralHead = (file: StoredFile, dated: Date, at: number): Uint8Array =>
  head(HEAD.central, file.name, (view) => {
    view.setUint32(0, CENTRAL, true);
    view.setUint16(4, VERSION, true);
    described(view, 6, file, dated);
    view.setUint32(42, at, true);
  });

const headsOf = (name: string): number => HEAD.local + HEAD.central + 2 * name.length;

export const storedSize = (files: readonly Pick<StoredFile, 'name' | 'size'>[]): number =>
  files.reduce((sum, { name, size }) => sum + size + headsOf(name), HEAD.end);

/** Names are plain letters; whoever writes longer files than they said breaks the ZIP, so that is an error. */
export async function* storedZip(files: readonly StoredFile[], dated: Date): AsyncGenerator<Uint8Array> {
  const places: number[] = [];
  let at = 0;
  for (const file of files) {
    places.push(at);
    yield localHead(file, dated);
    let written = 0;
    for await (const chunk of file.bytes()) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== file.size) throw new Error(`${file.name} is not as long as it was`);
    at += HEAD.local + file.name.length + file.size;
  }
  const directory = at;
  for (const [index, file] of files.entries()) {
    const entry = centralHead(file, dated, places[index] ?? 0);
    at += entry.length;
    yield entry;
  }
  yield head(HEAD.end, '', (view) => {
    view.setUint32(0, END, true);
    view.setUint16(8, files.length, true);
    view.setUint16(10, files.length, true);
    view.setUint32(12, at - directory, true);
    view.setUint32(16, directory, true);
  });
}
