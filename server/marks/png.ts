/** A PNG is taken apart, its pixels checked against what its head says, and written again: no other chunk survives. */
import { deflateSync, inflateSync } from 'node:zlib';
import { type Mark, PICTURE_CHARACTERS_AT_MOST, PICTURE_PIXELS_AT_MOST } from '../vocabulary/mark';
import { checksum } from './checksum';
import { refuseMark } from './refusal';

export const PNG_BYTES_AT_MOST = 300_000;
const SMALLEST = 16;
const CHUNKS_AT_MOST = 1_000;
/** Decoded, eight bits a channel: what a sign needs, and no more memory than a page takes. */
const AREA_AT_MOST = 1_000_000;

export const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const AGAIN = 'Save it again as a PNG and upload that.';

type Chunk = { type: string; data: Buffer };

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = PNG_HEAD.length;
  for (;;) {
    if (at + 12 > bytes.length || chunks.length >= CHUNKS_AT_MOST)
      refuseMark(`This PNG ends before its picture does. ${AGAIN}`);
    const length = bytes.readUInt32BE(at);
    if (length > bytes.length - at - 12) refuseMark(`This PNG ends before its picture does. ${AGAIN}`);
    const named = bytes.subarray(at + 4, at + 8 + length);
    if (checksum(named) !== bytes.readUInt32BE(at + 8 + length)) refuseMark(`This PNG is damaged. ${AGAIN}`);
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, data: named.subarray(4) });
    at += 12 + length;
    if (type === 'IEND') break;
  }
  return at === bytes.length ? chunks : refuseMark(`This PNG goes on after its picture ends. ${AGAIN}`);
}

/** Channels by colour type: grey, colour, palette, grey with alpha, colour with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

type Head = { width: number; height: number; colour: number; channels: number };

function headOf(first: Chunk | undefined): Head {
  if (first?.type !== 'IHDR' || first.data.length !== 13) return refuseMark(`This PNG has no head. ${AGAIN}`);
  const { data } = first;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlace] = data.subarray(8);
  const most = PICTURE_PIXELS_AT_MOST.toLocaleString('en');
  if (width > PICTURE_PIXELS_AT_MOST || height > PICTURE_PIXELS_AT_MOST || width * height > AREA_AT_MOST)
    refuseMark(
      `This PNG has ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels. Use at most ${most} on a side and ${AREA_AT_MOST.toLocaleString('en')} in all.`,
    );
  if (width < SMALLEST || height < SMALLEST)
    refuseMark(`This PNG is smaller than ${SMALLEST} × ${SMALLEST} pixels. Upload a larger one.`);
  const channels = CHANNELS[colour ?? -1];
  if (depth !== 8 || channels === undefined)
    return refuseMark('This PNG does not have eight bits a channel. Save it with eight.');
  if (compression !== 0 || filter !== 0 || interlace !== 0)
    refuseMark('This PNG is interlaced, or packed in an unknown way. Save it without interlacing.');
  return { width, height, colour: colour ?? 0, channels };
}

/** The packed rows of the picture, exactly as many bytes as the head says. */
function rowsOf(chunks: Chunk[], { width, height, channels }: Head): Buffer {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const row = width * channels + 1;
  const size = row * height;
  let rows: Buffer;
  try {
    // Stops as soon as there is one byte too many: a small file can unpack to gigabytes.
    rows = inflateSync(packed, { maxOutputLength: size });
  } catch {
    return refuseMark(`This PNG does not unpack to the picture that its head describes. ${AGAIN}`);
  }
  if (rows.length !== size)
    refuseMark(`This PNG does not unpack to the picture that its head describes. ${AGAIN}`);
  for (let at = 0; at < size; at += row)
    if ((rows[at] ?? 255) > 4) refuseMark(`This PNG is damaged. ${AGAIN}`);
  return rows;
}

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** Every row's filter undone, in place; the filter byte stays before each row. */
function unfiltered(rows: Buffer, { width, height, channels }: Head): Buffer {
  const row = width * channels + 1;
  for (let y = 0; y < height; y += 1) {
    const start = y * row;
    const filter = rows[start];
    rows[start] = 0;
    for (let x = 1; x < row; x += 1) {
      const at = start + x;
      const left = x > channels ? (rows[at - channels] ?? 0) : 0;
      const up = y > 0 ? (rows[at - row] ?? 0) : 0;
      const corner = y > 0 && x > channels ? (rows[at - row - channels] ?? 0) : 0;
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      rows[at] = ((rows[at] ?? 0) + guess) & 255;
    }
  }
  return rows;
}

