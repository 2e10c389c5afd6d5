/** The ZIP for the print shop, and what is said of one that somebody opened. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '@/simulations/exact/canonical';
import { checkSeal, seal } from '../seals/seal';
import { makeBundle, makeFiling } from './bundle';
import { bundleStanding } from './bundle-standing';
import type { Issuer } from './issued';
import { bigSix } from './testing/big-six';
import { type KnownKey, newIssuer } from './testing/issuer';
import { packedAsListed } from './testing/packed-as-listed';

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
const changed = (change: Files) => packedAsListed({ ...files, ...change });
const SIGN = 'A-0001-v1-big-six-sign.pdf';

it('holds the papers for display and a sealed list of them, the same each time', async () => {
  expect(Object.keys(files)).toEqual([
    SIGN,
    'A-0001-v1-big-six-sign.txt',
    'A-0001-v1-big-six-leaflet.pdf',
    'A-0001-v1-big-six-screen.html',
    'A-0001-v1-big-six-screen-1920x1080.png',
    'A-0001-v1-big-six-screen-1080x1920.png',
    'contents.json',
    'contents.seal.json',
  ]);
  expect(Buffer.compare(zip, await makeBundle(await bigSix(), async () => site))).toBe(0);
  expect(await judged(zip)).toMatchObject({
    games: [{ reference: 'A-0001', version: 1, status: 'Submitted' }],
    list: { state: 'good' },
    papers: [
      { name: SIGN, standing: { paper: 'sign', verdict: 'genuine' } },
      { standing: { paper: 'leaflet', verdict: 'genuine' } },
    ],
    verdict: 'genuine',
    contradictions: [],
  });
});

it('is none where the checksum of a file is not its own: other programs tell that file broken', async () => {
  const bytes = Buffer.from(zip);
  const name = Buffer.from(SIGN, 'latin1');
  const [local, central] = [bytes.indexOf(name) - 30 + 14, bytes.lastIndexOf(name) - 46 + 16];
  expect(bytes.readUInt32LE(local)).toBe(bytes.readUInt32LE(central));
  for (const at of [local, central]) bytes.writeUInt32LE((bytes.readUInt32LE(at) ^ 1) >>> 0, at);
  expect(await judged(bytes)).toMatchObject({
    verdict: 'false',
    contradictions: [expect.stringMatching(/^It was packed again or changed/)],
  });
});

it('is false where a file in it has another date than was listed, and names the file', async () => {
  const bytes = Buffer.from(zip);
  const name = Buffer.from(SIGN, 'latin1');
  // Of the file’s own head and of the directory: 1 January 2031.
  for (const at of [bytes.indexOf(name) - 30 + 10, bytes.lastIndexOf(name) - 46 + 12])
    bytes.writeUInt32LE((((51 << 9) | (1 << 5) | 1) << 16) >>> 0, at);
  expect(await judged(bytes)).toMatchObject({
    verdict: 'false',
    contradictions: [`“${SIGN}” has another date than the one that was listed.`],
  });
});

it('is not dated by an older list, which does not say when its files were made', async () => {
  const { dated: _, ...list } = JSON.parse(strFromU8(files['contents.json'] as Uint8Array));
  const sealed = {
    'contents.json': strToU8(canonicalJson(list)),
    'contents.seal.json': strToU8(canonicalJson(seal('bundle', list, site.key))),
  };
  expect(await judged(zipSync({ ...files, ...sealed }))).toMatchObject({ verdict: 'genuine' });
});

it('is not sealed for a working copy', async () => {
  const subject = await bigSix();
  const draft = await makeBundle(
    {
      ...subject,
      record: { ...subject.record, draft: true, reference: 'Draft', status: 'Draft, revision 3' },
    },
    async () => site,
  );
  expect(Object.keys(unzipSync(draft)).at(-1)).toBe('contents.json');
  expect(await judged(draft)).toMatchObject({ verdict: 'working-copy', list: { state: 'none' }, papers: [] });
  const opened = unzipSync(draft);
  const claiming = (status: string, reference = 'Draft') => {
    const list = JSON.parse(strFromU8(opened['contents.json'] as Uint8Array));
    return packedAsListed({
      ...opened,
      'contents.json': strToU8(JSON.stringify({ ...list, status, reference })),
    });
  };
  expect(await judged(claiming('Draft, revision 4'))).toMatchObject({ verdict: 'working-copy' });
  for (const status of ['Approved', 'Approved; GENUINE, sealed by a key that you know', 'On trial'])
    expect(await judged(claiming(status))).toMatchObject({ verdict: 'unvouched' });
  // A draft has no reference of a submission yet, and what was submitted is sealed.
  expect(await judged(claiming('Submitted', 'A-0001'))).toMatchObject({ verdict: 'unvouched' });
  expect(await judged(claiming('Draft, revision 4', 'A-0001'))).toMatchObject({ verdict: 'unvouched' });
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

it.each([
  ['a word more', '{"approvedPays":"40 to 1",'],
  ['a word twice, of which readers take one or the other', '{"status":"Approved",'],
  ['a space more', '{ '],
])('is false where its list has %s, though the seal holds over the rest', async (_, begins) => {
  for (const name of ['contents.json', 'contents.seal.json']) {
    const text = strFromU8(files[name] as Uint8Array);
    const found = await judged(changed({ [name]: strToU8(text.replace('{', begins)) }));
    expect(found).toMatchObject({
      verdict: 'false',
      contradictions: [`“${name}” says more than Assay wrote, or writes it in another way.`],
    });
  }
});

it('is false where a file is missing, and where its list is sealed for another purpose', async () => {
  const { [SIGN]: _, ...rest } = files;
  expect(await judged(packedAsListed(rest))).toMatchObject({
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

/** False at the head, and no word of what is in it. */
const NOT_PLAIN = {
  verdict: 'false',
  games: [],
  papers: [],
  asListed: [],
  contradictions: [expect.stringMatching(/^It was packed again or changed/)],
};
const u32 = (bytes: Uint8Array, at: number) => Buffer.from(bytes).readUInt32LE(at);
const END = 22;

