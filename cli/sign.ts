/** `sign`: what stands at the table, as a PDF or, by the ending of the file, as text. */
import { Option } from 'commander';
import type { Orientation, SheetSize } from '@/server/documents/layout/sheets';
import { makeSign, makeSignText } from '@/server/documents/make';
import type { Register } from './command';
import { type PaperOptions, withPaperOptions, writePaper } from './paper-options';

type SignOptions = PaperOptions & { paper: SheetSize; orientation: Orientation };

export const registerSign: Register = (program, context) => {
  withPaperOptions(
    program.command('sign').description('write the table sign as a PDF, or as text to a .txt file'),
  )
    .addOption(new Option('--paper <size>', 'the sheet').choices(['A4', 'A5']).default('A4'))
    .addOption(
      new Option('--orientation <way>', 'how it stands')
        .choices(['portrait', 'landscape'])
        .default('portrait'),
    )
    .action((options: SignOptions) =>
      writePaper(context, options, async (subject) => {
        if (!options.out.toLowerCase().endsWith('.txt')) return makeSign(subject, options);
        const { text, missing } = makeSignText(subject);
        return { bytes: Buffer.from(text), missing };
      }),
    );
};
