import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, jpeg, pdf, png, text, xlsx } from '../testing/sample-files';
import { endingOf, recognise } from './recognise';

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

describe('a JPEG', () => {
  const START = 'ffd8';
  const SCAN = 'ffda0002 00 ffd9';
  const of = (...segments: string[]) =>
    outcome(Uint8Array.from(Buffer.from([START, ...segments].join('').replaceAll(' ', ''), 'hex')), 'a.jpg');
  const NONE = 'This JPEG has no picture that can be read. Save it again and upload that.';

  // ITU-T T.81, table B.1: of these sixteen, C4, C8 and CC begin no frame.
  it.each(['c0', 'c1', 'c2', 'c3', 'c5', 'c6', 'c7', 'c9', 'ca', 'cb', 'cd', 'ce', 'cf'])(
    'has a frame by marker %s',
    (marker) => {
      expect(of(`ff${marker}0002`, SCAN)).toBe('jpeg');
    },
  );
  it.each(['c4', 'c8', 'cc', 'bf', 'd0', 'db', 'dd', 'e0', 'fe', '01'])('has none by marker %s', (marker) => {
    expect(of(`ff${marker}0002`, SCAN)).toBe(NONE);
  });

  it('is found behind bytes of fill and segments of any length', () => {
    expect(of('ffffff c00002', SCAN)).toBe('jpeg');
    expect(of(`ffe00104 ${'00'.repeat(0x102)}`, 'ffc00002', SCAN)).toBe('jpeg');
    expect(of(`ffe00104 ${'00'.repeat(0x101)}`, 'ffc00002', SCAN)).toBe(NONE);
  });

  it('has to have its frame before its scan, and a scan at all', () => {
    expect(of(SCAN, 'ffc00002')).toBe(NONE);
    expect(of('ffc00002')).toBe(NONE);
  });
});

describe('how a file begins and ends', () => {
  it('is looked at byte by byte: text with a letter of a ZIP is text', () => {
    expect(outcome(text('Premises'), 'a.txt')).toBe('text');
    expect(outcome(text('PK'), 'a.txt')).toBe('text');
    expect(outcome(text('A note on %PDF-1.7'), 'a.txt')).toBe('text');
  });

  it('of a PDF has its version at the head and its mark within the last 1,024 bytes', () => {
    const spaced = (bytes: number) => text(`%PDF-1.7\n%%EOF${' '.repeat(bytes)}`);
    expect(outcome(spaced(1_019), 'a.pdf')).toBe('pdf');
    expect(outcome(spaced(1_020), 'a.pdf')).toContain('ends before it is whole');
    expect(outcome(text('%PDF-x\n%%EOF'), 'a.pdf')).toContain('is a text');
  });

  it('of a workbook has no PDF in its first 1,024 bytes, where one is looked for', () => {
    const withPdf = (before: number) =>
      zipSync(
        { a: text(`${' '.repeat(before)}%PDF-1.7`), '[Content_Types].xml': EMPTY, 'xl/workbook.xml': EMPTY },
        { level: 0 },
      );
    expect(outcome(withPdf(500), 'a.xlsx')).toContain('two kinds');
    expect(outcome(withPdf(1_024), 'a.xlsx')).toBe('xlsx');
  });

  it('of a picture or a PDF is no end of a ZIP, however long its comment', () => {
    const behind = (bytes: number) => joined(pdf(), text('PK\x05\x06'), new Uint8Array(bytes), text('%%EOF'));
    expect(outcome(behind(60_000), 'a.pdf')).toContain('two kinds');
    expect(outcome(joined(text('%PDF-1.7 PK\x05\x06'), new Uint8Array(70_000), text('%%EOF')), 'a.pdf')).toBe(
      'pdf',
    );
  });

  it('of a ZIP cut short cannot be read', () => {
    expect(outcome(xlsx().subarray(0, 40), 'a.xlsx')).toContain('This ZIP cannot be read');
    const cut = xlsx();
    expect(outcome(cut.subarray(0, cut.length - 10), 'a.xlsx')).toContain('This ZIP cannot be read');
  });
});

describe('an office file', () => {
  it('has the parts of its kind and the list of its contents', () => {
    const with_ = (...names: string[]) =>
      outcome(zipSync(Object.fromEntries(names.map((name) => [name, EMPTY]))), 'a.docx');
    expect(with_('[Content_Types].xml', 'word/document.xml')).toBe('docx');
    expect(with_('word/document.xml')).toContain('A ZIP is not taken');
    expect(with_('[Content_Types].xml')).toContain('A ZIP is not taken');
    expect(with_('[Content_Types].xml', 'ppt/presentation.xml')).toContain('A ZIP is not taken');
  });

  it('may have 5,000 parts, and may say that it unpacks to 300 MB together', () => {
    const more = Array.from({ length: 4_998 }, (_, at) => [`${at}`, EMPTY]);
    expect(outcome(xlsx(Object.fromEntries(more)), 'a.xlsx')).toBe('xlsx');
    const large = Buffer.from(xlsx());
    // The list of contents and the workbook: 8 and 4 bytes.
    large.writeUInt32LE(300_000_000 - 4, large.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    expect(outcome(large, 'a.xlsx')).toBe('xlsx');
    large.writeUInt32LE(300_000_001 - 4, large.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    expect(outcome(large, 'a.xlsx')).toContain('unpacks to more');
  });
});

describe('JSON', () => {
  it('may have 5 MB', () => {
    const of = (length: number) => outcome(text(`"${'a'.repeat(length - 2)}"`), 'a.json');
    expect(of(5_000_000)).toBe('json');
    expect(of(5_000_001)).toBe('A JSON file may have 5 MB. Split it.');
  });

  it('may have 200,000 records and lists, and no more', () => {
    expect(outcome(text(`[${'{},'.repeat(199_998)}{}]`), 'a.json')).toBe('json');
    expect(outcome(text(`[${'{},'.repeat(199_999)}{}]`), 'a.json')).toContain('more lists');
  });
});

describe('a name', () => {
  it.each([
    ['a.b.PDF', 'pdf'],
    ['a', ''],
    ['a.', ''],
    ['.pdf', 'pdf'],
  ])('%s ends in "%s"', (name, ending) => {
    expect(endingOf(name)).toBe(ending);
  });

  it('has to end as its kind does, and the sentence says how', () => {
    const says = (kind: string, ending: string) =>
      `This file is ${kind}, but its name does not end in .${ending}. Rename it, then upload it.`;
    expect(outcome(png(), 'a.jpg')).toBe(says('a PNG picture', 'png'));
    expect(outcome(xlsx(), 'a')).toBe(says('an Excel workbook', 'xlsx'));
    expect(outcome(docx(), 'a.pdf')).toBe(says('a Word document', 'docx'));
    expect(outcome(jpeg(), 'a.txt')).toBe(says('a JPEG picture', 'jpg'));
  });

  it('that does not fit is a problem of the file', () => {
    expect(recognise(pdf(), 'a.png')).toMatchObject({
      ok: false,
      problems: [{ code: 'file-unusable', field: 'file' }],
    });
  });
});