/** One directory for programs that look where the end says, and another for those that count back from the end. */
function twoDirectories(shown: Uint8Array, hidden: Uint8Array): Uint8Array {
  const [ours, theirs] = [Buffer.from(shown), Buffer.from(hidden)];
  const [end, directory] = [Buffer.from(ours.subarray(-END)), u32(theirs, theirs.length - END + 16)];
  const far = ours.length + directory - u32(ours, ours.length - END + 16);
  let at = directory;
  while (at < theirs.length - END) {
    theirs.writeInt32LE(theirs.readInt32LE(at + 42) + ours.length - far, at + 42);
    at += 46 + theirs.readUInt16LE(at + 28);
  }
  end.writeUInt32LE(u32(theirs, theirs.length - END + 12), 12);
  return Buffer.concat([ours, theirs.subarray(0, -END), end]);
}

it('is false where another program would find other files in it', async () => {
  const forged = changed({ [SIGN]: strToU8('Pays 100 to 1') });
  const two = twoDirectories(zip, forged);
  expect(unzipSync(two)[SIGN], 'what a reader of the first directory sees').toEqual(files[SIGN]);
  expect(await judged(two)).toEqual(NOT_PLAIN);
  expect(await judged(Buffer.concat([forged.subarray(0, -END), zip]))).toEqual(NOT_PLAIN);
  expect(await judged(Buffer.concat([zip, Buffer.from('x')]))).toEqual(NOT_PLAIN);
  const renamed = Buffer.from(zip);
  renamed.write('B', renamed.indexOf(SIGN));
  expect(await judged(renamed)).toEqual(NOT_PLAIN);
  const link = Buffer.from(zip);
  link[u32(link, link.length - END + 16) + 5] = 3;
  expect(await judged(link)).toEqual(NOT_PLAIN);
});

it('is false where a file unpacks to more or to less than it says', async () => {
  for (const size of [5, 15]) {
    const small = Buffer.from(zipSync({ 'x.txt': strToU8('ten bytes.') }, { level: 6 }));
    small.writeUInt32LE(size, 22);
    small.writeUInt32LE(size, u32(small, small.length - END + 16) + 24);
    expect(await judged(small)).toEqual(NOT_PLAIN);
  }
});