/** Colour with alpha, eight bits each, whatever the file had. */
function pixelsOf(chunks: Chunk[], head: Head): Buffer {
  const { width, height, colour, channels } = head;
  const rows = unfiltered(rowsOf(chunks, head), head);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const seeThrough = chunks.find(({ type }) => type === 'tRNS')?.data;
  const known = palette ? Math.floor(palette.length / 3) : 0;
  if (colour === 3 && (known === 0 || known > 256)) refuseMark(`This PNG has no palette. ${AGAIN}`);
  /** Of a picture without alpha: the one colour that is not seen. */
  const unseen =
    seeThrough && colour !== 3 && seeThrough.length === channels * 2
      ? Array.from({ length: channels }, (_, channel) => seeThrough.readUInt16BE(channel * 2))
      : undefined;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const at = y * (width * channels + 1) + 1 + x * channels;
      const value = rows[at] ?? 0;
      if (colour === 3) {
        if (value >= known) refuseMark(`This PNG is damaged. ${AGAIN}`);
        palette?.copy(pixels, to, value * 3, value * 3 + 3);
        pixels[to + 3] = seeThrough?.[value] ?? 255;
        continue;
      }
      const grey = channels < 3;
      pixels[to] = value;
      pixels[to + 1] = grey ? value : (rows[at + 1] ?? 0);
      pixels[to + 2] = grey ? value : (rows[at + 2] ?? 0);
      const opaque = unseen?.every((part, channel) => rows[at + channel] === part) ? 0 : 255;
      pixels[to + 3] = channels % 2 === 0 ? (rows[at + channels - 1] ?? 255) : opaque;
    }
  return pixels;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(checksum(named), named.length + 4);
  return whole;
}

/** Each row as what differs from its neighbours, which packs small. */
function filtered(pixels: Buffer, row: number, step: number): Buffer {
  const rows = pixels.length / row;
  const out = Buffer.alloc(pixels.length + rows);
  for (let y = 0, to = 0; y < rows; y += 1) {
    out[to++] = 4;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= step ? (pixels[at - step] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - row] ?? 0) : 0;
      const corner = y > 0 && x >= step ? (pixels[at - row - step] ?? 0) : 0;
      out[to++] = ((pixels[at] ?? 0) - paeth(left, up, corner)) & 255;
    }
  }
  return out;
}

/** Without alpha where nothing shows through: three channels instead of four. */
function withoutAlpha(pixels: Buffer): Buffer | undefined {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return undefined;
  const out = Buffer.alloc((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) pixels.copy(out, to, from, from + 3);
  return out;
}

function writtenAgain(pixels: Buffer, { width, height }: Head): Buffer {
  const opaque = withoutAlpha(pixels);
  const step = opaque ? 3 : 4;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, opaque ? 2 : 6, 0, 0, 0], 8);
  const rows = filtered(opaque ?? pixels, width * step, step);
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

export function pictureMark(bytes: Buffer): Mark {
  const chunks = chunksOf(bytes);
  const head = headOf(chunks[0]);
  if (chunks.filter(({ type }) => type === 'IHDR').length > 1) refuseMark(`This PNG is damaged. ${AGAIN}`);
  if (chunks.some(({ type }) => type === 'acTL'))
    refuseMark('This PNG moves, and a sign does not. Upload one picture.');
  const png = writtenAgain(pixelsOf(chunks, head), head).toString('base64');
  if (png.length > PICTURE_CHARACTERS_AT_MOST)
    refuseMark('This PNG is too rich for a mark. Use fewer pixels, or upload the drawing as an SVG.');
  return { kind: 'picture', width: head.width, height: head.height, png };
}
