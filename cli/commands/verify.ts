/**
 * `verify`: works out a dossier's figures again from its own data, lists what differs, and says who vouches
 * for the rest.
 */
import { readFile } from 'node:fs/promises';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { type Verification, verifyDossier } from '@/server/documents/verify';
import type { Sealed, Verdict } from '@/server/documents/vouched';
import { keyShown } from '@/server/seals/key-shown';
import { type PublicKey, readKeyFile } from '@/server/seals/keys';
import { type CommandContext, complain, EXIT, type ExitCode, printJson, type Register } from '../command';
import { fileNamed } from '../options/paper-options';
import { textTable } from '../shown/text-table';

const MOST_BYTES = 256 * 1024 * 1024;

const EXITS: Record<Verdict, ExitCode> = {
  genuine: EXIT.fine,
  'working-copy': EXIT.fine,
  unvouched: EXIT.unvouched,
  false: EXIT.breach,
};

function sealSaid(what: 'dossier' | 'approval' | 'refusal', sealed: Sealed): string {
  const name = `The ${what}`;
  switch (sealed.state) {
    case 'none':
      return what === 'dossier'
        ? 'Dossier not sealed: nobody vouches for its operator, reference or status.'
        : `${what === 'approval' ? 'Approval' : 'Refusal'} not sealed.`;
    case 'good':
      return `${name} is sealed by key ${keyShown(sealed.key)}, which you know.`;
    case 'unknown-key':
      return `${name} is sealed by key ${keyShown(sealed.key)}, not known to you. Ask the regulator for its key and give it with --key.`;
    case 'broken':
      return `${name} has a broken seal: it claims key ${keyShown(sealed.key)}, which did not sign this.`;
  }
}

const refused = ({ vouched, status }: Verification): boolean =>
  vouched.decided ? vouched.decided.decision === 'refuse' : /refused/i.test(status);

const decisionName = (verified: Verification) => (refused(verified) ? 'refusal' : 'approval');

function failures(verified: Verification): string[] {
  const { differences, samePages, otherEngine, vouched } = verified;
  const { dossier, decision, contradictions } = vouched;
  const some = differences.length === 1 ? '1 field differs' : `${differences.length} fields differ`;
  return [
    ...(dossier.state === 'broken' ? [sealSaid('dossier', dossier)] : []),
    ...(decision?.state === 'broken' ? [sealSaid(decisionName(verified), decision)] : []),
    ...contradictions,
    ...(differences.length > 0 ? [`${some} from what is computed here.`] : []),
    ...(samePages || otherEngine
      ? []
      : [
          'The pages are not what the attached data makes here: they were changed, or another version of Assay made them.',
        ]),
  ];
}

/** Seals that hold or are missing; a broken one is listed with the failures. */
function standing(verified: Verification): string[] {
  const { dossier, decision } = verified.vouched;
  return [
    ...(decision && decision.state !== 'broken' ? [sealSaid(decisionName(verified), decision)] : []),
    ...(dossier.state === 'broken' ? [] : [sealSaid('dossier', dossier)]),
  ];
}

const HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. Every figure was computed again and is equal, and the seals hold.',
  'working-copy':
    'EQUAL. Every figure was computed again and is equal. This is an unsealed working copy: nobody has approved it.',
  unvouched:
    'NOT VOUCHED FOR. Every figure was computed again and is equal, but no key that you know vouches for the rest.',
  false: 'FALSE. Do not rely on this dossier.',
};

const headOf = ({ verdict, otherEngine }: Verification): string =>
  verdict === 'unvouched' && otherEngine
    ? `NOT VOUCHED FOR. Made by ${otherEngine.made}; this is ${otherEngine.here}. Every figure and verdict is equal. This version cannot make the dossier’s pages again and did not compare its wording or bands: verify it with ${otherEngine.made}.`
    : HEADS[verdict];

function decided({ vouched: { decided: record, decision } }: Verification): string[] {
  if (!record || decision?.state !== 'good') return [];
  const trial = record.trialFrom && record.trialTo ? `, ${record.trialFrom} to ${record.trialTo}` : '';
  return [`Decision: ${record.decision}${trial}, by ${record.by}, ${record.authority}, ${record.at}.`];
}

/** Whoever made the file wrote parts of this, so their text must not leave its line. */
export function report(verified: Verification): string {
  const { game, reference, status, operator, hash, differences } = verified;
  const says = [
    `status ${quoted(status, 200)}`,
    ...(operator ? [`operator ${quoted(operator, 200)}`] : []),
  ].join(', ');
  const columns = ['field', 'dossier', 'recomputed'].map((title) => ({ title }));
  const rows = differences.map(({ field, dossier, recomputed }) =>
    [field, dossier, recomputed].map(onOneLine),
  );
  const sentences = [
    headOf(verified),
    ...failures(verified).map((line) => `- ${line}`),
    ...standing(verified),
    ...decided(verified),
    `${game}, ${reference}, variant ${hash}.`,
    `It claims to be: ${says}.`,
  ];
  return [...sentences.map(onOneLine), ...(rows.length > 0 ? ['', textTable(columns, rows)] : []), ''].join(
    '\n',
  );
}

async function read(context: CommandContext, file: string, what: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(fileNamed(file));
    if (bytes.length <= MOST_BYTES) return bytes;
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

const added = (file: string, files: string[]): string[] => [...files, file];

export const registerVerify: Register = (program, context) => {
  program
    .command('verify')
    .description('compute a dossier again from its attachment, check its seals, and say what is wrong')
    .argument('<file>', 'a dossier that Assay wrote')
    .option(
      '--key <file>',
      'public keys that you trust, as a site publishes them; may be repeated',
      added,
      [],
    )
    .option('--json', 'print JSON')
    .action(async (file: string, options: { key: string[]; json?: boolean }) => {
      const bytes = await read(context, file, 'dossier');
      const keys = bytes && (await knownKeys(context, options.key));
      if (!bytes || !keys) return;
      const verified = await verifyDossier(bytes, { keys });
      if (!verified.ok) {
        const message = `${quoted(file, 80)} is not a dossier that can be verified: ${verified.because}.`;
        return complain(context, [{ code: 'input-unreadable', message }]);
      }
      const { value } = verified;
      const equal = value.differences.length === 0 && value.samePages;
      if (options.json) printJson(context, { ...value, equal });
      else context.out(report(value));
      context.exit(EXITS[value.verdict]);
    });
};
