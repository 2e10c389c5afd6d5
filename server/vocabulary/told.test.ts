import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agendaTable, noticeTable } from './told';

const docs = readFileSync(new URL('../../docs/life.md', import.meta.url), 'utf8');

it('docs/life.md says who gets which notice as the program sends them', () => {
  expect(docs, 'write the tables there again: npx tsx scripts/life.mts').toContain(agendaTable());
  expect(docs).toContain(noticeTable());
});
