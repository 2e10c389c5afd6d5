/** `leaflet`: house edges for players, on a sheet to fold. */
import { leafletMissing } from '@/server/documents/content/missing';
import { makeLeaflet } from '@/server/documents/make';
import type { Register } from '../command';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';
import { withWorkingCopy } from '../options/players-options';

export const registerLeaflet: Register = (program, context) => {
  withWorkingCopy(
    withPaperOptions(program.command('leaflet').description('write the house edge leaflet as a PDF')),
  ).action((options: PaperOptions) =>
    writePaper(context, options, async (subject) => ({
      bytes: await makeLeaflet(subject),
      missing: leafletMissing(subject).map(({ text }) => text),
    })),
  );
};
