/** In tables of their own: a mark is large, and most readers of an organisation or a submission do not need it. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { KeptLetterhead, type Letterhead, PaperOrganisation } from '../../vocabulary/letterhead';
import { organization } from './accounts';
import { json } from './json';
import { submission } from './submissions';

/** What an organisation's papers say of it. */
export const letterhead = sqliteTable('letterhead', {
  organisationId: text('organisation_id')
    .primaryKey()
    .references(() => organization.id),
  content: json<Letterhead>('content', KeptLetterhead, () => ({})).notNull(),
});

/** The same as it was frozen with a submission, under its rulebook; no row where nothing was known. */
export const frozenLetterhead = sqliteTable('frozen_letterhead', {
  submissionId: text('submission_id')
    .primaryKey()
    .references(() => submission.id),
  content: json<PaperOrganisation>('content', PaperOrganisation, () => ({})).notNull(),
});
