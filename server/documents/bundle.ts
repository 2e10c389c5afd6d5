/**
 * The papers of one submission in one ZIP with a sealed list of what is in it: for the print shop those for display,
 * for the authority's file the dossier with its PAR sheet.
 */
import { createHash } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { canonicalJson } from '@/simulations/exact/canonical';
import { seal } from '../seals/seal';
import {
  type AnyList,
  BUNDLE_FORMAT,
  BUNDLE_LIST,
  BUNDLE_SEAL,
  HOUSE_FORMAT,
  type HouseList,
} from './bundle-list';
import { datedOf } from './content/premises';
import { fileStem } from './file-stem';
import type { House } from './house';
import { issued, siteIssuer } from './issued';
import { makeDossier, makeLeaflet, makeSign, makeSignText } from './make';
import { makeSitePremises } from './make-premises';
import { PAR_FORMS } from './par/forms';
import { makeScreenPage, makeScreenPicture } from './screen/screen';
import type { Subject, SubmissionRecord } from './subject';
import { zipDate } from './zip-date';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type File = [name: string, bytes: Uint8Array];

async function forPrint(subject: Subject, issuer: typeof siteIssuer): Promise<File[]> {
  const { record } = subject;
  const name = fileStem(subject);
  return [
    [
      `${name}-sign.pdf`,
      await issued(record, async (sealing) => (await makeSign(subject, {}, sealing)).bytes, issuer),
    ],
    [`${name}-sign.txt`, strToU8(makeSignText(subject).text)],
    [`${name}-leaflet.pdf`, await issued(record, (sealing) => makeLeaflet(subject, sealing), issuer)],
    [`${name}-screen.html`, strToU8(makeScreenPage(subject).html)],
    [`${name}-screen-1920x1080.png`, makeScreenPicture(subject, 'landscape').bytes],
    [`${name}-screen-1080x1920.png`, makeScreenPicture(subject, 'portrait').bytes],
  ];
}

/** For the print shop. */
export const makeBundle = async (subject: Subject, issuer = siteIssuer): Promise<Uint8Array> =>
  zipped(subject, await forPrint(subject, issuer), issuer);

/** For the authority's file. */
export async function makeFiling(subject: Subject, issuer = siteIssuer): Promise<Uint8Array> {
  const { record } = subject;
  const name = fileStem(subject);
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

/** The papers in the ZIP of one game, without its own list. */
const papersIn = (bundle: Uint8Array): File[] =>
  Object.entries(unzipSync(bundle)).filter(([name]) => name !== BUNDLE_LIST && name !== BUNDLE_SEAL);

/** For the print shop: every game's papers, and the leaflet of all of them. `bundles`: those of its games, where they are made. */
export async function makeHouseBundle(
  house: House,
  issuer = siteIssuer,
  bundles: Uint8Array[] = [],
): Promise<Uint8Array> {
  const papers = bundles.flatMap(papersIn);
  if (bundles.length === 0)
    for (const subject of house.games) papers.push(...(await forPrint(subject, issuer)));
  papers.push(['leaflet-of-premises.pdf', await makeSitePremises(house, issuer)]);
  const records = house.games.map(({ record }) => record);
  const list: HouseList = {
    format: HOUSE_FORMAT,
    premises: house.premises,
    games: records.map(claimed),
    dated: datedOf(house),
    files: papers.map(listedFile),
  };
  return zippedWith(
    list,
    { draft: records.some(({ draft }) => draft), dated: datedOf(house) },
    papers,
    issuer,
  );
}

const claimed = ({ reference, version, status, hash }: SubmissionRecord) => ({
  reference,
  version,
  status,
  variant: hash,
});

const listedFile = ([name, bytes]: File) => ({ name, sha256: sha256(bytes) });

const zipped = ({ record }: Subject, papers: File[], issuer: typeof siteIssuer): Promise<Uint8Array> =>
  zippedWith(
    { format: BUNDLE_FORMAT, ...claimed(record), dated: record.dated, files: papers.map(listedFile) },
    record,
    papers,
    issuer,
  );

async function zippedWith(
  list: AnyList,
  { draft, dated }: Pick<SubmissionRecord, 'draft' | 'dated'>,
  papers: File[],
  issuer: typeof siteIssuer,
): Promise<Uint8Array> {
  const sealed: File[] = draft
    ? []
    : [[BUNDLE_SEAL, strToU8(`${canonicalJson(seal('bundle', list, (await issuer()).key))}\n`)]];
  const entries = [...papers, [BUNDLE_LIST, strToU8(`${canonicalJson(list)}\n`)] as const, ...sealed];
  // PDFs are compressed inside; at level 6 the rest shrinks, and the same papers give the same bytes.
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: zipDate(dated) });
}
