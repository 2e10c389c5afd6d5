/** What vouches for a leaflet of premises: its seal, its signature, and the decision on each of its games. Runs in a browser too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { EnclosedPremises, PREMISES_ATTACHMENT } from './enclosed-premises';
import { BY_ITSELF, isParText, isScreenPage, PAGE_BY_ITSELF } from './par/by-itself';
import { type Reading, unreadable } from './pdf/reading';
import { checkSignature, type PdfSignature } from './pdf/signature';
import { type PremisesManifest, SealedPremises } from './seal-attachment';
import { carries, opened, type Standing, said, standingOf, type Trust, verdictUncomputed } from './standing';
import { type Sealed, signatureContradicts, type Verdict, vouchedFor, worst } from './vouched';

export type PremisesStanding = {
  paper: 'premises';
  verdict: Verdict;
  premises: string;
  /** Of the whole leaflet. */
  sealed: Sealed;
  signature: PdfSignature;
  games: Standing[];
  /** What does not hold of the whole, each a sentence. */
  contradictions: string[];
};

const sameGames = (content: EnclosedPremises, manifest: PremisesManifest): boolean =>
  content.premises === manifest.premises &&
  content.games.length === manifest.games.length &&
  content.games.every(({ record }, index) => {
    const game = manifest.games[index];
    return (
      game?.reference === record.reference && game.version === record.version && game.variant === record.hash
    );
  });

function manifestContradicts(
  content: EnclosedPremises,
  attachment: Uint8Array,
  manifest: PremisesManifest,
): string[] {
  return manifest.attachment === bytesToHex(sha256(attachment)) && sameGames(content, manifest)
    ? []
    : ['The attached data is not the data that was sealed.'];
}

export async function premisesStanding(
  bytes: Uint8Array,
  { keys, checkSeal }: Trust,
): Promise<Reading<PremisesStanding>> {
  const read = opened(bytes, [PREMISES_ATTACHMENT, EnclosedPremises], SealedPremises);
  if (!read.ok) return read;
  const checked = await checkSignature(bytes);
  if (!checked.ok) return checked;
  const { attachment, content, sealed } = read.value;
  const signature = checked.value;
  const paper: Sealed = sealed
    ? { state: checkSeal('paper', sealed.manifest, sealed.seal, keys), key: sealed.seal.key }
    : { state: 'none' };
  const games = content.games.map(({ game, at: day, record, analysis }): Standing => {
    const witnesses = {
      attachment,
      purpose: 'paper' as const,
      sealed: undefined,
      signature,
      keys,
      checkSeal,
    };
    const vouched = { ...vouchedFor({ record, day, analysisHash: analysis }, witnesses), paper };
    return { paper: 'leaflet', game, ...said(record), vouched, verdict: verdictUncomputed(vouched, record) };
  });
  const contradictions = [
    ...(sealed ? manifestContradicts(content, attachment, sealed.manifest) : []),
    ...signatureContradicts(signature, sealed?.manifest),
  ];
  const whole: Verdict = contradictions.length > 0 || paper.state === 'broken' ? 'false' : 'genuine';
  return {
    ok: true,
    value: {
      paper: 'premises',
      verdict: worst([whole, ...games.map(({ verdict }) => verdict)]),
      premises: content.premises,
      sealed: paper,
      signature,
      games,
      contradictions,
    },
  };
}

/** Of any paper, of one game or of all those of premises. */
export const paperStanding = (
  bytes: Uint8Array,
  trust: Trust,
): Promise<Reading<Standing | PremisesStanding>> => {
  if (isScreenPage(bytes)) return Promise.resolve(unreadable(PAGE_BY_ITSELF));
  if (isParText(bytes)) return Promise.resolve(unreadable(BY_ITSELF));
  return carries(bytes, PREMISES_ATTACHMENT) ? premisesStanding(bytes, trust) : standingOf(bytes, trust);
};
