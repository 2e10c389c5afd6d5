/** The ZIP for the print shop, and what is said of one that somebody opened. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { checkSeal, seal } from '../seals/seal';
import { makeBundle } from './bundle';
import { bundleStanding } from './bundle-standing';
import type { Issuer } from './issued';
import { bigSix } from './testing/big-six';
import { type KnownKey, newIssuer } from './testing/issuer';

type Files = Record<string, Uint8Array>;

let site: Issuer & { key: KnownKey };
let zip: Uint8Array;
let files: Files;
beforeAll(async () => {
  site = await newIssuer('Assay at the Commission');
  zip = await makeBundle(await bigSix(), async () => site);
  files = unzipSync(zip);
}, 60_000);

const judged = async (bytes: Uint8Array) => {
  const read = await bundleStanding(bytes, { keys: [site.key.known], checkSeal });
  return read.ok ? read.value : read.because;
};
const changed = (change: Files) => zipSync({ ...files, ...change }, { level: 0 });
const SIGN = 'A-0001-v1-big-six-sign.pdf';

it('holds the papers for display and a sealed list of them, the same each time', async () => {
  expect(Object.keys(files)).toEqual([
    SIGN,
    'A-0001-v1-big-six-sign.txt',
    'A-0001-v1-big-six-leaflet.pdf',
    'contents.json',
    'contents.seal.json',
  ]);
  expect(Buffer.compare(zip, await makeBundle(await bigSix(), async () => site))).toBe(0);
  expect(await judged(zip)).toMatchObject({
    reference: 'A-0001',
    status: 'Submitted',
    list: { state: 'good' },
    papers: [
      { name: SIGN, standing: { paper: 'sign', verdict: 'genuine' } },
      { standing: { paper: 'leaflet', verdict: 'genuine' } },
    ],
    verdict: 'genuine',
    contradictions: [],
  });
});

it('is not sealed for a working copy', async () => {
  const subject = await bigSix();
  const draft = await makeBundle(
    { ...subject, record: { ...subject.record, draft: true } },
    async () => site,
  );
  expect(Object.keys(unzipSync(draft)).at(-1)).toBe('contents.json');
  expect(await judged(draft)).toMatchObject({ verdict: 'working-copy', list: { state: 'none' }, papers: [] });
});

it.each<[string, () => Files, RegExp]>([
  [
    'a text is changed',
    () => ({ 'A-0001-v1-big-six-sign.txt': strToU8('Pays 100 to 1') }),
    /is not the file that was listed/,
  ],
  ['a file is added', () => ({ 'sign-2.pdf': files[SIGN] as Uint8Array }), /in the ZIP and not on its list/],
  [
    'its list is changed',
    () => ({
      'contents.json': strToU8(
        strFromU8(files['contents.json'] as Uint8Array).replace('Submitted', 'Approved!'),
      ),
    }),
    /paper of another submission, version or state/,
  ],
])('is false where %s', async (_, change, says) => {
  const found = await judged(changed(change()));
  expect(found).toMatchObject({ verdict: 'false' });
  expect(typeof found === 'string' ? found : found.contradictions.join('\n')).toMatch(says);
});

it('is false where a file is missing, and where its list is sealed for another purpose', async () => {
  const { [SIGN]: _, ...rest } = files;
  expect(await judged(zipSync(rest))).toMatchObject({
    verdict: 'false',
    contradictions: [`“${SIGN}” is on the list and not in the ZIP.`],
  });
  const list = JSON.parse(strFromU8(files['contents.json'] as Uint8Array));
  const wrong = strToU8(JSON.stringify(seal('paper', list, site.key)));
  expect(await judged(changed({ 'contents.seal.json': wrong }))).toMatchObject({
    verdict: 'false',
    list: { state: 'broken' },
  });
});

it('is refused where it holds more than Assay writes, or names that lead elsewhere', async () => {
  expect(await judged(strToU8('PK\u0003\u0004 and no more'))).toBe('it is not a ZIP that can be unpacked');
  expect(await judged(changed({ '../sign.pdf': strToU8('x') }))).toBe('it is not a ZIP that can be unpacked');
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`${index}.txt`, strToU8('x')]));
  expect(await judged(zipSync(many))).toBe('it holds more than any ZIP that Assay writes');
  expect(await judged(zipSync({ 'x.txt': strToU8('x') }))).toBe('it carries no contents.json');
});
