/** `sign`: the sign for the table, as a PDF or as text, by the file's ending. */
import path from 'node:path';
import { Option } from 'commander';
import { makeSign, makeSignText } from '@/server/documents/make';
import { makeScreenPage, makeScreenPicture } from '@/server/documents/screen/screen';
import {
  ORIENTATIONS,
  type Orientation,
  SHEET_SIZES,
  type SheetSize,
  SIGN_LAYOUTS,
  type SignLayout,
} from '@/server/documents/sign-offers';
import { listed } from '@/simulations/printing/lists';
import { complain, type Register } from '../command';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';
import { withWorkingCopy } from '../options/players-options';

type SignOptions = PaperOptions & {
  paper?: SheetSize;
  orientation?: Orientation;
  layout?: SignLayout;
  press?: boolean;
};

const WITHOUT_SHEET: ReadonlySet<string> = new Set(['.png', '.html', '.txt']);

const idleOptions = ({ paper, layout, press }: SignOptions): string[] => [
  ...(paper ? ['--paper'] : []),
  ...(layout ? ['--layout'] : []),
  ...(press ? ['--press'] : []),
];

export const registerSign: Register = (program, context) => {
  withWorkingCopy(
    withPaperOptions(
      program
        .command('sign')
        .description(
          'write the table sign as a PDF, as text to a .txt file, or for a screen to a .png or .html file',
        ),
    ),
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
    .action((options: SignOptions) => {
      const ending = path.extname(options.out).toLowerCase();
      const idle = WITHOUT_SHEET.has(ending) ? idleOptions(options) : [];
      if (idle.length > 0) {
        const message = `A ${ending} file has no sheet: leave ${listed(idle)} out, or write a .pdf.`;
        return complain(context, [{ code: 'input-unreadable', message }]);
      }
      return writePaper(context, options, async (subject) => {
        if (ending === '.png') return makeScreenPicture(subject, options.orientation);
        if (ending === '.html') {
          const { html, missing } = makeScreenPage(subject, options.orientation);
          return { bytes: Buffer.from(html), missing };
        }
        if (ending !== '.txt') return makeSign(subject, options);
        const { text, missing } = makeSignText(subject);
        return { bytes: Buffer.from(text), missing };
      });
    });
};
