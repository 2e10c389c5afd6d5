/** `sign`: the sign for the table, as a PDF or as text, by the file's ending. */
import { Option } from 'commander';
import { makeSign, makeSignText } from '@/server/documents/make';
import {
  ORIENTATIONS,
  type Orientation,
  SHEET_SIZES,
  type SheetSize,
  SIGN_LAYOUTS,
  type SignLayout,
} from '@/server/documents/sign-offers';
import type { Register } from '../command';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';

type SignOptions = PaperOptions & {
  paper?: SheetSize;
  orientation?: Orientation;
  layout?: SignLayout;
  press?: boolean;
};

export const registerSign: Register = (program, context) => {
  withPaperOptions(
    program.command('sign').description('write the table sign as a PDF, or as text to a .txt file'),
  )
    .addOption(new Option('--paper <size>', 'the sheet (default: the one recommended)').choices(SHEET_SIZES))
    .addOption(new Option('--orientation <way>', 'portrait or landscape').choices(ORIENTATIONS))
    .addOption(
      new Option(
        '--layout <layout>',
        'every wager on one sheet, on several that can be read, on a tent for the table, or only what the rules ask for (default: every wager)',
      ).choices(SIGN_LAYOUTS),
    )
    .option('--press', 'for a print shop: bleed, crop marks and colours of ink')
    .action((options: SignOptions) =>
      writePaper(context, options, async (subject) => {
        if (!options.out.toLowerCase().endsWith('.txt')) return makeSign(subject, options);
        const { text, missing } = makeSignText(subject);
        return { bytes: Buffer.from(text), missing };
      }),
    );
};
