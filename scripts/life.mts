/** Writes the machines of `server/vocabulary/life`, and who gets which notice, into docs/life.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rulebooks } from '../rulebooks/registry';
import {
  CLAUSES_LEAD,
  clauseTable,
  drawing,
  FILINGS,
  FILINGS_LEAD,
  reasonTable,
  SUBMISSIONS,
  stepTable,
  VARIATIONS,
} from '../server/vocabulary/life/drawing';
import { agendaTable, noticeTable } from '../server/vocabulary/told';

const file = new URL('../docs/life.md', import.meta.url);
const text = readFileSync(file, 'utf8');
const books = rulebooks();
const [before] = text.split('## The machine');
const parts = [
  `## The machine\n\n${drawing(SUBMISSIONS)}`,
  `## The steps\n\n${stepTable(SUBMISSIONS)}`,
  `## The clause of each step\n\n${CLAUSES_LEAD}\n\n${clauseTable(SUBMISSIONS, books)}\n\n${clauseTable(VARIATIONS, books)}`,
  `## What is offered without an approval\n\n${drawing(VARIATIONS)}\n\n${stepTable(VARIATIONS)}`,
  `## A document of a house\n\nA schedule of fees, or an operator’s pool rules.\n\n${drawing(FILINGS)}\n\n${stepTable(FILINGS)}\n\n${FILINGS_LEAD}\n\n${reasonTable(FILINGS)}`,
  `## What waits for whom\n\n${agendaTable()}`,
  `## Notices\n\n${noticeTable()}`,
];
writeFileSync(file, `${before}${parts.join('\n\n')}\n`);
