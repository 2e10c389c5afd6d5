/** A key and a certificate that issue papers in tests. */
import { generateKeyPairSync } from 'node:crypto';
import { fingerprint, spkiOf } from '../../seals/keys';
import type { PublicKey } from '../../seals/published-keys';
import type { SigningKey } from '../../seals/ring';
import { certificateName, selfSigned } from '../../seals/x509';
import type { Issuer } from '../issued';

export type KnownKey = SigningKey & { known: PublicKey };

export function newKey(): KnownKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = spkiOf(publicKey);
  const id = fingerprint(spki);
  return { id, privateKey, known: { id, publicKey: spki.toString('base64') } };
}

export async function newIssuer(name: string, key: KnownKey = newKey()): Promise<Issuer & { key: KnownKey }> {
  const from = new Date('2007-01-01T00:00:00.000Z');
  // Half as long as the product's, which is made in a second.
  const { certificate, privateKey } = await selfSigned(name, from, 2048);
  const until = new Date('2027-01-01T00:00:00.000Z');
  const chain = [certificate];
  return { key, certificate: { id: certificateName(certificate), name, from, until, chain, privateKey } };
}
