import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checksum } from './checksum';
import { isSoundMark, readMark } from './read-mark';

const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(type: string, data: Uint8Array, sum?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(sum ?? checksum(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

function head(width: number, height: number, colour: number, more: number[] = [0, 0, 0], depth = 8): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, ...more], 8);
  return chunk('IHDR', data);
}

const END = chunk('IEND', new Uint8Array());
const png = (...chunks: Buffer[]) => Buffer.concat([Buffer.from(HEAD), ...chunks]);
const packed = (rows: Uint8Array) => chunk('IDAT', deflateSync(rows));
/** Rows of 16 × 16 in which each channel follows from its place, unfiltered. */
const plain = (channels: number, value: (x: number, y: number, channel: number) => number) =>
  Uint8Array.from({ length: 16 * (16 * channels + 1) }, (_, at) => {
    const [y, x] = [Math.floor(at / (16 * channels + 1)), (at % (16 * channels + 1)) - 1];
    return x < 0 ? 0 : value(Math.floor(x / channels), y, x % channels);
  });

const read = (bytes: Buffer) => {
  const found = readMark(bytes);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  if (found.value.kind !== 'picture') throw new Error('not a picture');
  return found.value;
};

/** The pixels of what was written, by the rules of PNG alone: every row has filter 4. */
function pixels(base64: string): number[][] {
  const bytes = Buffer.from(base64, 'base64');
  const [width, height, colour] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25]];
  const step = colour === 6 ? 4 : 3;
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const out: number[][] = Array.from({ length: height }, () => new Array<number>(width * step).fill(0));
  const at = (y: number, x: number) => out[y]?.[x] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width * step; x += 1) {
      const [a, b, c] = [at(y, x - step), at(y - 1, x), at(y - 1, x - step)];
      const p = a + b - c;
      const nearest = [a, b, c].reduce((best, each) =>
        Math.abs(p - each) < Math.abs(p - best) ? each : best,
      );
      (out[y] as number[])[x] = ((rows[y * (width * step + 1) + 1 + x] ?? 0) + nearest) % 256;
    }
  return out;
}

