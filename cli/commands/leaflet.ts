/** `leaflet`: house edges for players, on A4 to fold. */
import { makeLeaflet } from '@/server/documents/make';
import type { Register } from '../command';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';

export const registerLeaflet: Register = (program, context) => {
  withPaperOptions(program.command('leaflet').description('write the house edge leaflet as a PDF')).action(
    (options: PaperOptions) =>
      writePaper(context, options, async (subject) => ({ bytes: await makeLeaflet(subject) })),
  );
};