it('is false where a file is called like what every object has', async () => {
  const bytes = Buffer.from(changed({ aaproto99: strToU8('x') }));
  for (let at = bytes.indexOf('aaproto99'); at >= 0; at = bytes.indexOf('aaproto99'))
    bytes.write('__proto__', at);
  expect(await judged(bytes)).toMatchObject({ verdict: 'false' });
});

it('is refused where it holds more than Assay writes, or names that lead elsewhere', async () => {
  expect(await judged(strToU8('PK\u0003\u0004 and no more'))).toEqual(NOT_PLAIN);
  expect(await judged(changed({ '../sign.pdf': strToU8('x') }))).toEqual(NOT_PLAIN);
  const many = Object.fromEntries(Array.from({ length: 170 }, (_, index) => [`${index}.txt`, strToU8('x')]));
  expect(await judged(packedAsListed(many))).toBe('it holds more than any ZIP that Assay writes');
  expect(await judged(packedAsListed({ 'x.txt': strToU8('x') }))).toBe('it carries no contents.json');
});

it('is vouched for by nobody where its seal was taken out', async () => {
  const { 'contents.seal.json': _, ...rest } = files;
  expect(await judged(packedAsListed(rest))).toMatchObject({
    verdict: 'unvouched',
    list: { state: 'none' },
  });
});

it.each([{ version: 2 }, { variant: 'f'.repeat(64) }, { reference: 'A-0002' }])(
  'is false where its papers are not those of the list, though the site sealed it: %j',
  async (change) => {
    const list = { ...JSON.parse(strFromU8(files['contents.json'] as Uint8Array)), ...change };
    const sealed = changed({
      'contents.json': strToU8(JSON.stringify(list)),
      'contents.seal.json': strToU8(JSON.stringify(seal('bundle', list, site.key))),
    });
    expect(await judged(sealed)).toMatchObject({ verdict: 'false', list: { state: 'good' } });
  },
);

it('for the authority’s file holds the dossier and its PAR sheet in three forms, all on the sealed list', async () => {
  const filing = await makeFiling(await bigSix(), async () => site);
  const names = ['dossier.pdf', 'par.xlsx', 'par.html', 'par.csv'].map((end) => `A-0001-v1-big-six-${end}`);
  expect(Object.keys(unzipSync(filing)).slice(0, 4)).toEqual(names);
  expect(await judged(filing)).toMatchObject({
    verdict: 'genuine',
    list: { state: 'good' },
    papers: [{ name: names[0], standing: { paper: 'dossier', verdict: 'genuine' } }],
  });
  const other = unzipSync(filing);
  const page = other['A-0001-v1-big-six-par.html'] as Uint8Array;
  const forged = strToU8(strFromU8(page).replace('agree', 'concur'));
  const found = await judged(packedAsListed({ ...other, 'A-0001-v1-big-six-par.html': forged }));
  expect(found).toMatchObject({ verdict: 'false' });
});

describe('a PAR sheet', () => {
  it('is named where the list names it, and found out where a cell of it was changed', async () => {
    const filed = unzipSync(await makeFiling(await bigSix(), async () => site));
    const PAR = 'A-0001-v1-big-six-par.xlsx';
    const whole = packedAsListed(filed);
    expect(await judged(whole)).toMatchObject({
      verdict: 'genuine',
      asListed: [PAR, 'A-0001-v1-big-six-par.html', 'A-0001-v1-big-six-par.csv'],
    });
    const book = unzipSync(filed[PAR] as Uint8Array);
    const sheet = strFromU8(book['xl/worksheets/sheet2.xml'] as Uint8Array);
    const cell = /<v>(\d+)<\/v>/.exec(sheet)?.[0] ?? '';
    const altered = packedAsListed({
      ...book,
      'xl/worksheets/sheet2.xml': strToU8(sheet.replace(cell, '<v>7</v>')),
    });
    expect(await judged(packedAsListed({ ...filed, [PAR]: altered }))).toMatchObject({
      verdict: 'false',
      contradictions: [`“${PAR}” is not the file that was listed.`],
    });
    expect(await judged(filed[PAR] as Uint8Array), 'by itself').toMatch(/carries no seal of its own/);
  });
});
