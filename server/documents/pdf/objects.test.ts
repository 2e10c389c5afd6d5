/** Files that somebody wrote to keep whoever verifies them busy. */
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { contentOf, pdfObjects } from './objects';
import { packed } from './packed';
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

/** Packed as papers are, with a stream that says this. */
function packedWith(content: string): Uint8Array {
  const stream = `1 0 obj\n<<\n/Length ${content.length}\n>>\nstream\n${content}\nendstream\nendobj\n`;
  const open = Buffer.from(pdfOf([stream, '2 0 obj\n<<\n/Kept true\n>>\nendobj\n'])).toString('latin1');
  const about = 'trailer\n<<\n/Size 3\n/Root 2 0 R\n>>\n';
  const whole = open.replace(HEAD, `${HEAD}%\n`).replace(/startxref\n(\d+)/, `${about}startxref\n$1`);
  const moved = whole.replace(
    /(\d{10})( 00000 n)/g,
    (_, at, rest) => `${String(Number(at) + 2).padStart(10, '0')}${rest}`,
  );
  return packed(
    Buffer.from(
      moved.replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + 2}`),
      'latin1',
    ),
  );
}

it('what was packed is read as it was', () => {
  const opened = pdfObjects(packedWith('a line of text '.repeat(500)));
  if (!opened.ok) throw new Error(opened.because);
  const { object, trailer } = opened.value;
  const [first, second] = [object(1), object(2)];
  expect(Buffer.from((first && contentOf(first)) ?? '').toString()).toBe('a line of text '.repeat(500));
  expect(first?.stream?.length).toBeLessThan(200);
  expect(second).toEqual({ body: '<<\n/Kept true\n>>' });
  expect(trailer).toContain('/Root 2 0 R');
});

it('a small file that unpacks to a large one is unpacked no further than it may be long', () => {
  const bomb = packedWith('0'.repeat(200_000));
  expect(bomb.length).toBeLessThan(2_000);
  const opened = pdfObjects(bomb);
  const first = opened.ok ? opened.value.object(1) : undefined;
  expect(first && contentOf(first, 200_000)).toHaveLength(200_000);
  expect(first && contentOf(first, 199_999)).toBeUndefined();
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

it('a table of more objects than any paper has is not read', () => {
  const rows = 1_000_001;
  const table = `xref\n0 ${rows}\n${'0000000000 65535 f \n'.repeat(rows)}trailer\n<<\n>>\nstartxref\n9\n%%EOF\n`;
  expect(pdfObjects(Buffer.from(`%PDF-1.7\n${table}`, 'latin1'))).toMatchObject({
    because: 'its table of contents is broken',
  });
});

/** Objects packed into the first, with this head before them. */
function holding(
  head: string,
  members: string,
  { count, first = head.length }: { count: number; first?: number },
) {
  const stream = deflateSync(Buffer.from(`${head}${members}`, 'latin1'));
  const object = (id: number, about: string, bytes: Buffer) =>
    `${id} 0 obj\n<<\n${about}\n/Length ${bytes.length}\n/Filter /FlateDecode\n>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
  const start = HEAD.length;
  const packedObjects = object(1, `/Type /ObjStm\n/N ${count}\n/First ${first}`, stream);
  const rows = Buffer.alloc(5 * 7);
  const row = (id: number, kind: number, where: number, index = 0) => {
    rows.writeUInt8(kind, id * 7);
    rows.writeUInt32BE(where, id * 7 + 1);
    rows.writeUInt16BE(index, id * 7 + 5);
  };
  row(1, 1, start);
  row(2, 1, start + packedObjects.length);
  row(3, 2, 1, 0);
  row(4, 2, 1, 1);
  const table = object(2, '/Type /XRef\n/Size 5', deflateSync(rows));
  const opened = pdfObjects(
    Buffer.from(
      `${HEAD}${packedObjects}${table}startxref\n${start + packedObjects.length}\n%%EOF\n`,
      'latin1',
    ),
  );
  if (!opened.ok) throw new Error(opened.because);
  return [3, 4].map((id) => opened.value.object(id)?.body);
}

it('objects packed together lie one after another: those that overlap are not read', () => {
  expect(holding('3 0 4 6 ', 'first second', { count: 2 })).toEqual(['first', 'second']);
  expect(holding('3 6 4 0 ', 'first second', { count: 2 })).toEqual([undefined, undefined]);
  expect(holding('3 0 4 99 ', 'first second', { count: 2 })).toEqual([undefined, undefined]);
  expect(holding('3 0 4 6 ', 'first second', { count: 3 })).toEqual([undefined, undefined]);
});

it('a head longer than any for so many objects is not read', () => {
  const long = `3 0 4 6 ${' '.repeat(60)}`;
  expect(holding(long, 'first second', { count: 2 })).toEqual([undefined, undefined]);
  expect(holding('3 0 4 6 ', 'first second', { count: 70_000 })).toEqual([undefined, undefined]);
});
