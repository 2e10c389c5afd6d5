/** What `verify` adds to a ZIP and to a PAR sheet: the dossier is computed again, and each PAR sheet compared with it. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { BUNDLE_LIMITS, type BundleStanding } from '@/server/documents/bundle-standing';
import { isParSheet } from '@/server/documents/par/by-itself';
import type { Reading } from '@/server/documents/pdf/reading';
import { readPlainZip } from '@/server/documents/plain-zip';
import { isDossier } from '@/server/documents/standing';
import { saidOf } from '@/server/documents/verdict-words';
import { type Verification, verifyDossier } from '@/server/documents/verify';
import { type Verdict, worst } from '@/server/documents/vouched';
import type { PublicKey } from '@/server/seals/published-keys';

export type Filed = { standing: BundleStanding; computed: string[] };

const NOT_ITS_SHEET = 'It is not a PAR sheet of this dossier: it was changed, or belongs to another.';

/** A ZIP that is false already is not computed. */
export async function withDossiers(
  bytes: Uint8Array,
  standing: BundleStanding,
  keys: PublicKey[],
): Promise<Filed> {
  const read = readPlainZip(bytes, BUNDLE_LIMITS);
  if (standing.verdict === 'false' || !read.ok) return { standing, computed: [] };
  const files = [...read.value.files].filter(([name]) => !standing.attached?.includes(name));
  const sheets = files.filter(([, content]) => isParSheet(content));
  const computed: string[] = [];
  const contradictions: string[] = [];
  const verdicts: Verdict[] = [standing.verdict];
  for (const [name, content] of files.filter(([, each]) => isDossier(each))) {
    const verified = await verifyDossier(content, { keys, beside: sheets.map(([, sheet]) => sheet) });
    if (!verified.ok) {
      contradictions.push(`${quoted(name, 100)} cannot be computed again: ${verified.because}.`);
      continue;
    }
    const { value } = verified;
    verdicts.push(value.verdict);
    if (value.verdict === 'false')
      contradictions.push(...saidOf(value).failures.map((line) => `${quoted(name, 100)}: ${line}`));
    else computed.push(`${quoted(name, 100)}: every figure was computed again and is equal.`);
    contradictions.push(
      ...sheets.flatMap(([sheet], index) =>
        value.beside[index] || value.otherEngine ? [] : [`${quoted(sheet, 100)}: ${NOT_ITS_SHEET}`],
      ),
    );
  }
  const verdict = contradictions.length > 0 ? 'false' : worst(verdicts);
  return {
    standing: { ...standing, verdict, contradictions: [...standing.contradictions, ...contradictions] },
    computed,
  };
}

export type BesideDossier = { verification: Verification; same: boolean };

/** A PAR sheet against the dossier that it was filed beside. */
export async function againstDossier(
  sheet: Uint8Array,
  dossier: Uint8Array,
  keys: PublicKey[],
): Promise<Reading<BesideDossier>> {
  const verified = await verifyDossier(dossier, { keys, beside: [sheet] });
  if (!verified.ok) return verified;
  const [same = false] = verified.value.beside;
  return { ok: true, value: { verification: verified.value, same } };
}

export const sheetSaid = ({ same }: BesideDossier): string =>
  same
    ? 'The PAR sheet is the one of this dossier, byte for byte.\n'
    : `FALSE. Do not rely on this PAR sheet.\n- ${NOT_ITS_SHEET}\n\nOf the dossier:\n`;
