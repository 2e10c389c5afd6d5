/**
 * WOFF is a plain font whose tables are compressed one by one. Unpacked once here, because the font reader would
 * otherwise unpack a table again for every glyph it looks at.
 */
import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

type Table = { tag: number; checksum: number; data: Buffer };

function tables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ];
    const stored = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    return { tag: woff.readUInt32BE(at), checksum: woff.readUInt32BE(at + 16), data };
  });
}

export function unpacked(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('not a WOFF font');
  const all = tables(woff);
  const size = all.reduce((sum, { data }) => sum + padded(data.length), HEADER + ENTRY * all.length);
  const font = Buffer.alloc(size);
  const log = Math.floor(Math.log2(all.length));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(all.length, 4);
  font.writeUInt16BE(16 * 2 ** log, 6);
  font.writeUInt16BE(log, 8);
  font.writeUInt16BE(16 * (all.length - 2 ** log), 10);
  let offset = HEADER + ENTRY * all.length;
  all.forEach(({ tag, checksum, data }, index) => {
    const at = HEADER + ENTRY * index;
    font.writeUInt32BE(tag, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  });
  return font;
}
