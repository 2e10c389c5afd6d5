/**
 * Reads the attachment back out of a dossier. Only files exactly as this program writes them are read: objects in
 * the open, nothing compressed, one table of offsets at the end. A file that another program has saved again is a
 * different file, and no evidence of what was submitted; so a general PDF reader is not wanted here.
 */
import { ATTACHMENT_LIMIT, type Reading, unreadable } from './reading';

const HEAD = '%PDF-1.7\n';
const TAIL = /startxref\n(\d{1,10})\n%%EOF\n$/;

function objectAt(text: string, offset: number, id: number): string | undefined {
  const head = `${id} 0 obj\n`;
  if (!text.startsWith(head, offset)) return undefined;
  const end = text.indexOf('\nendobj', offset);
  return end < 0 ? undefined : text.slice(offset + head.length, end);
}

function offsets(text: string, from: number): number[] | undefined {
  const head = /^xref\n0 (\d{1,6})\n/.exec(text.slice(from, from + 20));
  if (!head) return undefined;
  const start = from + head[0].length;
  const found: number[] = [];
  for (let index = 0; index < Number(head[1]); index++) {
    const row = /^(\d{10}) \d{5} [nf] \n$/.exec(text.slice(start + index * 20, start + index * 20 + 20));
    if (!row) return undefined;
    found.push(Number(row[1]));
  }
  return found;
}

/** The embedded file of this name, found through the table of offsets. */
export function readAttachment(bytes: Uint8Array, name: string): Reading<Buffer> {
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.startsWith('%PDF-')) return unreadable('it is not a PDF');
  if (!text.startsWith(HEAD)) return unreadable('it was not written by Assay');
  const tail = TAIL.exec(text.slice(-60));
  if (!tail) return unreadable('its end is missing');
  const table = offsets(text, Number(tail[1]));
  if (!table) return unreadable('its table of contents is broken');
  const reference = (body: string | undefined, key: string): number | undefined => {
    const found = body && new RegExp(`/${key} (\\d{1,6}) 0 R`).exec(body);
    return found ? Number(found[1]) : undefined;
  };
  const body = (id: number | undefined): string | undefined =>
    id === undefined ? undefined : objectAt(text, table[id] ?? -1, id);
  for (let id = 1; id < table.length; id++) {
    const spec = body(id);
    if (!spec?.includes('/Type /Filespec') || !spec.includes(`/UF (${name})`)) continue;
    const file = reference(spec, 'F');
    const dictionary = body(file);
    const length = dictionary && /\/Length (\d{1,9})\n/.exec(dictionary);
    if (file === undefined || !length) return unreadable('its attachment is broken');
    const size = Number(length[1]);
    if (size > ATTACHMENT_LIMIT) return unreadable('its attachment is larger than any that Assay writes');
    const mark = '\nstream\n';
    const start = text.indexOf(mark, table[file]) + mark.length;
    if (start < mark.length || !text.startsWith('\nendstream', start + size))
      return unreadable('its attachment is broken');
    return { ok: true, value: Buffer.from(bytes.slice(start, start + size)) };
  }
  return unreadable(`it carries no ${name}`);
}
