/** The stakes of one pool as they are kept: their JSON, packed, under the SHA-256 of that JSON. So a change rewrites only the pools that it is about. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzipSync } from 'node:zlib';
import type { KeptStake, PoolStakes } from '@/rulebooks/totalisator/card';

export type PackedStakes = { hash: string; packed: Uint8Array; cents: number; count: number };
/** By the key of a pool. */
export type PackedPools = Record<string, PackedStakes>;
/** By what a meeting, or a settlement, calls them. */
export type Packed = ReadonlyMap<string, Uint8Array>;

/** Far more than a pool may hold. */
const UNPACKED_AT_MOST = 100_000_000;

/** Quick: the thread has a file of hundreds of thousands to pack, and these are mostly digits. */
const LEVEL = 3;

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

const HASH = /^[0-9a-f]{64}$/;
export const isHash = (name: string): boolean => HASH.test(name);

export function packStakes(stakes: readonly KeptStake[]): PackedStakes {
  const text = JSON.stringify(stakes);
  return {
    hash: hashOfText(text),
    packed: gzipSync(text, { level: LEVEL }),
    cents: stakes.reduce((sum, { amount }) => sum + amount, 0),
    count: stakes.length,
  };
}

export const packPools = (stakes: PoolStakes): PackedPools =>
  Object.fromEntries(Object.entries(stakes).map(([key, own]) => [key, packStakes(own)]));

/** Of meetings from before stakes were packed, the text itself. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

export const unpackedText = (bytes: Uint8Array): string =>
  isPacked(bytes) ? textOf(gunzipSync(bytes, { maxOutputLength: UNPACKED_AT_MOST })) : textOf(bytes);

const unpackedBeside = promisify(gunzip) as (
  bytes: Uint8Array,
  bounds: { maxOutputLength: number },
) => Promise<Uint8Array>;

/** For the web server, which answers others meanwhile. */
export const unpackedTextLater = async (bytes: Uint8Array): Promise<string> =>
  isPacked(bytes)
    ? textOf(await unpackedBeside(bytes, { maxOutputLength: UNPACKED_AT_MOST }))
    : textOf(bytes);

/** Undefined where the stakes are not there, or not those that their name is the hash of. */
export function stakesNamed(name: string, packed: Packed): KeptStake[] | undefined {
  const bytes = packed.get(name);
  if (!bytes) return undefined;
  try {
    const text = unpackedText(bytes);
    return isHash(name) && hashOfText(text) !== name ? undefined : (JSON.parse(text) as KeptStake[]);
  } catch {
    return undefined;
  }
}
