import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyShown } from './key-shown';
import { fingerprint, readKeyFile, spkiOf } from './keys';
import { KEYS_FORMAT } from './published-keys';
import { currentKey, keyFolder, publicKeys, rotateKey, SealKeyError } from './ring';
import { checkSeal, seal } from './seal';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'assay-seals-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const CONTENT = { reference: 'A-0001', decision: 'approve', of: ['x', 1] };

describe('the signing key', () => {
  it('is made once and readable by its owner only', () => {
    const { id } = currentKey(dataDir);
    expect(currentKey(dataDir).id).toBe(id);
    const files = readdirSync(keyFolder(dataDir));
    expect(files).toEqual([`${id}.json`]);
    expect(statSync(keyFolder(dataDir)).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(keyFolder(dataDir), `${id}.json`)).mode & 0o777).toBe(0o600);
  });
  it('is named by the SHA-256 of its public half', () => {
    const { id } = currentKey(dataDir);
    const [key] = publicKeys(dataDir);
    expect(fingerprint(Buffer.from(key?.publicKey ?? '', 'base64'))).toBe(id);
    expect(keyShown('4f2a91c077de0b3c00')).toBe('4f2a 91c0 77de 0b3c');
  });
  it('gives way to a new one, and what it sealed still verifies', () => {
    const old = currentKey(dataDir);
    const before = seal('decision', CONTENT, old);
    rotateKey(dataDir);
    const young = currentKey(dataDir);
    expect(young.id).not.toBe(old.id);
    const keys = publicKeys(dataDir);
    expect(keys.map(({ id }) => id)).toEqual([old.id, young.id]);
    expect(keys[0]?.until).toBe(keys[1]?.from);
    expect(keys[1]?.until).toBeUndefined();
    expect(checkSeal('decision', CONTENT, before, keys)).toBe('good');
    expect(readFileSync(path.join(keyFolder(dataDir), `${old.id}.json`), 'utf8')).not.toContain('privateKey');
  });
  it('comes after the last one even where the clock has not moved', () => {
    const now = new Date('2026-01-01T00:00:00.000Z');
    const first = rotateKey(dataDir, now);
    const second = rotateKey(dataDir, now);
    expect(publicKeys(dataDir).map(({ id }) => id)).toEqual([first.id, second.id]);
  });
  it('that is damaged stops with a sentence instead of being replaced', () => {
    const { id } = currentKey(dataDir);
    writeFileSync(path.join(keyFolder(dataDir), `${id}.json`), '{}');
    expect(() => currentKey(dataDir)).toThrow(SealKeyError);
  });
});

describe('a seal', () => {
  it('holds only for its content and purpose', () => {
    const sealed = seal('decision', CONTENT, currentKey(dataDir));
    const keys = publicKeys(dataDir);
    const check = (purpose: 'decision' | 'dossier', content: unknown) =>
      checkSeal(purpose, content, sealed, keys);
    expect(check('decision', { of: ['x', 1], decision: 'approve', reference: 'A-0001' })).toBe('good');
    expect(check('decision', { ...CONTENT, decision: 'refuse' })).toBe('broken');
    expect(check('dossier', CONTENT)).toBe('broken');
  });
  it('by another key is unknown, even where that key borrows the name', () => {
    const sealed = seal('decision', CONTENT, currentKey(dataDir));
    const foreign = spkiOf(generateKeyPairSync('ed25519').publicKey);
    const borrowed = { id: sealed.key, publicKey: foreign.toString('base64') };
    expect(checkSeal('decision', CONTENT, sealed, [])).toBe('unknown-key');
    expect(checkSeal('decision', CONTENT, sealed, [borrowed])).toBe('unknown-key');
  });
  it('that is not a signature is broken', () => {
    const sealed = seal('decision', CONTENT, currentKey(dataDir));
    for (const signature of ['', 'AAAA', '!!', sealed.signature.slice(4)])
      expect(checkSeal('decision', CONTENT, { ...sealed, signature }, publicKeys(dataDir))).toBe('broken');
  });
});

describe('a key file', () => {
  it('is the JSON of a site or one PEM', () => {
    currentKey(dataDir);
    const keys = publicKeys(dataDir);
    expect(readKeyFile(JSON.stringify({ format: KEYS_FORMAT, keys }))).toEqual(keys);
    const { publicKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    expect(readKeyFile(pem)).toEqual([
      { id: fingerprint(spkiOf(publicKey)), publicKey: spkiOf(publicKey).toString('base64') },
    ]);
  });
  it('is refused where it holds none, a private one, another kind, or a name that is not its own', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
    const secret = generateKeyPairSync('ed25519').privateKey;
    currentKey(dataDir);
    const [key] = publicKeys(dataDir);
    for (const text of [
      '',
      '{}',
      JSON.stringify({ format: KEYS_FORMAT, keys: [] }),
      JSON.stringify({ format: KEYS_FORMAT, keys: [{ ...key, id: '0'.repeat(64) }] }),
      rsa.export({ format: 'pem', type: 'spki' }).toString(),
      secret.export({ format: 'pem', type: 'pkcs8' }).toString(),
    ])
      expect(readKeyFile(text)).toBeUndefined();
  });
});
