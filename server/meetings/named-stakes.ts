/** The file of a meeting whose pools name their stakes instead of listing them, and the stakes put in their places. */
import type { CardPool, KeptStake } from '@/rulebooks/totalisator/card';
import { ok } from '@/simulations/problems/problem';
import { type Answer, refuse } from '../problems/problem';
import { isHash, type Packed, stakesNamed } from './packed-stakes';

/** Of settlements from before stakes were kept by their hash, the list itself. */
type NamedPool = CardPool & { stakes: string | readonly KeptStake[] };
export type NamedFile = { venue?: string; day?: string; pools: NamedPool[]; results: unknown };

export const namesIn = ({ pools }: NamedFile): string[] =>
  pools.flatMap(({ stakes }) => (typeof stakes === 'string' ? [stakes] : []));

export const GONE = refuse(
  'damaged',
  'What was staked in this meeting can no longer be read: the database is damaged, or somebody altered it. Tell the person who runs this site.',
);

type Listed = Omit<NamedFile, 'pools'> & { pools: (CardPool & { stakes: readonly KeptStake[] })[] };

/** Undefined where some are not there, or are others than their name says. */
function replaced(
  file: NamedFile,
  packed: Packed,
  isMeant: (name: string) => boolean,
): NamedFile | undefined {
  const pools: NamedPool[] = [];
  for (const pool of file.pools) {
    const { stakes } = pool;
    const listed = typeof stakes === 'string' && isMeant(stakes) ? stakesNamed(stakes, packed) : stakes;
    if (!listed) return undefined;
    pools.push({ ...pool, stakes: listed });
  }
  return { ...file, pools };
}

export function withStakes(file: NamedFile, packed: Packed): Answer<Listed> {
  const listed = replaced(file, packed, () => true);
  return listed ? ok(listed as Listed) : GONE;
}

/** Whether all stakes that it names are there; whether they are those is seen when they are read. */
export const isWhole = (file: NamedFile, packed: Packed): boolean =>
  namesIn(file).every((name) => packed.has(name));

/** What is kept under no hash could be altered without anybody noticing: a settlement lists it. */
export function hashedOnly(file: NamedFile, packed: Packed): Answer<NamedFile> {
  const listed = replaced(file, packed, (name) => !isHash(name));
  return listed ? ok(listed) : GONE;
}
