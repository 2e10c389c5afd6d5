import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, jpeg, pdf, png, text, xlsx } from '../testing/sample-files';
import { recognise } from './recognise';

const outcome = (bytes: Uint8Array, name: string): string => {
  const found = recognise(bytes, name);
  return found.ok ? found.value : (found.problems[0]?.message ?? '');
};
const EMPTY = new Uint8Array(0);
const FILL = new Uint8Array(100_000).fill(0xff);
function otherDisk(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  bytes.writeUInt16LE(1, bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 4);
  return bytes;
}
const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

describe('a file is what its content says', () => {
  it.each([
    ['pdf', pdf(), 'letter.PDF'],
    ['png', png(), 'table.png'],
    ['jpeg', jpeg(), 'table.jpeg'],
    ['xlsx', xlsx(), 'results.xlsx'],
    ['docx', docx(), 'consent.docx'],
    ['csv', text('day,rounds\n2026-01-01,5\n'), 'results.csv'],
    ['json', text('{"rows":[1,2]}'), 'model.json'],
    ['text', text('\uFEFFAgreed.\r\n\tGrüße'), 'note.txt'],
  ])('%s', (type, bytes, name) => {
    expect(outcome(bytes, name)).toBe(type);
  });

  it.each([
    ['a page as text', text('  <!DOCTYPE html><script>1</script>'), 'a.txt', 'HTML, SVG and XML'],
    ['a picture with scripts', text('\uFEFF<svg onload="x"/>'), 'a.txt', 'HTML, SVG and XML'],
    ['a page as a table', text('<html>'), 'a.csv', 'HTML, SVG and XML'],
    ['a program', joined(text('MZ'), new Uint8Array([0, 3, 0]), text('x')), 'a.pdf', 'Nothing here knows'],
    ['a script of a shell with a bell', text('#!/bin/sh\x07'), 'a.txt', 'Nothing here knows'],
    ['text that is no UTF-8', new Uint8Array([0x41, 0xff, 0xfe]), 'a.csv', 'text as UTF-8'],
    ['a PDF called a picture', pdf(), 'a.png', 'is a PDF, but its name does not end in .pdf'],
    ['a workbook called a document', xlsx(), 'a.docx', 'is an Excel workbook, but'],
    ['text called a PDF', text('hello'), 'a.pdf', 'is a text, but its name does not end in .txt'],
    ['half a PDF', text('%PDF-1.7\nhello'), 'a.pdf', 'ends before it is whole'],
    ['half a PNG', png().subarray(0, 60), 'a.png', 'ends before it is whole'],
    ['a PNG with more after it', joined(png(), text('<script>')), 'a.png', 'or holds more'],
    ['a PDF that is a ZIP too', joined(pdf(), xlsx()), 'a.pdf', 'two kinds of file at once'],
    ['a JPEG that is a ZIP too', joined(jpeg(), docx()), 'a.jpg', 'two kinds of file at once'],
    [
      'a PNG that is a ZIP on another disk',
      joined(png().subarray(0, 33), otherDisk(xlsx()), png().subarray(-12)),
      'a.png',
      'two kinds of file at once',
    ],
    ['a workbook that is a PDF too', zipSync({ '%PDF-1.7': EMPTY, a: text('x') }), 'a.xlsx', 'two kinds'],
    ['a page called a JPEG', joined(jpeg().subarray(0, 3), text('<script>')), 'a.jpg', 'has no picture'],
    [
      'a JPEG whose segments lead on for ever',
      joined(jpeg().subarray(0, 2), FILL),
      'a.jpg',
      'has no picture',
    ],
    ['a ZIP of anything', zipSync({ 'a.exe': text('x') }), 'a.xlsx', 'A ZIP is not taken'],
    ['a workbook with macros', xlsx({ 'xl/vbaProject.bin': text('x') }), 'a.xlsx', 'holds macros'],
    ['JSON that is none', text('{"a":'), 'a.json', 'This is not JSON'],
    ['JSON without end of depth', text('['.repeat(100_000)), 'a.json', 'nests deeper'],
  ])('%s is not taken', (_, bytes, name, says) => {
    expect(outcome(bytes, name)).toContain(says);
  });

  it('believes no office file that says it unpacks to more than any document', () => {
    const bomb = Buffer.from(xlsx());
    bomb.writeUInt32LE(300_000_001, bomb.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    expect(outcome(bomb, 'a.xlsx')).toContain('unpacks to more');
  });

  it('reads no directory that is larger than that of any document', () => {
    const long = (at: number) => `${'n'.repeat(60_000)}${at}`;
    const bytes = xlsx(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [long(at), EMPTY])));
    expect(outcome(bytes, 'a.xlsx')).toContain('unpacks to more');
    const far = Buffer.from(xlsx());
    far.writeUInt32LE(0xffffffff, far.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
    expect(outcome(far, 'a.xlsx')).toContain('unpacks to more');
  });

  it('parses no JSON of more lists than any table', () => {
    expect(outcome(text(`[${'[],'.repeat(199_998)}[]]`), 'a.json')).toBe('json');
    expect(outcome(text(`[${'[],'.repeat(199_999)}[]]`), 'a.json')).toContain('more lists');
  });

  it('refuses an office file of more parts than any has', () => {
    const bytes = xlsx(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, EMPTY])));
    expect(outcome(bytes, 'a.xlsx')).toContain('unpacks to more');
  });
});
