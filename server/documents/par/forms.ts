/** The forms of a PAR sheet, by the ends of their files' names. */
import type { Subject } from '../subject';
import { parBook } from './book';
import { parPage } from './page';
import { parTable } from './table';
import { parWorkbook } from './workbook';

export const PAR_FORMS = {
  xlsx: (subject) => parWorkbook(parBook(subject)),
  html: async (subject) => Buffer.from(parPage(parBook(subject))),
  csv: async (subject) => Buffer.from(parTable(parBook(subject))),
} as const satisfies Record<string, (subject: Subject) => Promise<Uint8Array>>;

export type ParForm = keyof typeof PAR_FORMS;

export const isParForm = (end: string): end is ParForm => Object.hasOwn(PAR_FORMS, end);
