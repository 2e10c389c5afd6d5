/** Every fee that the binder prints, as read from its tables (`reading/`), with what it says of charging them. */
import type { FeeBook } from '../../fees/book';
import { optionsOf } from '../../fees/schedule';
import { FeeReading } from '../../fees/table-schema';
import { FEE_GAMES } from '../games';
import { FEE_DOCUMENTS } from './documents';
import read from './options.json';
import { FEES_UNDER } from './under';

const { statements, headings, tables } = FeeReading.parse(read);

export const caHawaiianGardensFees: FeeBook = {
  rulebook: 'ca-hawaiian-gardens',
  title: 'Collection fees of Hawaiian Gardens Casino, California',
  documents: FEE_DOCUMENTS,
  games: FEE_GAMES,
  under: FEES_UNDER,
  statements,
  headings,
  tables,
  options: tables.flatMap(optionsOf),
};
