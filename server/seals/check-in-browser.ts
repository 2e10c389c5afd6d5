/** Checks seals where there is no `node:crypto`: in a browser, with keys that the site publishes. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type CheckSeal, statement } from './statement';

/** An Ed25519 key as SubjectPublicKeyInfo: these bytes, then the 32 of the key. */
const SPKI_HEAD = hexToBytes('302a300506032b6570032100');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** The key, where it has the name it is given. */
function rawKey(id: string, publicKey: string): Uint8Array | undefined {
  const spki = fromBase64(publicKey);
  const headed = SPKI_HEAD.every((byte, index) => spki[index] === byte);
  return headed && spki.length === SPKI_HEAD.length + 32 && bytesToHex(sha256(spki)) === id
    ? spki.subarray(SPKI_HEAD.length)
    : undefined;
}

export const checkSealInBrowser: CheckSeal = (purpose, content, { key, signature }, known) => {
  const found = known.find(({ id }) => id === key);
  const raw = found && rawKey(found.id, found.publicKey);
  if (!raw) return 'unknown-key';
  try {
    const good = ed25519.verify(fromBase64(signature), utf8ToBytes(statement(purpose, content)), raw);
    return good ? 'good' : 'broken';
  } catch {
    return 'broken';
  }
};
