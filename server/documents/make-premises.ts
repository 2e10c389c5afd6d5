/** The leaflet of premises as a file, sealed and signed as other issued papers are. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { datedOf, houseHash, premisesLeaflet } from './content/premises';
import { enclosedPremises, PREMISES_ATTACHMENT } from './enclosed-premises';
import type { House } from './house';
import { issued, type Sealing, siteIssuer } from './issued';
import { type SetFolded, setFolded } from './layout/folded';
import { sealAttachment } from './make';
import type { Paper } from './paper';
import { type Attachment, render } from './pdf/render';
import type { PremisesManifest } from './seal-attachment';
import type { SubmissionRecord } from './subject';

/** Set twice: the contents name the page on which each game begins. */
export function setPremises(house: House): { paper: Paper; set: SetFolded } {
  const first = setFolded(premisesLeaflet(house));
  const paper = premisesLeaflet(house, first.parts);
  return { paper, set: setFolded(paper) };
}

function attachments(house: House, sealing: Sealing | undefined): Attachment[] {
  if (!sealing) return [];
  const bytes = Buffer.from(`${canonicalJson(enclosedPremises(house))}\n`);
  const manifest: PremisesManifest = {
    paper: 'premises',
    premises: house.premises,
    games: house.games.map(({ record: { reference, version, hash } }) => ({
      reference,
      version,
      variant: hash,
    })),
    attachment: createHash('sha256').update(bytes).digest('hex'),
    ...(sealing.signature ? { certificate: sealing.signature.certificate } : {}),
  };
  return [
    {
      name: PREMISES_ATTACHMENT,
      type: 'application/json',
      description: 'Which submissions this leaflet is made from, and the decision on each',
      bytes,
    },
    sealAttachment(PREMISES_ATTACHMENT, { manifest, seal: sealing.seal('paper', manifest) }),
  ];
}

export async function makePremises(house: House, sealing?: Sealing): Promise<Uint8Array> {
  const { paper, set } = setPremises(house);
  return render(paper, set.drawing, attachments(house, sealing), sealing?.signature?.field);
}

/** What its signature says; a draft among the games leaves the whole of it a working copy. */
function recordOf(house: House): SubmissionRecord {
  const [first] = house.games;
  return {
    ...first.record,
    draft: house.games.some(({ record }) => record.draft),
    reference: house.premises,
    version: house.games.length,
    status: 'leaflet of premises',
    hash: houseHash(house),
    dated: datedOf(house),
  };
}

export const makeSitePremises = (house: House, issuer = siteIssuer): Promise<Uint8Array> =>
  issued(recordOf(house), (sealing) => makePremises(house, sealing), issuer);
