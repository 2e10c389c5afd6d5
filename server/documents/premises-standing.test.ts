/** A leaflet of premises and the ZIP of its house, and what is said of those that somebody changed. */

import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { checkSeal, seal } from '../seals/seal';
import { makeHouseBundle } from './bundle';
import { type BundleStanding, bundleStanding } from './bundle-standing';
import { type House, houseOf } from './house';
import type { Issuer } from './issued';
import { makePremises, makeSitePremises } from './make-premises';
import { readAttachment } from './pdf/attachment';
import { type PremisesStanding, paperStanding } from './premises-standing';
import type { Standing } from './standing';
import type { Subject } from './subject';
import { bigSix } from './testing/big-six';
import { approved, decisionOn } from './testing/decided';
import { type KnownKey, newIssuer, newKey } from './testing/issuer';
import { changedWithin } from './testing/opened-pdf';
import { packedAsListed } from './testing/packed-as-listed';
import { saidOfBundle, saidOfPaper } from './verdict-words';

let site: Issuer & { key: KnownKey };
let house: House;
let leaflet: Uint8Array;
let zip: Uint8Array;

/** Another submission of the same game, approved as well. */
function another(plain: Subject): Subject {
  const decision = { ...decisionOn(plain), reference: 'A-0002' };
  const sealedDecision = { record: decision, seal: seal('decision', decision, site.key) };
  return approved(plain, site.key, { reference: 'A-0002', sealedDecision });
}

function housed(...games: Subject[]): House {
  const made = houseOf('Northgate, Leeds', games);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

beforeAll(async () => {
  site = await newIssuer('Assay at the Commission');
  const plain = await bigSix();
  house = housed(approved(plain, site.key), another(plain));
  leaflet = await makeSitePremises(house, async () => site);
  zip = await makeHouseBundle(house, async () => site);
}, 120_000);

const trusting = (key: KnownKey) => ({ keys: [key.known], checkSeal });

async function stands(bytes: Uint8Array, key = site.key): Promise<PremisesStanding | Standing> {
  const read = await paperStanding(bytes, trusting(key));
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

async function zipStands(bytes: Uint8Array): Promise<BundleStanding> {
  const read = await bundleStanding(bytes, trusting(site.key));
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

it('is genuine, and names every submission with its hash and the decision on it', async () => {
  const standing = await stands(leaflet);
  expect(standing).toMatchObject({
    paper: 'premises',
    verdict: 'genuine',
    premises: 'Northgate, Leeds',
    sealed: { state: 'good' },
    contradictions: [],
    games: [{ reference: 'A-0001' }, { reference: 'A-0002' }],
  });
  const { head, failures, others } = saidOfPaper(standing);
  expect(head).toMatch(/^GENUINE/);
  expect(failures).toEqual([]);
  for (const { record } of house.games)
    expect(others.join('\n')).toContain(`${record.reference}, version 1, variant ${record.hash}`);
  expect(others.join('\n').match(/Decision: approve/g)).toHaveLength(2);
});

it('is not vouched for by a key that is not known', async () => {
  expect(await stands(leaflet, newKey())).toMatchObject({ verdict: 'unvouched' });
});

it('carries nothing as a working copy', async () => {
  const made = await makePremises(house);
  expect(readAttachment(made, 'premises.json').ok).toBe(false);
  expect(await paperStanding(made, trusting(site.key))).toMatchObject({ ok: false });
});

it.each([
  ['the hash of a game', 'A-0002', 'A-0003'],
  ['the name of the premises', 'Northgate, Leeds', 'Southgate, Leeds'],
])('is false where %s is changed in it', async (_, from, to) => {
  const standing = await stands(changedWithin(leaflet, `"${from}"`, `"${to}"`));
  expect(standing.verdict).toBe('false');
  expect(saidOfPaper(standing).failures.length).toBeGreaterThan(0);
});

it('is false where another game than was decided stands in it, sealed by a stranger', async () => {
  const stranger = await newIssuer('Somebody');
  const [first, second] = house.games;
  const forged = housed(first, { ...(second as Subject), record: { ...first.record, reference: 'A-0009' } });
  const standing = await stands(await makeSitePremises(forged, async () => stranger));
  expect(standing.verdict).toBe('false');
  expect(saidOfPaper(standing).failures.join('\n')).toContain('The reference is "A-0009" here');
});

it('comes in one ZIP with the signs, screens and leaflet of each game', async () => {
  const ofGame = (reference: string) =>
    [
      'sign.pdf',
      'sign.txt',
      'leaflet.pdf',
      'screen.html',
      'screen-1920x1080.png',
      'screen-1080x1920.png',
    ].map((paper) => `${reference}-v1-big-six-${paper}`);
  expect(Object.keys(unzipSync(zip))).toEqual([
    ...ofGame('A-0001'),
    ...ofGame('A-0002'),
    'leaflet-of-premises.pdf',
    'contents.json',
    'contents.seal.json',
  ]);
  const standing = await zipStands(zip);
  expect(standing).toMatchObject({ verdict: 'genuine', premises: 'Northgate, Leeds', contradictions: [] });
  expect(standing.papers).toHaveLength(5);
  expect(saidOfBundle(standing).others).toContain('It claims to be of “Northgate, Leeds”.');
});

it('is false where a game of the ZIP is not on its list', async () => {
  const files = unzipSync(zip);
  const list = JSON.parse(strFromU8(files['contents.json'] as Uint8Array));
  const shorter = { ...list, games: list.games.slice(0, 1) };
  const changed = { ...files, 'contents.json': strToU8(JSON.stringify(shorter)) };
  const standing = await zipStands(packedAsListed(changed));
  expect(standing.verdict).toBe('false');
  expect(standing.contradictions.join('\n')).toContain('paper of another submission, version or state');
});
