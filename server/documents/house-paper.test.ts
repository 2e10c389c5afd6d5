/** What a house's paper is worth by its seal, its signature and the record in it: one that fails makes it false. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type HouseVouched, houseVerdict, houseVouched } from './house-paper';
import { HEAD } from './pdf/objects';
import type { PdfSignature } from './pdf/signature';
import type { FiledManifest, SealedFiled } from './seal-attachment';
import type { Sealed } from './vouched';

const sealed = (state: 'good' | 'broken' | 'unknown-key'): Sealed => ({ state, key: 'k' });
const NONE: Sealed = { state: 'none' };
const SIGNED = { state: 'good' } as PdfSignature;
const whole: HouseVouched = { paper: sealed('good'), signature: SIGNED, contradictions: [] };

describe('the verdict', () => {
  it.each<[string, Partial<HouseVouched>, Sealed | undefined, string]>([
    ['all of it holds', {}, sealed('good'), 'genuine'],
    ['all of it holds, and no record is in it', {}, undefined, 'genuine'],
    ['something contradicts', { contradictions: ['x'] }, sealed('good'), 'false'],
    ['its own seal is broken', { paper: sealed('broken') }, sealed('good'), 'false'],
    ['the seal of the record in it is broken', {}, sealed('broken'), 'false'],
    [
      'its own seal is of a key that nobody knows',
      { paper: sealed('unknown-key') },
      sealed('good'),
      'unvouched',
    ],
    ['the record’s seal is of a key that nobody knows', {}, sealed('unknown-key'), 'unvouched'],
    ['the record has no seal', {}, NONE, 'unvouched'],
    ['it has no seal', { paper: NONE }, sealed('good'), 'unvouched'],
    ['it has no signature', { signature: { state: 'none' } }, sealed('good'), 'unvouched'],
  ])('where %s', (_, more, enclosed, verdict) => {
    expect(houseVerdict({ ...whole, ...more }, enclosed)).toBe(verdict);
  });
});

describe('a paper without a signature', () => {
  /** As small as a file can be that Assay might have written. */
  const object = '1 0 obj\n<<\n/Type /Catalog\n>>\nendobj\n\n';
  const xref = HEAD.length + object.length;
  const entry = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;
  const bytes = new TextEncoder().encode(
    `${HEAD}${object}xref\n0 2\n0000000000 65535 f \n${entry(HEAD.length)}trailer\n<<\n/Size 2\n>>\nstartxref\n${xref}\n%%EOF\n`,
  );

  const attachment = new TextEncoder().encode('{"paper":"settlement-report"}');
  const SEALED: SealedFiled = {
    manifest: { paper: 'settlement-report', attachment: bytesToHex(sha256(attachment)) } as FiledManifest,
    seal: { key: 'k' } as SealedFiled['seal'],
  };
  const vouched = async (
    paper: FiledManifest['paper'],
    given: Uint8Array,
    own: SealedFiled | undefined = SEALED,
  ) => {
    const asked: unknown[] = [];
    const read = await houseVouched(bytes, { attachment: given, sealed: own }, paper, {
      keys: [],
      checkSeal: (purpose, record) => {
        asked.push([purpose, record]);
        return 'good';
      },
    });
    return { read: read.ok ? read.value : expect.unreachable(), asked };
  };

  it('is the paper and has the data that were sealed', async () => {
    const { read, asked } = await vouched('settlement-report', attachment);
    expect(read).toEqual({
      paper: { state: 'good', key: 'k' },
      signature: { state: 'none' },
      contradictions: [],
    });
    expect(asked).toEqual([['paper', SEALED.manifest]]);
  });

  const OTHER = ['The attached data is not the data that was sealed.'];
  it('is contradicted where its data is another', async () => {
    const other = new TextEncoder().encode('{"paper":"settlement-report" }');
    expect((await vouched('settlement-report', other)).read.contradictions).toEqual(OTHER);
  });

  it('is contradicted where the seal is of another kind of paper', async () => {
    expect((await vouched('dividend-statement', attachment)).read.contradictions).toEqual(OTHER);
  });

  it('is contradicted where the signature that was sealed is gone', async () => {
    const own = { ...SEALED, manifest: { ...SEALED.manifest, certificate: 'c' } };
    const { read } = await vouched('settlement-report', attachment, own);
    expect(read.contradictions).toEqual(['The signature over the file was taken away.']);
  });
});
