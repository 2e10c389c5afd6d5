/** A filing ZIP and its PAR sheets, as an officer verifies them: with the public key alone. */
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { makeFiling } from '@/server/documents/bundle';
import { bundleStanding } from '@/server/documents/bundle-standing';
import { bigSix } from '@/server/documents/testing/big-six';
import { type KnownKey, newIssuer } from '@/server/documents/testing/issuer';
import { packedAsListed } from '@/server/documents/testing/packed-as-listed';
import { checkSeal } from '@/server/seals/seal';
import { canonicalJson } from '@/simulations/exact/canonical';
import { againstDossier, sheetSaid, withDossiers } from './verify-filed';

const NAME = 'A-0001-v1-big-six';
let files: Record<string, Uint8Array>;
let keys: KnownKey['known'][];
const file = (end: string) => files[`${NAME}-${end}`] as Uint8Array;

beforeAll(async () => {
  const issuer = await newIssuer('Assay at the Commission');
  keys = [issuer.key.known];
  files = unzipSync(await makeFiling(await bigSix(), async () => issuer));
}, 60_000);

async function judged(change: Record<string, Uint8Array>) {
  const bytes = packedAsListed({ ...files, ...change });
  const read = await bundleStanding(bytes, { keys, checkSeal });
  if (!read.ok) throw new Error(read.because);
  return withDossiers(bytes, read.value, keys);
}

it('computes the dossier of a ZIP again, and says so', async () => {
  const { standing, computed } = await judged({});
  expect(standing.verdict).toBe('genuine');
  expect(computed).toEqual([`“${NAME}-dossier.pdf”: every figure was computed again and is equal.`]);
});

it('finds a changed PAR sheet where the list was written to match it', async () => {
  const html = strToU8(strFromU8(file('par.html')).replace('"count":"24"', '"count":"25"'));
  const list = JSON.parse(strFromU8(files['contents.json'] as Uint8Array));
  const { createHash } = await import('node:crypto');
  for (const each of list.files)
    if (each.name.endsWith('.html')) each.sha256 = createHash('sha256').update(html).digest('hex');
  const { 'contents.seal.json': _, ...unsealed } = files;
  files = unsealed;
  const { standing } = await judged({
    [`${NAME}-par.html`]: html,
    'contents.json': strToU8(canonicalJson(list)),
  });
  expect(standing).toMatchObject({
    verdict: 'false',
    contradictions: [
      `“${NAME}-par.html”: It is not a PAR sheet of this dossier: it was changed, or belongs to another.`,
    ],
  });
});

it('compares a PAR sheet with the dossier that it was filed beside', async () => {
  const own = await againstDossier(file('par.xlsx'), file('dossier.pdf'), keys);
  expect(own.ok && own.value.same).toBe(true);
  const other = strToU8(strFromU8(file('par.csv')).replace('24', '25'));
  const read = await againstDossier(other, file('dossier.pdf'), keys);
  if (!read.ok) throw new Error(read.because);
  expect(read.value.verification.verdict).toBe('genuine');
  expect(sheetSaid(read.value)).toMatch(/^FALSE\. Do not rely on this PAR sheet\.\n/);
});
