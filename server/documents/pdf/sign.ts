/** Signs a PDF that has room for a signature: PAdES baseline B-B, over every byte but the signature itself. */
import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { PaperCertificate } from '@/server/seals/certificate';
import { UNKNOWN_OFFSET } from './signature-field';

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
};

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });

/** Names the certificate within what is signed, so that no other with the same key can be put in its place. */
const signingCertificate = (der: Uint8Array) =>
  new asn1js.Sequence({
    value: [new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [octets(sha256(der))] })] })],
  });

/** No signing time: in a PDF that is said by the signature's dictionary, and PAdES forbids to say it twice. */
async function cms(content: Uint8Array[], { chain, privateKey }: PaperCertificate): Promise<Buffer> {
  const certificates = chain.map((der) => pkijs.Certificate.fromBER(new Uint8Array(der)));
  const [own] = certificates;
  const [ownDer] = chain;
  if (!own || !ownDer) throw new Error('a certificate is needed to sign');
  const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(OID.contentType, new asn1js.ObjectIdentifier({ value: OID.data })),
            attribute(OID.messageDigest, octets(sha256(...content))),
            attribute(OID.signingCertificate, signingCertificate(ownDer)),
          ],
        }),
      }),
    ],
  });
  const key = await crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(privateKey),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  await signed.sign(key, 0, 'SHA-256');
  const whole = new pkijs.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return Buffer.from(whole.toSchema().toBER());
}

/** The certificates, the signature and what stands around them. */
export const reservedFor = ({ chain }: Pick<PaperCertificate, 'chain'>): number =>
  chain.reduce((sum, der) => sum + der.length, 0) + 1536;

const OFFSETS = `/ByteRange [0 /${UNKNOWN_OFFSET} /${UNKNOWN_OFFSET} /${UNKNOWN_OFFSET}]`;

/** The same bytes, with room, once the offsets are known: what is signed, and the gap that the signature fills. */
export function withOffsets(unsigned: Uint8Array): { bytes: Buffer; gap: { from: number; to: number } } {
  const bytes = Buffer.from(unsigned);
  const at = bytes.indexOf(OFFSETS, 0, 'latin1');
  const contents = bytes.indexOf('/Contents <', at, 'latin1');
  if (at < 0 || contents < 0) throw new Error('this PDF has no room for a signature');
  const from = contents + '/Contents '.length;
  const to = bytes.indexOf('>', from, 'latin1') + 1;
  const range = `/ByteRange [0 ${from} ${to} ${bytes.length - to}`;
  bytes.write(`${range.padEnd(OFFSETS.length - 1)}]`, at, 'latin1');
  return { bytes, gap: { from, to } };
}

export async function signPdf(unsigned: Uint8Array, by: PaperCertificate): Promise<Buffer> {
  const { bytes, gap } = withOffsets(unsigned);
  const signature = await cms([bytes.subarray(0, gap.from), bytes.subarray(gap.to)], by);
  const room = gap.to - gap.from - 2;
  const text = signature.toString('hex');
  if (text.length > room) throw new Error('the signature is longer than the room kept for it');
  bytes.write(text.padEnd(room, '0'), gap.from + 1, 'latin1');
  return bytes;
}
