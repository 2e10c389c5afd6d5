/**
 * The installation's signing keys. They live in the data folder and never in the database, so that whoever can write
 * the database cannot seal. One file each, which is only ever added: two processes that start together, or a
 * rotation cut short, lose none.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { environment } from '../environment/environment';
import { fingerprint, keyObjectOf, spkiOf } from './keys';
import { PublicKey } from './published-keys';

const FOLDER = 'seal-keys';

const KeyFile = PublicKey.pick({ id: true, publicKey: true }).extend({
  from: z.iso.datetime(),
  /** PKCS #8 in base64; taken out when another key takes over. */
  privateKey: z.string().optional(),
});
type KeyFile = z.infer<typeof KeyFile>;

/** Its message is a sentence for whoever runs the site. */
export class SealKeyError extends Error {
  override name = 'SealKeyError';
}

export type SigningKey = { id: string; privateKey: KeyObject };

export const keyFolder = (dataDir: string): string => path.join(dataDir, FOLDER);

/** Written aside and renamed: a key file is whole or not there. */
function write(folder: string, key: KeyFile): void {
  const file = path.join(folder, `${key.id}.json`);
  const aside = `${file}.${process.pid}.new`;
  const handle = openSync(aside, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(key, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
}

function readOne(file: string): KeyFile {
  let parsed: KeyFile | undefined;
  try {
    parsed = KeyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    parsed = undefined;
  }
  if (!parsed || !keyObjectOf(parsed))
    throw new SealKeyError(
      `The signing key ${file} is damaged. Restore it from your backup of the data folder; without it, what it sealed cannot be verified.`,
    );
  return parsed;
}

function filesOf(dataDir: string): KeyFile[] {
  const folder = keyFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readOne(path.join(folder, name)))
    .sort((a, b) => (a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from < b.from ? -1 : 1));
}

function make(dataDir: string, from: Date): KeyFile {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = spkiOf(publicKey);
  const key: KeyFile = {
    id: fingerprint(spki),
    publicKey: spki.toString('base64'),
    from: from.toISOString(),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
  write(keyFolder(dataDir), key);
  return key;
}

const signing = (key: KeyFile): SigningKey | undefined =>
  key.privateKey === undefined
    ? undefined
    : {
        id: key.id,
        privateKey: createPrivateKey({
          key: Buffer.from(key.privateKey, 'base64'),
          format: 'der',
          type: 'pkcs8',
        }),
      };

/** The key that seals now; made where there is none yet. Read each time, so that a rotation holds at once. */
export function currentKey(dataDir: string = environment().dataDir): SigningKey {
  const last = filesOf(dataDir).at(-1);
  const found = last ? signing(last) : signing(make(dataDir, new Date()));
  if (!found)
    throw new SealKeyError(
      `The newest signing key in ${keyFolder(dataDir)} has lost its private half. Make a new one with "assay keys --rotate".`,
    );
  return found;
}

/** All that ever sealed here, oldest first. */
export function publicKeys(dataDir: string = environment().dataDir): PublicKey[] {
  const files = filesOf(dataDir);
  return files.map(({ id, publicKey, from }, index) => {
    const until = files[index + 1]?.from;
    return { id, publicKey, from, ...(until ? { until } : {}) };
  });
}

/** A new key takes over; the private halves of those before it are thrown away, their public halves stay. */
export function rotateKey(dataDir: string = environment().dataDir, now: Date = new Date()): PublicKey {
  const before = filesOf(dataDir);
  const last = before.at(-1);
  const from = last && last.from >= now.toISOString() ? new Date(Date.parse(last.from) + 1) : now;
  const { id, publicKey, from: since } = make(dataDir, from);
  for (const { privateKey, ...kept } of before) if (privateKey) write(keyFolder(dataDir), kept);
  return { id, publicKey, from: since };
}
