/** X.509 certificates: made for an installation that was given none, and read. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  X509Certificate,
} from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
/** Digital signature and non-repudiation: the two that signed documents need. */
const TO_SIGN = 0b1100_0000;
const YEARS = 20;

export type MadeCertificate = { certificate: Buffer; privateKey: Buffer };

/** SHA-256 of the certificate, in hexadecimal. */
export const certificateName = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex');

const named = (name: string) =>
  new pkijs.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value: name }) });

const extension = (extnID: string, critical: boolean, value: asn1js.BaseBlock) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });

/** RSA, because every PDF reader knows it and it signs the same bytes the same way each time. */
export async function selfSigned(name: string, from: Date, bits = 3072): Promise<MadeCertificate> {
  const pair = generateKeyPairSync('rsa', { modulusLength: bits });
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const spki = pair.publicKey.export({ format: 'der', type: 'spki' });
  const [signer, checker] = await Promise.all([
    crypto.subtle.importKey('pkcs8', privateKey, algorithm, false, ['sign']),
    crypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
  ]);
  const certificate = new pkijs.Certificate({ version: 2 });
  // Positive and never twice the same: a hash of the key.
  const serial = createHash('sha256').update(spki).digest().subarray(0, 16);
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  certificate.serialNumber = new asn1js.Integer({ valueHex: new Uint8Array(serial).buffer });
  certificate.issuer.typesAndValues.push(named(name));
  certificate.subject.typesAndValues.push(named(name));
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  certificate.notBefore.value = from;
  certificate.notAfter.value = until;
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, true, new pkijs.BasicConstraints({ cA: false }).toSchema()),
    extension(
      KEY_USAGE,
      true,
      new asn1js.BitString({ valueHex: new Uint8Array([TO_SIGN]).buffer, unusedBits: 6 }),
    ),
  ];
  await certificate.subjectPublicKeyInfo.importKey(checker);
  await certificate.sign(signer, 'SHA-256');
  return { certificate: Buffer.from(certificate.toSchema(true).toBER()), privateKey };
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a PEM file, the signer's own first; undefined where there is none or one cannot be read. */
export function certificatesFrom(pem: string): X509Certificate[] | undefined {
  try {
    const found = (pem.match(PEM) ?? []).map((one) => new X509Certificate(one));
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a certificate speaks of this private key, in PEM. */
export function fits(certificate: X509Certificate, privateKey: string): boolean {
  try {
    const spki = createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' });
    return spki.equals(certificate.publicKey.export({ format: 'der', type: 'spki' }));
  } catch {
    return false;
  }
}
