/** A paper with nothing packed: its objects one after another, each with what is in its stream. For tests that look for words in it. */
import { contentOf, latin1, type PdfObject, pdfObjects } from '../pdf/objects';
import { packed } from '../pdf/packed';

const isContent = ({ body }: PdfObject): boolean => !/\/Type \/(?:ObjStm|XRef)\n/.test(body);

const HEAD = '%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n';

/** As pdfkit wrote it, to be read, or to be changed and packed again. */
export function openedPdf(bytes: Uint8Array): string {
  const read = pdfObjects(bytes);
  if (!read.ok) throw new Error(read.because);
  const { count, object, trailer } = read.value;
  const parts = [HEAD];
  const offsets: number[] = [];
  let at = HEAD.length;
  for (let id = 1; id < count; id++) {
    const one = object(id);
    if (!one || !isContent(one)) continue;
    const content = contentOf(one);
    const body = content
      ? one.body.replace('\n/Filter /FlateDecode', '').replace(/\/Length \d+/, `/Length ${content.length}`)
      : one.body;
    const stream = content ? `\nstream\n${latin1(content)}\nendstream` : '';
    const whole = `${id} 0 obj\n${body}${stream}\nendobj\n`;
    offsets.push(at);
    parts.push(whole);
    at += whole.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const about = trailer
    .replace(/\/(?:Type|Filter) \/\w+\n/g, '')
    .replace(/\/W \[[^\]]*\]\n|\/Length \d+\n/g, '')
    .replace(/\/Size \d+/, `/Size ${offsets.length + 1}`);
  parts.push(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n${about}\nstartxref\n${at}\n%%EOF\n`,
  );
  return parts.join('');
}

/** Something in it changed to what is as long, and packed as it was. */
export function changedWithin(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = openedPdf(bytes);
  if (!text.includes(from)) throw new Error(`${from} is not in the file`);
  if (to.length !== from.length) throw new Error(`${to} is not as long as ${from}`);
  return packed(Buffer.from(text.replace(from, to), 'latin1'));
}
