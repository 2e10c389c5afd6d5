/** ZIPs that outgrow 32 bits: where everything lies by the wide fields, and that no more is made than was taken. */
import { expect, it } from 'vitest';
import { checksum } from '../marks/checksum';
import { readPlainZip } from './plain-zip';
import { type StoredFile, storedSize, storedZip } from './stored-zip';

const DATED = new Date('2026-11-29T12:00:00Z');
const PIECE = new Uint8Array(1024 * 1024);

/** `made` counts the pieces that were asked for. */
function large(name: string, pieces: number, made: { pieces: number }): StoredFile {
  return {
    name,
    size: pieces * PIECE.length,
    checksum: 0x1234_5678,
    *bytes() {
      for (let index = 0; index < pieces; index++) {
        made.pieces += 1;
        yield PIECE;
      }
    },
  };
}

const small = (name: string, text: string): StoredFile => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, checksum: checksum(bytes), bytes: () => [bytes] };
};

it('a ZIP of more than 4 GiB says in wide fields where its files and its directory lie', async () => {
  const made = { pieces: 0 };
  const files = [
    ...['a.bin', 'b.bin', 'c.bin', 'd.bin', 'e.bin'].map((name) => large(name, 1000, made)),
    small('last.txt', 'the end'),
  ];
  const heads = new Map<number, Uint8Array>();
  let [at, taken] = [0, 0];
  for await (const chunk of storedZip(files, DATED)) {
    if (chunk.length < PIECE.length) heads.set(at, chunk);
    else taken += 1;
    expect(made.pieces - taken, 'made ahead of what was taken').toBe(0);
    at += chunk.length;
  }
  expect(at).toBe(storedSize(files));
  expect(at).toBeGreaterThan(2 ** 32);
  const tail = Buffer.concat([...heads.entries()].filter(([place]) => place > 5e9).map(([, bytes]) => bytes));
  const end = tail.subarray(-22);
  expect([end.readUInt32LE(0), end.readUInt16LE(10), end.readUInt32LE(16)]).toEqual([
    0x06054b50, 6, 0xffffffff,
  ]);
  const locator = tail.subarray(-42, -22);
  expect([locator.readUInt32LE(0), locator.readUInt32LE(16)]).toEqual([0x07064b50, 1]);
  const wideAt = Number(locator.readBigUInt64LE(8));
  const wide = tail.subarray(-98, -42);
  expect(wideAt).toBe(at - 98);
  expect([wide.readUInt32LE(0), wide.readBigUInt64LE(4), wide.readBigUInt64LE(32)]).toEqual([
    0x06064b50,
    44n,
    6n,
  ]);
  const directory = Number(wide.readBigUInt64LE(48));
  expect(directory + Number(wide.readBigUInt64LE(40))).toBe(wideAt);
  const entries = [...heads.entries()].filter(([place]) => place >= directory && place < wideAt);
  const last = Buffer.from(entries.at(-1)?.[1] ?? []);
  expect([last.readUInt32LE(0), last.readUInt32LE(42), last.readUInt16LE(30)]).toEqual([
    0x02014b50, 0xffffffff, 12,
  ]);
  const placed = Number(last.readBigUInt64LE(46 + 'last.txt'.length + 4));
  const local = Buffer.from(heads.get(placed) ?? []);
  expect([local.readUInt32LE(0), local.subarray(30).toString()]).toEqual([0x04034b50, 'last.txt']);
  expect(Buffer.from(heads.get(placed + 38) ?? []).toString()).toBe('the end');
});

it('a small ZIP has no wide field, so that a strict reader takes it', async () => {
  const files = [small('one.txt', 'one'), small('two.txt', 'two')];
  const chunks: Uint8Array[] = [];
  for await (const chunk of storedZip(files, DATED)) chunks.push(chunk);
  const zip = Buffer.concat(chunks);
  expect(zip.length).toBe(storedSize(files));
  const read = readPlainZip(zip, { bytes: 1000, files: 10 });
  expect(read.ok && [...read.value.files.keys()]).toEqual(['one.txt', 'two.txt']);
});

it('a file that is not as long as it was breaks the ZIP off', async () => {
  const short = { ...small('one.txt', 'one'), size: 4 };
  const all = async () => {
    for await (const _ of storedZip([short], DATED));
  };
  await expect(all()).rejects.toThrow('one.txt is not as long as it was');
});
