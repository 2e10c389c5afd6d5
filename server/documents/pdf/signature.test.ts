/** What is read of a signature that does not come from `sign.ts`: each is made with the installation's own key, as only a fault there could. */
import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaperCertificate } from '@/server/seals/certificate';
import { issued } from '../issued';
import { makeSign } from '../make';
import { bigSix } from '../testing/big-six';
import { approved } from '../testing/decided';
import { newIssuer } from '../testing/issuer';
import { checkSignature, findSignature, withoutSignature } from './signature';

let sign: Buffer;
let by: PaperCertificate;
beforeAll(async () => {
  const site = await newIssuer('Assay at the Commission');
  const subject = approved(await bigSix(), site.key);
  const made = await issued(
    subject.record,
    async (sealing) => (await makeSign(subject, { paper: 'A4', orientation: 'portrait' }, sealing)).bytes,
    async () => site,
  );
  sign = Buffer.from(made);
  by = site.certificate;
}, 120_000);

const gapIn = (bytes: Uint8Array) => {
  const found = findSignature(bytes);
  if (!found.ok || !found.value) throw new Error('it is signed');
  return found.value.gap;
};

/** The same file with another message in the room of its signature. */
function withMessage(der: Uint8Array, file: Uint8Array = sign): Uint8Array {
  const bytes = Buffer.from(file);
  const { from, to } = gapIn(bytes);
  bytes.write(
    Buffer.from(der)
      .toString('hex')
      .padEnd(to - from - 2, '0'),
    from + 1,
    'latin1',
  );
  return bytes;
}

const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const DATA = '1.2.840.113549.1.7.1';

type Made = {
  file?: Uint8Array;
  /** The signer's own and others, in the order of the message. */
  signer?: PaperCertificate;
  certificates?: Uint8Array[];
  content?: Uint8Array;
  type?: string;
  signers?: number;
  named?: boolean;
  digest?: 'SHA-256' | 'SHA-1';
  /** What somebody wrote into the message after it was signed. */
  added?: string;
};

/** As `sign.ts` makes it, but for what is asked. */
async function message({
  file = sign,
  signer = by,
  certificates = signer.chain,
  content,
  type = DATA,
  signers = 1,
  named = true,
  digest = 'SHA-256',
  added,
}: Made) {
  const [der] = signer.chain as [Buffer];
  const own = pkijs.Certificate.fromBER(new Uint8Array(der));
  const { from, to } = gapIn(file);
  const signedBytes = Buffer.concat([file.subarray(0, from), file.subarray(to)]);
  const hash = createHash(digest === 'SHA-1' ? 'sha1' : 'sha256')
    .update(content ?? signedBytes)
    .digest();
  const attribute = (oid: string, value: asn1js.BaseBlock) =>
    new pkijs.Attribute({ type: oid, values: [value] });
  const certificate = new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [new asn1js.Sequence({ value: [octets(sha256(der))] })],
      }),
    ],
  });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: type,
      ...(content && { eContent: octets(content) }),
    }),
    certificates: certificates.map((one) => pkijs.Certificate.fromBER(new Uint8Array(one))),
    signerInfos: Array.from(
      { length: signers },
      () =>
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: type })),
              attribute('1.2.840.113549.1.9.4', octets(hash)),
              ...(named ? [attribute('1.2.840.113549.1.9.16.2.47', certificate)] : []),
            ],
          }),
        }),
    ),
  });
  const key = await crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(signer.privateKey),
    { name: 'RSASSA-PKCS1-v1_5', hash: digest },
    false,
    ['sign'],
  );
  for (let at = 0; at < signers; at += 1) await signed.sign(key, at, digest);
  const [first] = signed.signerInfos;
  if (first && added !== undefined)
    first.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute('1.2.840.113549.1.9.13', new asn1js.Utf8String({ value: added }))],
    });
  const whole = new pkijs.ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  });
  return new Uint8Array(whole.toSchema().toBER());
}

const said = async (bytes: Uint8Array): Promise<string> => {
  const read = await checkSignature(bytes);
  if (!read.ok) return read.because;
  return read.value.state === 'broken' ? read.value.because : read.value.state;
};

/** The same length, so that every offset stays true. */
function changed(from: string, to: string): Uint8Array {
  expect(to).toHaveLength(from.length);
  const text = sign.toString('latin1');
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, to), 'latin1');
}

