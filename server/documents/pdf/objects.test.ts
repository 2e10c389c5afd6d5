/** Files that somebody wrote to keep whoever verifies them busy. */
import { expect, it } from 'vitest';
import { pdfObjects } from './objects';
import { checkSignature } from './signature';

const HEAD = '%PDF-1.7\n';

/** Objects one after another, each as it is given. */
function pdfOf(objects: string[]): Uint8Array {
  let at = HEAD.length;
  const rows = objects.map((object) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    return row;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  return Buffer.from(`${HEAD}${objects.join('')}${table}startxref\n${at}\n%%EOF\n`, 'latin1');
}

it('an object ends before the next begins, or is none', () => {
  const opened = pdfObjects(
    pdfOf(['1 0 obj\nfirst\nendobj\n', '2 0 obj\nopen\n', '3 0 obj\nthird\nendobj\n']),
  );
  if (!opened.ok) throw new Error(opened.because);
  const { object } = opened.value;
  expect([1, 2, 3].map((id) => object(id)?.body)).toEqual(['first', undefined, 'third']);
});

const signedWith = (digits: number) =>
  checkSignature(
    pdfOf([
      `1 0 obj\n<<\n/Type /Sig\n/ByteRange [0 0 0 0]\n/M (D:20080101000000Z)\n/Contents <${'3'.repeat(digits)}>\n>>\nendobj\n`,
    ]),
  );

it('a signature longer than any is not read', async () => {
  expect(await signedWith(150_000)).toMatchObject({ ok: true, value: { state: 'broken' } });
  expect(await signedWith(250_000)).toEqual({
    ok: false,
    because: 'its signature is longer than any that Assay writes',
  });
});
