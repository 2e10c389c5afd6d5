/** `verify`: computes a dossier again from what it carries, and says what differs. */
import { readFile } from 'node:fs/promises';
import { quoted } from '@/rulebooks/quoted';
import { type Verification, verifyDossier } from '@/server/documents/verify';
import { type CommandContext, complain, EXIT, printJson, type Register } from './command';
import { fileNamed } from './paper-options';
import { textTable } from './text-table';

const MOST_BYTES = 256 * 1024 * 1024;

function report({ game, reference, hash, differences, samePages }: Verification): string {
  const head = `${game}, ${reference}, variant ${hash}.\n`;
  const pages = samePages
    ? 'The pages are what the attached data makes, byte for byte.\n'
    : 'The pages are not what the attached data makes here: they were changed, or another version of Assay made them.\n';
  if (differences.length === 0)
    return `${head}Every figure and finding was computed again and is equal.\n${pages}`;
  const columns = ['field', 'dossier', 'recomputed'].map((title) => ({ title }));
  const rows = differences.map(({ field, dossier, recomputed }) => [field, dossier, recomputed]);
  return `${head}${textTable(columns, rows)}\n\n${differences.length} ${differences.length === 1 ? 'field differs' : 'fields differ'}.\n${pages}`;
}

async function read(context: CommandContext, file: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(fileNamed(file));
    if (bytes.length <= MOST_BYTES) return bytes;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const message = `${quoted(file, 80)} cannot be read (${reason}); name a dossier that is there.`;
    complain(context, [{ code: 'input-unreadable', message }]);
    return undefined;
  }
  const message = `${quoted(file, 80)} is larger than any dossier; name a file that Assay wrote.`;
  complain(context, [{ code: 'input-unreadable', message }]);
  return undefined;
}

export const registerVerify: Register = (program, context) => {
  program
    .command('verify')
    .description('compute a dossier again from its attachment, and say what differs')
    .argument('<file>', 'a dossier that Assay wrote')
    .option('--json', 'print JSON')
    .action(async (file: string, options: { json?: boolean }) => {
      const bytes = await read(context, file);
      if (!bytes) return;
      const verified = await verifyDossier(bytes);
      if (!verified.ok) {
        const message = `${quoted(file, 80)} is not a dossier that can be verified: ${verified.because}.`;
        return complain(context, [{ code: 'input-unreadable', message }]);
      }
      const { value } = verified;
      const equal = value.differences.length === 0 && value.samePages;
      if (options.json) printJson(context, { ...value, equal });
      else context.out(report(value));
      if (!equal) context.exit(EXIT.breach);
    });
};
