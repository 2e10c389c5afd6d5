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
import { checkSignature, findSignature } from './signature';

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
function withMessage(der: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sign);
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
  content?: Uint8Array;
  type?: string;
  signers?: number;
  named?: boolean;
  digest?: 'SHA-256' | 'SHA-1';
};

/** As `sign.ts` makes it, but for what is asked. */
async function message({ content, type = DATA, signers = 1, named = true, digest = 'SHA-256' }: Made) {
  const certificates = by.chain.map((der) => pkijs.Certificate.fromBER(new Uint8Array(der)));
  const [own] = certificates as [pkijs.Certificate];
  const { from, to } = gapIn(sign);
  const signedBytes = Buffer.concat([sign.subarray(0, from), sign.subarray(to)]);
  const hash = createHash(digest === 'SHA-1' ? 'sha1' : 'sha256')
    .update(content ?? signedBytes)
    .digest();
  const attribute = (oid: string, value: asn1js.BaseBlock) =>
    new pkijs.Attribute({ type: oid, values: [value] });
  const certificate = new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [new asn1js.Sequence({ value: [octets(sha256(by.chain[0] as Uint8Array))] })],
      }),
    ],
  });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: type,
      ...(content && { eContent: octets(content) }),
    }),
    certificates,
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
    new Uint8Array(by.privateKey),
    { name: 'RSASSA-PKCS1-v1_5', hash: digest },
    false,
    ['sign'],
  );
  for (let at = 0; at < signers; at += 1) await signed.sign(key, at, digest);
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
