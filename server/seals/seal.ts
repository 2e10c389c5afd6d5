/** Makes seals, which are Ed25519 signatures, and checks them where the program runs on a server. */
import { sign, verify } from 'node:crypto';
import { keyObjectOf } from './keys';
import { currentKey, type SigningKey } from './ring';
import { type CheckSeal, type Purpose, type Seal, statement } from './statement';

const signed = (purpose: Purpose, content: unknown): Buffer => Buffer.from(statement(purpose, content));

export function seal(purpose: Purpose, content: unknown, by: SigningKey = currentKey()): Seal {
  return { key: by.id, signature: sign(null, signed(purpose, content), by.privateKey).toString('base64') };
}

export const checkSeal: CheckSeal = (purpose, content, { key, signature }, known) => {
  const found = known.find(({ id }) => id === key);
  const publicKey = found && keyObjectOf(found);
  if (!publicKey) return 'unknown-key';
  const good = verify(null, signed(purpose, content), publicKey, Buffer.from(signature, 'base64'));
  return good ? 'good' : 'broken';
};
