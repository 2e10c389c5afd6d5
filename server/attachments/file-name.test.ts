import { describe, expect, it } from 'vitest';
import { asAttachment, FileName } from './file-name';

describe('the name of a file', () => {
  it.each([
    '../../etc/passwd.txt',
    '..\\boot.txt',
    '/etc/notes.txt',
    '.hidden.pdf',
    'a\r\nSet-Cookie: x.pdf',
    'a\u0000.pdf',
    'gpj\u202Efdp.pdf',
    'letter.exe',
    'letter',
    'letter.svg',
    `${'a'.repeat(150)}.pdf`,
    'p\u0430ypal.pdf',
  ])('%j is refused', (name) => {
    expect(FileName.safeParse(name).success).toBe(false);
  });

  it.each(['Letter of 3 May (signed).pdf', 'Zustimmung Größe.docx', '同意書.pdf', 'a"b.csv', 'x.final.PDF'])(
    '%j is taken',
    (name) => {
      expect(FileName.parse(name)).toBe(name);
    },
  );

  it('is one name however its accents were typed', () => {
    expect(FileName.parse('Gro\u0308ße.pdf')).toBe('Größe.pdf');
  });

  it('may have 150 characters, with its ending, and no space around it', () => {
    const long = `${'a'.repeat(146)}.pdf`;
    expect(FileName.parse(`  ${long} `)).toBe(long);
    expect(FileName.safeParse(`a${long}`).error?.issues).toMatchObject([
      { code: 'custom', message: 'A file name may have 150 characters. Shorten it.' },
    ]);
  });

  it('has two digits for each byte in a header', () => {
    expect(asAttachment('a\u0009.pdf')).toContain("UTF-8''a%09.pdf");
  });

  it('cannot leave its place in a header', () => {
    const header = asAttachment('a"; b=\\Größe 同.pdf');
    expect(header).toBe(
      `attachment; filename="a__ b__Gr__e _.pdf"; filename*=UTF-8''a%22%3B%20b%3D%5CGr%C3%B6%C3%9Fe%20%E5%90%8C.pdf`,
    );
    expect([...header].every((character) => character >= ' ' && character <= '~')).toBe(true);
  });
});
