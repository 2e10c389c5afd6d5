/** `par`: every count behind every edge, as a workbook, a page or a table of text. */
import path from 'node:path';
import { quoted } from '@/rulebooks/spelling/quoted';
import { isParForm, PAR_FORMS } from '@/server/documents/par/forms';
import { complain, type Register } from '../command';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';

export const registerPar: Register = (program, context) => {
  withPaperOptions(
    program
      .command('par')
      .description('write the PAR sheet of a variant: every event with its count, as .xlsx, .html or .csv'),
  ).action((options: PaperOptions) => {
    const end = path.extname(options.out).slice(1).toLowerCase();
    if (!isParForm(end)) {
      const message = `${quoted(options.out, 80)} says no form: end it with .xlsx for a workbook, .html for a page or .csv for a table.`;
      return complain(context, [{ code: 'input-unreadable', message, field: 'out' }]);
    }
    return writePaper(context, options, async (subject) => ({ bytes: await PAR_FORMS[end](subject) }));
  });
};
