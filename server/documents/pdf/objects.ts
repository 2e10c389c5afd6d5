/**
 * The objects of a PDF exactly as this program writes them: packed, or in the open as it once did, with one table of offsets
 * at the end. A file that another program has saved again is a different file, and no evidence of what was issued; so a
 * general PDF reader is not wanted here. Runs in a browser too.
 */
import { ATTACHMENT_LIMIT, type Reading, unreadable } from './reading';
import { unpacked } from './unpacked';

export const HEAD = '%PDF-1.7\n';
const END = '\n%%EOF\n';
const TAIL = /startxref\n(\d{1,10})\n%%EOF\n$/;
const CHUNK = 32_768;
/** All objects that are packed together, unpacked. */
const OBJECTS_LIMIT = 64 * 1024 * 1024;
const MOST_OBJECTS = 1_000_000;
/** Of those packed into one: by the two bytes that say which; and what the number and start of each take. */
const MOST_MEMBERS = 65_536;
const LONGEST_HEAD = 24;

/** One character for each byte; a decoder of that name would take some for typographic marks. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    // Spread out, they would take four times as long.
    parts.push(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + CHUNK)));
  return parts.join('');
}

/** Where an object lies: at an offset of the file, or at a place among those packed into another. */
type Place = { at: number } | { within: number; index: number };

export type PdfObject = {
  /** Where it starts in the file; left out where it is packed with others. */
  from?: number;
  /** What it holds, up to its stream if it has one. */
  body: string;
  /** Its stream as it lies in the file. */
  stream?: Uint8Array;
};

export type PdfObjects = {
  count: number;
  /** After the objects: what the file says of itself as a whole. */
  trailer: string;
  object: (id: number) => PdfObject | undefined;
};

function inTheOpen(text: string, from: number): { places: Place[]; trailer: string } | undefined {
  const head = /^xref\n0 (\d{1,7})\n/.exec(text.slice(from, from + 20));
  if (!head || Number(head[1]) > MOST_OBJECTS) return undefined;
  const start = from + head[0].length;
  const places: Place[] = [];
  for (let index = 0; index < Number(head[1]); index++) {
    const row = /^(\d{10}) \d{5} [nf] \n$/.exec(text.slice(start + index * 20, start + index * 20 + 20));
    if (!row) return undefined;
    places.push({ at: Number(row[1]) });
  }
  const rest = text.slice(start + places.length * 20);
  return { places, trailer: /^trailer\n([\s\S]*?)\nstartxref\n/.exec(rest)?.[1] ?? '' };
}

/** Bytes of each number in a packed table: of which kind, where, and which one there. */
export const TABLE_WIDTHS = [1, 4, 2] as const;
const ROW = TABLE_WIDTHS.reduce<number>((sum, width) => sum + width, 0);
export const [FREE, IN_FILE, IN_OBJECT] = [0, 1, 2];

function packedTable({ body, stream }: PdfObject): { places: Place[]; trailer: string } | undefined {
  if (!stream || !body.includes('/Type /XRef\n')) return undefined;
  const rows = unpacked(stream, MOST_OBJECTS * ROW);
  if (!rows || rows.length % ROW !== 0) return undefined;
  const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
  const places = Array.from({ length: rows.length / ROW }, (_, id): Place => {
    const [kind, where] = [view.getUint8(id * ROW), view.getUint32(id * ROW + 1)];
    if (kind === IN_OBJECT) return { within: where, index: view.getUint16(id * ROW + 5) };
    return { at: kind === IN_FILE ? where : -1 };
  });
  return { places, trailer: body };
}

/** Where each one ends at the latest. */
function nextOf(from: readonly number[]): ReadonlyMap<number, number> {
  const rising = [...new Set(from)].sort((a, b) => a - b);
  return new Map(
    rising.flatMap((at, index) => {
      const after = rising[index + 1];
      return after === undefined ? [] : [[at, after]];
    }),
  );
}

const STREAM = '\nstream\n';

