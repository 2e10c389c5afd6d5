/**
 * The papers of one submission in one ZIP with a sealed list of what is in it: for the print shop those for display,
 * for the authority's file the dossier with its PAR sheet.
 */
import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { canonicalJson } from '@/simulations/exact/canonical';
import { seal } from '../seals/seal';
import { BUNDLE_FORMAT, BUNDLE_LIST, BUNDLE_SEAL, type BundleList } from './bundle-list';
import { issued, siteIssuer } from './issued';
import { makeDossier, makeLeaflet, makeSign, makeSignText } from './make';
import { PAR_FORMS } from './par/forms';
import { type Subject, shortHash } from './subject';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** "A-0001-v2-roulette", which no file system minds. */
const stem = ({ record, variant }: Subject): string =>
  [record.draft ? shortHash(record.hash) : `${record.reference}-v${record.version}`, variant.game]
    .join('-')
    .replace(/[^\w-]+/g, '-');

type File = [name: string, bytes: Uint8Array];

/** For the print shop. */
export async function makeBundle(subject: Subject, issuer = siteIssuer): Promise<Uint8Array> {
  const { record } = subject;
  const name = stem(subject);
  return zipped(
    subject,
    [
      [
        `${name}-sign.pdf`,
        await issued(record, async (sealing) => (await makeSign(subject, {}, sealing)).bytes, issuer),
      ],
      [`${name}-sign.txt`, strToU8(makeSignText(subject).text)],
      [`${name}-leaflet.pdf`, await issued(record, (sealing) => makeLeaflet(subject, sealing), issuer)],
    ],
    issuer,
  );
}

/** For the authority's file. */
export async function makeFiling(subject: Subject, issuer = siteIssuer): Promise<Uint8Array> {
  const { record } = subject;
  const name = stem(subject);
  return zipped(
    subject,
    [
      [`${name}-dossier.pdf`, await issued(record, (sealing) => makeDossier(subject, sealing), issuer)],
      [`${name}-par.xlsx`, await PAR_FORMS.xlsx(subject)],
      [`${name}-par.html`, await PAR_FORMS.html(subject)],
      [`${name}-par.csv`, await PAR_FORMS.csv(subject)],
    ],
    issuer,
  );
}

async function zipped({ record }: Subject, papers: File[], issuer: typeof siteIssuer): Promise<Uint8Array> {
  const list: BundleList = {
    format: BUNDLE_FORMAT,
    reference: record.reference,
    version: record.version,
    status: record.status,
    variant: record.hash,
    files: papers.map(([file, bytes]) => ({ name: file, sha256: sha256(bytes) })),
  };
  const sealed: File[] = record.draft
    ? []
    : [[BUNDLE_SEAL, strToU8(`${canonicalJson(seal('bundle', list, (await issuer()).key))}\n`)]];
  const entries = [...papers, [BUNDLE_LIST, strToU8(`${canonicalJson(list)}\n`)] as const, ...sealed];
  // PDFs are compressed inside; at level 6 the rest shrinks, and the same papers give the same bytes.
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: zipDate(record.dated) });
}

/** ZIP knows no time zone and nothing before 1980: the same digits on every machine. */
const zipDate = (dated: string): Date => {
  const at = new Date(dated);
  return new Date(
    Math.max(1980, at.getUTCFullYear()),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
};
