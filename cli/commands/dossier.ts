/** `dossier`: the submission as one document, with its data attached. */
import { makeDossier } from '@/server/documents/make';
import type { Register } from '../command';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';

export const registerDossier: Register = (program, context) => {
  withPaperOptions(program.command('dossier').description('write the dossier of a variant as a PDF')).action(
    (options: PaperOptions) =>
      writePaper(context, options, async (subject) => ({ bytes: await makeDossier(subject) })),
  );
};
