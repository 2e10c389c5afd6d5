/** Places where the source is damaged: what is printed, what is read and why. */
import { dollars } from '../finding';
import { about, type FeeCheck, optionsIn } from './check';

const shown = (what: string, read: string): string =>
  /^\d+(?:\.\d\d)?$/.test(read) && what !== 'option' ? dollars(read) : read;

const sentenceOf = (line: number, what: string, printed: string, read: string, why: string): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} on line ${line}: printed ${printed === '' ? 'is nothing' : `“${printed}”`}, read as ${shown(what, read)}. ${why}`;

export const damage: FeeCheck = (book) =>
  book.tables.flatMap((table) => {
    const options = optionsIn(table);
    const ofTable = table.damaged.map(({ line, what, printed, read, why }) =>
      about('damage', table, {
        verdict: 'damaged',
        line,
        options,
        sentence: sentenceOf(line, what, printed, read, why),
      }),
    );
    const ofRows = table.rows.flatMap((row, at) =>
      (row.damaged ?? []).map(({ line, what, printed, read, why }) =>
        about('damage', table, {
          verdict: 'damaged',
          line,
          options: options.slice(at, at + 1),
          sentence: sentenceOf(line, what, printed, read, why),
        }),
      ),
    );
    return [...ofTable, ...ofRows];
  });
