/** `verify-chain`: follows the events of an exported audit, and compares them with heads that somebody kept. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { quoted } from '@/rulebooks/spelling/quoted';
import { type ChainVerdict, judgeExport } from '@/server/audit/exported';
import { chainSentences } from '@/server/audit/exported-words';
import { PublishedHeads, type SealedHead } from '@/server/audit/sealed-head';
import { readKeyFile } from '@/server/seals/keys';
import type { PublicKey } from '@/server/seals/published-keys';
import { checkSeal } from '@/server/seals/seal';
import { type CommandContext, complain, EXIT, type ExitCode, printJson, type Register } from '../command';
import { fileNamed } from '../options/paper-options';

const EXITS: Record<ChainVerdict['verdict'], ExitCode> = {
  genuine: EXIT.fine,
  unvouched: EXIT.unvouched,
  false: EXIT.breach,
};

const unreadable = (context: CommandContext, message: string): undefined => {
  complain(context, [{ code: 'input-unreadable', message }]);
  return undefined;
};

/** What each of the files holds, or undefined where one of them is not what it should be. */
async function readAll<T>(
  context: CommandContext,
  files: string[],
  read: (text: string) => T[] | undefined,
  instead: string,
): Promise<T[] | undefined> {
  const all: T[] = [];
  for (const file of files) {
    let text: string;
    try {
      text = await readFile(fileNamed(file), 'utf8');
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
      return unreadable(context, `${quoted(file, 80)} cannot be read (${reason}); name a file that exists.`);
    }
    const found = read(text);
    if (!found) return unreadable(context, `${quoted(file, 80)} ${instead}`);
    all.push(...found);
  }
  return all;
}

function headsIn(text: string): SealedHead[] | undefined {
  try {
    return PublishedHeads.safeParse(JSON.parse(text)).data?.heads;
  } catch {
    return undefined;
  }
}

async function judged(
  context: CommandContext,
  file: string,
  trust: { keys: PublicKey[]; heads: SealedHead[] },
): Promise<ChainVerdict | undefined> {
  try {
    const lines = createInterface({ input: createReadStream(fileNamed(file), 'utf8'), crlfDelay: Infinity });
    const verdict = await judgeExport(lines, { ...trust, checkSeal });
    return (
      verdict ??
      unreadable(context, `${quoted(file, 80)} is no exported audit; export one on the Audit page.`)
    );
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return unreadable(context, `${quoted(file, 80)} cannot be read (${reason}); name a file that exists.`);
  }
}

const added = (file: string, files: string[]): string[] => [...files, file];

export const registerVerifyChain: Register = (program, context) => {
  program
    .command('verify-chain')
    .description('follow the events of an exported audit from the first to the last, and compare its heads')
    .argument('<file>', 'the audit as the Audit page exports it')
    .option(
      '--key <file>',
      'public keys that you trust, as a site publishes them; may be repeated',
      added,
      [],
    )
    .option('--heads <file>', 'heads that a site published and you kept; may be repeated', added, [])
    .option('--json', 'print JSON')
    .action(async (file: string, options: { key: string[]; heads: string[]; json?: boolean }) => {
      const keys = await readAll(
        context,
        options.key,
        readKeyFile,
        'is not a key file; give what the site publishes at /api/keys, or one Ed25519 public key as PEM.',
      );
      const heads =
        keys &&
        (await readAll(
          context,
          options.heads,
          headsIn,
          'holds no heads; give what the site publishes at /api/heads.',
        ));
      const verdict = keys && heads && (await judged(context, file, { keys, heads }));
      if (!verdict) return;
      if (options.json) printJson(context, verdict);
      else context.out(`${chainSentences(verdict).join('\n')}\n`);
      context.exit(EXITS[verdict.verdict]);
    });
};
