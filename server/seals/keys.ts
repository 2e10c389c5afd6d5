/** Public keys: how one is named, and read from a file. */
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { type PublicKey, PublishedKeys } from './published-keys';

export const fingerprint = (spki: Buffer): string => createHash('sha256').update(spki).digest('hex');

export const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });

/** The key, where it is an Ed25519 key and has the name it is given. */
export function keyObjectOf({ id, publicKey }: Pick<PublicKey, 'id' | 'publicKey'>): KeyObject | undefined {
  const spki = Buffer.from(publicKey, 'base64');
  if (fingerprint(spki) !== id) return undefined;
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

function keyFromPem(text: string): PublicKey | undefined {
  try {
    const key = createPublicKey({ key: text, format: 'pem', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return undefined;
    const spki = spkiOf(key);
    return { id: fingerprint(spki), publicKey: spki.toString('base64') };
  } catch {
    return undefined;
  }
}

const PEM = '-----BEGIN PUBLIC KEY-----';

/** A key file: the JSON that a site publishes, or one PEM public key. */
export function readKeyFile(text: string): PublicKey[] | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith(PEM)) {
    const key = keyFromPem(trimmed);
    return key && [key];
  }
  try {
    const parsed = PublishedKeys.safeParse(JSON.parse(trimmed));
    if (!parsed.success || parsed.data.keys.length === 0) return undefined;
    return parsed.data.keys.every(keyObjectOf) ? parsed.data.keys : undefined;
  } catch {
    return undefined;
  }
}
