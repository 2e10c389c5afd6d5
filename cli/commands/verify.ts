/**
 * `verify`: says who vouches for a paper, and what of it does not hold. A dossier's figures are worked out again from its
 * own data as well, and what differs is listed.
 */
import { readFile, stat } from 'node:fs/promises';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { isExport, judgeExport } from '@/server/audit/exported';
import { chainSaid } from '@/server/audit/exported-words';
import { type BundleStanding, bundleStanding, isZip } from '@/server/documents/bundle-standing';
import { anyStanding } from '@/server/documents/filed-standing';
import { linesIn } from '@/server/documents/lines-in';
import { isParSheet } from '@/server/documents/par/by-itself';
import { FILE_LIMIT, LARGE_ZIP, RECORD_LIMIT, type Reading } from '@/server/documents/pdf/reading';
import { isDossier } from '@/server/documents/standing';
import {
  type Said,
  saidOf,
  saidOfBundle,
  saidOfPaper,
  type Verified,
} from '@/server/documents/verdict-words';
import { verifyDossier } from '@/server/documents/verify';
import type { Verdict } from '@/server/documents/vouched';
import { readKeyFile } from '@/server/seals/keys';
import type { PublicKey } from '@/server/seals/published-keys';
import { checkSeal } from '@/server/seals/seal';
import { type CommandContext, complain, EXIT, type ExitCode, printJson, type Register } from '../command';
import { fileNamed } from '../options/paper-options';
import { textTable } from '../shown/text-table';
import { againstDossier, sheetSaid, withDossiers } from './verify-filed';

const EXITS: Record<Verdict, ExitCode> = {
  genuine: EXIT.fine,
  // Nothing of it was computed, and nothing vouches for it.
  'working-copy': EXIT.unvouched,
  unvouched: EXIT.unvouched,
  false: EXIT.breach,
};

/** The sentences, then a table of what differs. */
export function report(verified: Verified): string {
  const columns = ['field', 'dossier', 'recomputed'].map((title) => ({ title }));
  const rows = (verified.differences ?? []).map(({ field, dossier, recomputed }) =>
    [field, dossier, recomputed].map(onOneLine),
  );
  const { head, failures, others } = saidOf(verified);
  const lines = [head, ...failures.map((line) => `- ${line}`), ...others];
  return [...lines, ...(rows.length > 0 ? ['', textTable(columns, rows)] : []), ''].join('\n');
}

/** The ZIP as a whole, then each paper in it. */
export const bundleReport = (standing: BundleStanding): string => sentences(saidOfBundle(standing));

const sentences = ({ head, failures, others }: Said): string =>
  `${[head, ...failures.map((line) => `- ${line}`), ...others].join('\n')}\n`;

async function read(context: CommandContext, file: string, what: string): Promise<Uint8Array | undefined> {
  try {
    const { size } = await stat(fileNamed(file));
    if (size > RECORD_LIMIT) {
      const message = `${quoted(file, 80)} ${LARGE_ZIP}.`;
      complain(context, [{ code: 'input-unreadable', message }]);
      return undefined;
    }
    const bytes = await readFile(fileNamed(file));
    if (bytes.length <= FILE_LIMIT || isZip(bytes) || isExport(bytes)) return bytes;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const message = `${quoted(file, 80)} cannot be read (${reason}); name a ${what} that exists.`;
    complain(context, [{ code: 'input-unreadable', message }]);
    return undefined;
  }
  const message = `${quoted(file, 80)} is larger than any ${what}; name a file that Assay wrote.`;
  complain(context, [{ code: 'input-unreadable', message }]);
  return undefined;
}

async function knownKeys(context: CommandContext, files: string[]): Promise<PublicKey[] | undefined> {
  const known: PublicKey[] = [];
  for (const file of files) {
    const bytes = await read(context, file, 'key file');
    if (!bytes) return undefined;
    const keys = readKeyFile(Buffer.from(bytes).toString('utf8'));
    if (!keys) {
      const message = `${quoted(file, 80)} is not a key file; give what the site publishes at /api/keys, or one Ed25519 public key as PEM.`;
      complain(context, [{ code: 'input-unreadable', message }]);
      return undefined;
    }
    known.push(...keys);
  }
  return known;
}