describe('a signature', () => {
  it('holds as it was made, and made again the same way', async () => {
    expect(await said(sign)).toBe('good');
    expect(await said(withMessage(await message({})))).toBe('good');
  });

  it.each<[string, Made, RegExp]>([
    ['over content of its own', { content: Buffer.from('something else') }, /not over this file/],
    ['of another kind of content', { type: '1.2.840.113549.1.7.5' }, /not over this file/],
    ['by a digest that can be forged', { digest: 'SHA-1' }, /not over this file/],
    ['by two', { signers: 2 }, /cannot be read/],
    ['that does not name its certificate within', { named: false }, /another certificate/],
    ['with a remark that nobody signed', { added: 'Extended to 2099.' }, /added to the signature after/],
  ])('%s does not hold', async (_, made, because) =>
    expect(await said(withMessage(await message(made)))).toMatch(because),
  );

  it.each([
    ['that is no message', Uint8Array.of(0x30, 0x03, 0x02, 0x01, 0x01)],
    ['that is cut off', Uint8Array.of(0x30, 0x82, 0x7f, 0xff, 0x01)],
    ['that is empty', new Uint8Array(0)],
  ])('%s cannot be read', async (_, der) =>
    expect(await said(withMessage(der))).toBe('The signature cannot be read.'),
  );

  it('without a date, or without its range, is broken', async () => {
    expect(await said(changed('/M (D:', '/N (D:'))).toBe('its signature is broken');
    expect(await said(changed('/ByteRange [', '/BiteRange ['))).toBe('its signature is broken');
  });

  it('covers the whole file, or nothing', async () => {
    const { gap, range } = {
      gap: gapIn(sign),
      range: /\/ByteRange \[0 (\d+)/.exec(sign.toString('latin1'))?.[1] ?? '',
    };
    expect(range).toBe(String(gap.from));
    const shorter = String(gap.from - 1).padStart(range.length, '0');
    expect(await said(changed(`/ByteRange [0 ${range}`, `/ByteRange [0 ${shorter}`))).toMatch(/whole file/);
  });

  it('tells who signed, by name, issuer and days, and when', async () => {
    const read = await checkSignature(sign);
    expect(read).toMatchObject({
      ok: true,
      value: {
        state: 'good',
        signer: { name: 'Assay at the Commission', issuer: 'Assay at the Commission', id: by.id },
      },
    });
  });
});

/** A PDF of these objects and no more, with its table in the open. */
function pdfOf(...bodies: string[]): Buffer {
  const text = ['%PDF-1.7\n'];
  const length = () => text.reduce((sum, part) => sum + part.length, 0);
  const rows = ['0000000000 65535 f \n'];
  for (const [at, body] of bodies.entries()) {
    rows.push(`${String(length()).padStart(10, '0')} 00000 n \n`);
    text.push(`${at + 1} 0 obj\n${body}\nendobj\n`);
  }
  const table = length();
  text.push(`xref\n0 ${rows.length}\n${rows.join('')}trailer\n<<\n/Size ${rows.length}\n>>\n`);
  text.push(`startxref\n${table}\n%%EOF\n`);
  return Buffer.from(text.join(''), 'latin1');
}

type Field = { name?: string; reason?: string; date?: string; reserved?: number; range?: string };

const fieldOf = ({
  name = '/Name (Assay)\n',
  reason = '/Reason (Issued)\n',
  date = 'D:20261127101112Z',
  reserved = 8,
  range = '0 11 22 33',
}: Field = {}) =>
  `<<\n/Type /Sig\n/ByteRange [${range}]\n/Contents <${'0'.repeat(2 * reserved)}>\n${reason}/M (${date})\n${name}>>`;

describe('where a signature is found', () => {
  it('comes with its name, reason and time', () => {
    const file = pdfOf('<<\n/Type /Page\n>>', fieldOf());
    const found = findSignature(file);
    if (!found.ok || !found.value) throw new Error('it has one');
    const { field, gap, range } = found.value;
    expect(field).toEqual({
      name: 'Assay',
      reason: 'Issued',
      at: '2026-11-27T10:11:12.000Z',
      reserved: 8,
    });
    expect(file.subarray(gap.from, gap.to).toString('latin1')).toBe('<0000000000000000>');
    expect(range).toBe('0 11 22 33');
  });

  it('is missing from a file without one', async () => {
    expect(await checkSignature(pdfOf('<<\n/Type /Page\n>>'))).toEqual({
      ok: true,
      value: { state: 'none' },
    });
  });

  it.each([
    ['brackets and strokes', '(A \\(B\\) \\\\ C)', 'A (B) \\ C'],
    ['letters of another alphabet', '(\u00fe\u00ff\u0004\u0010\u0004\u0041\u0004\u0041)', 'Асс'],
    ['half a letter at its end', '(\u00fe\u00ff\u0004\u0010\u0004)', 'А'],
  ])('has a name with %s', (_, written, name) => {
    const found = findSignature(pdfOf(fieldOf({ name: `/Name ${written}\n` })));
    expect(found).toMatchObject({ ok: true, value: { field: { name } } });
  });

  it('may lack a name and a reason, and no date', async () => {
    const bare = findSignature(pdfOf(fieldOf({ name: '', reason: '' })));
    expect(bare).toMatchObject({ ok: true, value: { field: { name: '', reason: '' } } });
    for (const date of ['D:20261127101112', 'D:2026112710111Z', 'x D:20261127101112Z', 'D:20261127101112Z x'])
      expect(await said(pdfOf(fieldOf({ date })))).toBe('its signature is broken');
  });

  it('is one, and no longer than 100,000 bytes', async () => {
    expect(await said(pdfOf(fieldOf(), fieldOf()))).toBe('it carries more than one signature');
    expect(findSignature(pdfOf(fieldOf({ reserved: 100_000 })))).toMatchObject({ ok: true });
    expect(await said(pdfOf(fieldOf({ reserved: 100_001 })))).toBe(
      'its signature is longer than any that Assay writes',
    );
  });

  it('has a gap of its own in the range, to the byte', async () => {
    const { from, to, length } = rangeOf(toSign());
    for (const range of [
      `1 ${from} ${to} ${length}`,
      `0 ${from + 1} ${to} ${length}`,
      `0 ${from} ${to - 1} ${length}`,
      `0 ${from} ${to} ${length - 1}`,
      `0 ${from} ${to}`,
    ])
      expect(await said(pdfOf(fieldOf({ reserved: ROOM, range })))).toBe(
        'The signature does not cover the whole file.',
      );
  });
});

/** As it would have to be written. */
function rangeOf(file: Buffer) {
  const { from, to } = gapIn(file);
  return { from, to, length: file.length - to };
}

const ROOM = 4_000;

/** A small file whose range is right, to be signed at that time. */
function toSign(date = 'D:20261127101112Z', range = '0'): Buffer {
  const file = pdfOf(fieldOf({ date, reserved: ROOM, range }));
  const { from, to, length } = rangeOf(file);
  const own = `0 ${from} ${to} ${length}`;
  return own === range ? file : toSign(date, own);
}

const signedBy = async (made: Made, file = toSign()) => withMessage(await message({ ...made, file }), file);

const ORGANISATION = '2.5.4.10';
const COUNTRY = '2.5.4.6';

/** A certificate whose subject is named by these, signed with its own key. */
async function namedBy(...names: [type: string, value: string][]): Promise<PaperCertificate> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pkijs.Certificate({ version: 2, serialNumber: new asn1js.Integer({ value: 7 }) });
  const parts = names.map(
    ([type, value]) => new pkijs.AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) }),
  );
  certificate.issuer.typesAndValues.push(...parts);
  certificate.subject.typesAndValues.push(...parts);
  certificate.notBefore.value = new Date('2026-01-01T00:00:00.000Z');
  certificate.notAfter.value = new Date('2026-12-31T23:59:59.000Z');
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER());
  const privateKey = Buffer.from(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  return { ...by, chain: [der], privateKey };
}

