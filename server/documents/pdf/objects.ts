/**
 * The objects of a PDF exactly as this program writes them: in the open, with one table of offsets at the end. A file that
 * another program has saved again is a different file, and no evidence of what was issued; so a general PDF reader is
 * not wanted here. Runs in a browser too.
 */
import { type Reading, unreadable } from './reading';

const HEAD = '%PDF-1.7\n';
const TAIL = /startxref\n(\d{1,10})\n%%EOF\n$/;
const CHUNK = 32_768;

/** One character for each byte; a decoder of that name would take some for typographic marks. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
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

export type PdfObjects = {
  text: string;
  count: number;
  /** Where it starts and what it holds, up to its stream if it has one. */
  object: (id: number) => { from: number; body: string } | undefined;
};

export function pdfObjects(bytes: Uint8Array): Reading<PdfObjects> {
  const text = latin1(bytes);
  if (!text.startsWith('%PDF-')) return unreadable('it is not a PDF');
  if (!text.startsWith(HEAD)) return unreadable('it was not written by Assay');
  const tail = TAIL.exec(text.slice(-60));
  if (!tail) return unreadable('its end is missing');
  const table = offsets(text, Number(tail[1]));
  if (!table) return unreadable('its table of contents is broken');
  const next = nextOf([...table, Number(tail[1])]);
  const object: PdfObjects['object'] = (id) => {
    const from = table[id] ?? -1;
    const head = `${id} 0 obj\n`;
    if (!text.startsWith(head, from)) return undefined;
    // No further than the next one begins, or objects within objects would be read over and over.
    const whole = text.slice(from, next.get(from));
    const end = whole.indexOf('\nendobj');
    return end < 0 ? undefined : { from, body: whole.slice(head.length, end) };
  };
  return { ok: true, value: { text, count: table.length, object } };
}
