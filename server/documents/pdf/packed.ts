/**
 * A PDF as pdfkit writes it, made small: its streams packed, and its other objects packed together. By one library, whose version is
 * fixed, because what zlib writes differs between machines, and a dossier that is made again must be the same bytes.
 */
import { zlibSync } from 'fflate';
import { FREE, HEAD, IN_FILE, IN_OBJECT, latin1, type PdfObject, pdfObjects, TABLE_WIDTHS } from './objects';

/** `mem` given, so that nothing is chosen by a logarithm. A table of 2^24 places has to be cleared for each stream, and finds nothing that one of 2^18 does not. */
const packedStream = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9, mem: 6 });

const TOGETHER = 500;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Readers look for these without unpacking: a signature by its offsets, what is said of the file by its words. */
const staysOpen = (body: string): boolean => /\/Type \/(?:Sig|Metadata)\n/.test(body);

function streamObject({ body, stream = new Uint8Array() }: PdfObject): Buffer {
  const asIs = staysOpen(body) || body.includes('/Filter ');
  const data = asIs ? stream : packedStream(stream);
  const filter = asIs ? '' : '\n/Filter /FlateDecode';
  const dictionary = body.replace(/\/Length \d+/, `/Length ${data.length}${filter}`);
  return Buffer.concat([bytesOf(`${dictionary}\nstream\n`), data, bytesOf('\nendstream')]);
}

function together(objects: { id: number; body: string }[]): PdfObject {
  let at = 0;
  const starts = objects.map(({ id, body }) => {
    const start = `${id} ${at}`;
    at += body.length + 1;
    return start;
  });
  const heads = `${starts.join('\n')}\n`;
  const body = `<<\n/Type /ObjStm\n/N ${objects.length}\n/First ${heads.length}\n/Length 0\n>>`;
  return { body, stream: bytesOf(`${heads}${objects.map((each) => `${each.body}\n`).join('')}`) };
}

type Row = { kind: number; where: number; index: number };

function tableOf(rows: Row[]): Buffer {
  const width = TABLE_WIDTHS[0] + TABLE_WIDTHS[1] + TABLE_WIDTHS[2];
  const table = Buffer.alloc(rows.length * width);
  rows.forEach(({ kind, where, index }, id) => {
    table.writeUInt8(kind, id * width);
    table.writeUInt32BE(where, id * width + TABLE_WIDTHS[0]);
    table.writeUInt16BE(index, id * width + TABLE_WIDTHS[0] + TABLE_WIDTHS[1]);
  });
  return table;
}

export function packed(plain: Uint8Array): Uint8Array {
  const read = pdfObjects(plain);
  if (!read.ok) throw new Error(`a PDF that was just written cannot be read: ${read.because}`);
  const { count, object, trailer } = read.value;
  const rows: Row[] = Array.from({ length: count }, () => ({ kind: FREE, where: 0, index: 0 }));
  const binary = latin1(plain.subarray(HEAD.length, plain.indexOf(0x0a, HEAD.length) + 1));
  const parts: Buffer[] = [bytesOf(`${HEAD}${binary}`)];
  let at = parts[0]?.length ?? 0;
  const write = (id: number, content: Buffer) => {
    const whole = Buffer.concat([bytesOf(`${id} 0 obj\n`), content, bytesOf('\nendobj\n')]);
    rows[id] = { kind: IN_FILE, where: at, index: 0 };
    parts.push(whole);
    at += whole.length;
  };
  const apart: { id: number; body: string }[] = [];
  for (let id = 1; id < count; id++) {
    const one = object(id);
    if (!one) throw new Error(`object ${id} of a PDF that was just written cannot be read`);
    if (one.stream) write(id, streamObject(one));
    else if (staysOpen(one.body)) write(id, bytesOf(one.body));
    else apart.push({ id, body: one.body });
  }
  for (let from = 0; from < apart.length; from += TOGETHER) {
    const group = apart.slice(from, from + TOGETHER);
    const holder = rows.length;
    write(holder, streamObject(together(group)));
    group.forEach(({ id }, index) => {
      rows[id] = { kind: IN_OBJECT, where: holder, index };
    });
  }
  const own = rows.length;
  rows[own] = { kind: IN_FILE, where: at, index: 0 };
  const start = at;
  const head = `<<\n/Type /XRef\n/W [${TABLE_WIDTHS.join(' ')}]\n/Length 0\n`;
  const body = trailer.replace('<<\n', head).replace(/\/Size \d+/, `/Size ${rows.length}`);
  write(own, streamObject({ body, stream: tableOf(rows) }));
  parts.push(bytesOf(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