describe('the certificate of a signature', () => {
  it('is the one it names, wherever in the message it stands', async () => {
    const other = await namedBy([ORGANISATION, 'Somebody else']);
    const certificates = [...other.chain, ...by.chain];
    expect(await checkSignature(await signedBy({ certificates }))).toMatchObject({
      value: { state: 'good', signer: { id: by.id, name: 'Assay at the Commission' } },
    });
  });

  it('is missing where only another with the same number is there', async () => {
    const one = await namedBy([ORGANISATION, 'One']);
    const other = await namedBy([ORGANISATION, 'Other']);
    expect(await said(await signedBy({ signer: one }))).toBe('good');
    expect(await said(await signedBy({ signer: one, certificates: other.chain }))).toBe(
      'The signature cannot be read.',
    );
    expect(await said(await signedBy({ signer: one, certificates: [] }))).toBe(
      'The signature cannot be read.',
    );
  });

  it('tells its common name, or the first name that it has', async () => {
    const signer = async (...names: [string, string][]) => {
      const read = await checkSignature(await signedBy({ signer: await namedBy(...names) }));
      return read.ok && read.value.state === 'good' ? read.value.signer : undefined;
    };
    expect(await signer([COUNTRY, 'GB'], ['2.5.4.3', 'The Commission'])).toMatchObject({
      name: 'The Commission',
      issuer: 'The Commission',
      from: '2026-01-01T00:00:00.000Z',
      until: '2026-12-31T23:59:59.000Z',
    });
    expect((await signer([ORGANISATION, 'A house'], [COUNTRY, 'GB']))?.name).toBe('A house');
    expect((await signer())?.name).toBe('');
  });

  it('holds from its first second to its last', async () => {
    const signer = await namedBy([ORGANISATION, 'A house']);
    const at = async (date: string) => said(await signedBy({ signer }, toSign(date)));
    expect(await at('D:20260101000000Z')).toBe('good');
    expect(await at('D:20261231235959Z')).toBe('good');
    for (const date of ['D:20251231235959Z', 'D:20270101000000Z'])
      expect(await at(date)).toBe('The file was signed outside the time for which the certificate holds.');
  });
});

it('says whose signature does not hold, where it can tell', async () => {
  const signed = Buffer.from(await signedBy({}));
  const reason = signed.indexOf('(Issued)');
  signed.write('(Forged)', reason, 'latin1');
  expect(await checkSignature(signed)).toEqual({
    ok: true,
    value: {
      state: 'broken',
      because: 'The file was changed after it was signed.',
      signer: expect.objectContaining({ id: by.id }),
    },
  });
});

it('leaves nothing in the room of a signature, and the rest as it is', async () => {
  const file = toSign();
  const gap = gapIn(file);
  expect(Buffer.from(withoutSignature(await signedBy({}), { gap })).equals(file)).toBe(true);
});