/** What lies between two offsets, if it is this object and no more. */
function objectAt(
  bytes: Uint8Array,
  text: string,
  { id, from, to }: { id: number; from: number; to: number },
): PdfObject | undefined {
  const head = `${id} 0 obj\n`;
  if (!text.startsWith(head, from)) return undefined;
  const start = from + head.length;
  const whole = text.slice(start, to);
  const end = whole.lastIndexOf('\nendobj');
  if (end < 0) return undefined;
  const mark = whole.indexOf(STREAM);
  if (mark < 0 || mark >= end) return { from, body: whole.slice(0, end) };
  const body = whole.slice(0, mark);
  const length = Number(/\/Length (\d{1,9})(?!\d)/.exec(body)?.[1] ?? Number.NaN);
  const first = mark + STREAM.length;
  if (whole.slice(first + length, end) !== '\nendstream') return undefined;
  return { from, body, stream: bytes.subarray(start + first, start + first + length) };
}

/** The objects packed into one, by their place in it: their numbers and starts first, then they themselves. */
function membersOf({ body, stream }: PdfObject, most: number): { id: number; body: string }[] | undefined {
  const [count, first] = ['N', 'First'].map((key) =>
    Number(new RegExp(`/${key} (\\d{1,7})\n`).exec(body)?.[1] ?? Number.NaN),
  );
  const whole = stream && body.includes('/Type /ObjStm\n') ? unpacked(stream, most) : undefined;
  if (!whole || count === undefined || first === undefined) return undefined;
  if (count > MOST_MEMBERS || first > count * LONGEST_HEAD || first > whole.length) return undefined;
  const text = latin1(whole);
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  if (numbers.length !== count * 2 || numbers.some((number) => !Number.isSafeInteger(number)))
    return undefined;
  const ids = numbers.filter((_, index) => index % 2 === 0);
  const starts = numbers.filter((_, index) => index % 2 === 1).map((start) => first + start);
  // One after another: members that overlap would be read over and over.
  if (!starts.every((start, index) => start >= (starts[index - 1] ?? first) && start <= text.length))
    return undefined;
  return ids.map((id, index) => ({ id, body: text.slice(starts[index], starts[index + 1]).trimEnd() }));
}

export function pdfObjects(bytes: Uint8Array): Reading<PdfObjects> {
  const head = latin1(bytes.subarray(0, HEAD.length));
  if (!head.startsWith('%PDF-')) return unreadable('it is not a PDF');
  if (head !== HEAD) return unreadable('it was not written by Assay');
  const tail = TAIL.exec(latin1(bytes.subarray(-60)));
  const text = latin1(bytes);
  if (!tail)
    return unreadable(text.includes(END) ? 'something was added behind its end' : 'its end is missing');
  const start = Number(tail[1]);
  const startsAt = bytes.length - tail[0].length;
  const number = /^(\d{1,7}) 0 obj\n/.exec(text.slice(start, start + 20))?.[1];
  const last =
    number === undefined
      ? undefined
      : objectAt(bytes, text, { id: Number(number), from: start, to: startsAt });
  const table = last ? packedTable(last) : inTheOpen(text, start);
  if (!table) return unreadable('its table of contents is broken');
  const { places, trailer } = table;
  const offsets = places.flatMap((place) => ('at' in place ? [place.at] : []));
  const next = nextOf([...offsets, start, startsAt]);
  const inFile = (id: number, from: number) =>
    // No further than the next one begins, or objects within objects would be read over and over.
    objectAt(bytes, text, { id, from, to: next.get(from) ?? from });
  const opened = new Map<number, ReturnType<typeof membersOf>>();
  let room = OBJECTS_LIMIT;
  const within = (id: number) => {
    const place = places[id];
    if (!opened.has(id)) {
      const holder = place && 'at' in place ? inFile(id, place.at) : undefined;
      const members = holder && membersOf(holder, room);
      room -= members?.reduce((sum, { body }) => sum + body.length, 0) ?? 0;
      opened.set(id, members);
    }
    return opened.get(id);
  };
  const object: PdfObjects['object'] = (id) => {
    const place = places[id];
    if (!place) return undefined;
    if ('at' in place) return inFile(id, place.at);
    const member = within(place.within)?.[place.index];
    return member?.id === id ? { body: member.body } : undefined;
  };
  return { ok: true, value: { count: places.length, trailer, object } };
}

/** What a stream says once it is unpacked; undefined where it is broken, or longer than it may be. */
export function contentOf({ body, stream }: PdfObject, most = ATTACHMENT_LIMIT): Uint8Array | undefined {
  if (!stream) return undefined;
  if (!body.includes('/Filter ')) return stream.length > most ? undefined : stream.slice();
  return body.includes('/Filter /FlateDecode\n') ? unpacked(stream, most) : undefined;
}