type Answer = { verdict: Verdict; json: unknown; text: string; exit?: ExitCode };

async function verifiedSheet(
  sheet: Uint8Array,
  dossier: Uint8Array,
  keys: PublicKey[],
): Promise<Reading<Answer>> {
  const read = await againstDossier(sheet, dossier, keys);
  if (!read.ok) return read;
  const { verification, same } = read.value;
  const verdict = same ? verification.verdict : 'false';
  const text = `${sheetSaid(read.value)}${report(verification)}`;
  return { ok: true, value: { verdict, json: { ...verification, verdict, same }, text } };
}

async function verified(
  bytes: Uint8Array,
  keys: PublicKey[],
  { dossier, long }: { dossier?: Uint8Array | undefined; long?: boolean | undefined },
): Promise<Reading<Answer>> {
  const trust = { keys, checkSeal };
  if (isExport(bytes)) {
    const chain = await judgeExport(linesIn(bytes), { ...trust, heads: [] });
    return chain
      ? { ok: true, value: { verdict: chain.verdict, json: chain, text: sentences(chainSaid(chain)) } }
      : { ok: false, because: 'its first line is not that of an exported audit' };
  }
  if (dossier && isParSheet(bytes)) return verifiedSheet(bytes, dossier, keys);
  if (isZip(bytes)) {
    const read = await bundleStanding(bytes, trust);
    if (!read.ok) return read;
    const { standing, computed } = await withDossiers(bytes, read.value, keys);
    const text = `${bundleReport(standing)}${computed.map((line) => `${line}\n`).join('')}`;
    return { ok: true, value: { verdict: standing.verdict, json: { ...standing, computed }, text } };
  }
  if (!isDossier(bytes)) {
    const read = await anyStanding(bytes, trust);
    return read.ok
      ? {
          ok: true,
          value: { verdict: read.value.verdict, json: read.value, text: sentences(saidOfPaper(read.value)) },
        }
      : read;
  }
  const read = await verifyDossier(bytes, { keys, ...(long && { long }) });
  if (!read.ok) return read;
  const { value } = read;
  const equal = value.differences.length === 0 && value.samePages;
  const computed = value.verdict === 'working-copy' ? { exit: EXIT.fine } : {};
  return {
    ok: true,
    value: { verdict: value.verdict, json: { ...value, equal }, text: report(value), ...computed },
  };
}

const added = (file: string, files: string[]): string[] => [...files, file];

export const registerVerify: Register = (program, context) => {
  program
    .command('verify')
    .description(
      'check the seals and signature of a paper, a ZIP of papers, everything of one submission, or an exported audit; a dossier is computed again',
    )
    .argument('<file>', 'a paper, a ZIP or an exported audit that Assay wrote')
    .option(
      '--key <file>',
      'public keys that you trust, as a site publishes them; may be repeated',
      added,
      [],
    )
    .option('--dossier <file>', 'of a PAR sheet: the dossier that it was filed beside')
    .option('--long', 'compute a dossier that no known key vouches for, however long that takes')
    .option('--json', 'print JSON')
    .action(
      async (file: string, options: { key: string[]; dossier?: string; long?: boolean; json?: boolean }) => {
        const bytes = await read(context, file, 'paper');
        const keys = bytes && (await knownKeys(context, options.key));
        if (!bytes || !keys) return;
        const dossier =
          options.dossier === undefined ? undefined : await read(context, options.dossier, 'dossier');
        if (options.dossier !== undefined && !dossier) return;
        if (dossier && !isParSheet(bytes)) {
          const message = `${quoted(file, 80)} is no PAR sheet; leave --dossier out.`;
          return complain(context, [{ code: 'input-unreadable', message, field: 'dossier' }]);
        }
        const answer = await verified(bytes, keys, { dossier, long: options.long });
        if (!answer.ok) {
          const message = `${quoted(file, 80)} is not a paper that can be verified: ${answer.because}.`;
          return complain(context, [{ code: 'input-unreadable', message }]);
        }
        const { verdict, json, text, exit = EXITS[verdict] } = answer.value;
        if (options.json) printJson(context, json);
        else context.out(text);
        context.exit(exit);
      },
    );
};