it('is the reference checksum', () => {
  // The check value of CRC-32, and the last chunk of every PNG.
  expect(checksum(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(checksum(Buffer.from('IEND'))).toBe(0xae426082);
});

it('keeps every pixel and no other chunk', () => {
  const value = (x: number, y: number, channel: number) => (x * 13 + y * 7 + channel * 50) % 256;
  const secret = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  const mark = read(png(head(16, 16, 6), secret, packed(plain(4, value)), secret, END));
  expect(Buffer.from(mark.png, 'base64').toString('latin1')).not.toContain('script');
  expect(pixels(mark.png)).toEqual(
    Array.from({ length: 16 }, (_, y) =>
      Array.from({ length: 64 }, (_, x) => value(Math.floor(x / 4), y, x % 4)),
    ),
  );
  expect(isSoundMark(mark)).toBe(true);
  expect(isSoundMark({ ...mark, width: 17 })).toBe(false);
  expect(read(Buffer.from(mark.png, 'base64'))).toEqual(mark);
});

it.each([
  ['grey', 0, 1, []],
  ['grey with alpha', 4, 2, []],
  ['a palette', 3, 1, [chunk('PLTE', Uint8Array.from([9, 9, 9, 200, 200, 200]))]],
] as const)('reads %s', (_what, colour, channels, more) => {
  const rows = plain(channels, (x, _y, channel) => (channel === 1 ? 128 : x % 2));
  const { png: base64 } = read(png(head(16, 16, colour), ...more, packed(rows), END));
  const [row = []] = pixels(base64);
  const shown = colour === 3 ? [9, 200] : [0, 1];
  expect(row.slice(0, 3)).toEqual([shown[0], shown[0], shown[0]]);
  const second = colour === 4 ? row.slice(4, 8) : row.slice(3, 6);
  expect(second).toEqual([shown[1], shown[1], shown[1], ...(colour === 4 ? [128] : [])]);
});

it('undoes every filter', () => {
  const rows = Uint8Array.from({ length: 16 * 17 }, (_, at) => (at % 17 === 0 ? Math.floor(at / 17) % 5 : 3));
  const [zero = [], left = [], up = [], mean = [], paeth = []] = pixels(
    read(png(head(16, 16, 0), packed(rows), END)).png,
  );
  const grey = (row: number[], x: number) => row[x * 3];
  // By hand: 3; 3 more than its left; 3 more than above; 3 more than half of both; 3 more than the nearest.
  expect([grey(zero, 2), grey(left, 2), grey(up, 2)]).toEqual([3, 9, 12]);
  expect([grey(mean, 0), grey(mean, 1)]).toEqual([6, 10]);
  expect([grey(paeth, 0), grey(paeth, 1)]).toEqual([9, 13]);
});

const rows = plain(3, () => 7);
const good = [head(16, 16, 2), packed(rows), END] as const;
const bomb = () => deflateSync(Buffer.alloc(60_000_000), { level: 9 });

it.each<[string, () => Buffer, string]>([
  [
    'that unpacks to sixty megabytes',
    () => png(head(16, 16, 2), chunk('IDAT', bomb()), END),
    'does not unpack',
  ],
  [
    'that claims a hundred million pixels',
    () => png(head(10_000, 10_000, 6), packed(rows), END),
    'has 10,000 × 10,000 pixels',
  ],
  [
    'with sides of four thousand million',
    () => png(head(0xffffffff, 1, 6), packed(rows), END),
    'pixels. Use at most 2,000',
  ],
  ['of nothing', () => png(head(0, 0, 2), packed(rows), END), 'smaller than 16'],
  ['with too few pixels', () => png(head(17, 16, 2), packed(rows), END), 'does not unpack'],
  ['with too many', () => png(head(16, 16, 2), packed(Buffer.concat([rows, rows])), END), 'does not unpack'],
  [
    'with rows that no filter made',
    () => png(head(16, 16, 2), packed(rows.map((_, at) => (at % 49 === 0 ? 9 : 0))), END),
    'damaged',
  ],
  ['with a wrong checksum', () => png(head(16, 16, 2), chunk('IDAT', deflateSync(rows), 1), END), 'damaged'],
  ['that ends early', () => png(good[0], good[1]), 'ends before'],
  [
    'whose chunk is longer than the file',
    () => {
      const b = png(...good);
      b.writeUInt32BE(0x7fffffff, 33);
      return b;
    },
    'ends before',
  ],
  ['with a page behind it', () => Buffer.concat([png(...good), Buffer.from('<script>')]), 'goes on after'],
  ['without a head', () => png(good[1], END), 'has no head'],
  ['with two heads', () => png(good[0], good[0], good[1], END), 'damaged'],
  ['that moves', () => png(good[0], chunk('acTL', new Uint8Array(8)), good[1], END), 'moves'],
  ['that is interlaced', () => png(head(16, 16, 2, [0, 0, 1]), packed(rows), END), 'interlac'],
  ['with sixteen bits', () => png(head(16, 16, 2, [0, 0, 0], 16), packed(rows), END), 'eight bits'],
  ['with a palette of none', () => png(head(16, 16, 3), packed(plain(1, () => 0)), END), 'no palette'],
  [
    'with a colour beyond its palette',
    () => png(head(16, 16, 3), chunk('PLTE', new Uint8Array(3)), packed(plain(1, () => 9)), END),
    'damaged',
  ],
  ['of 400 kB', () => png(head(16, 16, 2), chunk('IDAT', Buffer.alloc(400_000)), END), 'at most 300 kB'],
])('a PNG %s is refused', (_what, bytes, says) => {
  const found = readMark(bytes());
  expect(found.ok ? 'read' : found.problems[0]).toMatchObject({
    code: 'mark-unusable',
    message: expect.stringContaining(says),
  });
});
