/** Writes the machines of `server/vocabulary/life`, and who gets which notice, into docs/life.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { drawing, FEES, SUBMISSIONS, stepTable, VARIATIONS } from '../server/vocabulary/life/drawing';
import { agendaTable, noticeTable } from '../server/vocabulary/told';

const file = new URL('../docs/life.md', import.meta.url);
const text = readFileSync(file, 'utf8');
const [before] = text.split('## The machine');
const parts = [
  `## The machine\n\n${drawing(SUBMISSIONS)}`,
  `## The steps\n\n${stepTable(SUBMISSIONS)}`,
  `## What is offered without an approval\n\n${drawing(VARIATIONS)}\n\n${stepTable(VARIATIONS)}`,
  `## A schedule of fees\n\n${drawing(FEES)}\n\n${stepTable(FEES)}`,
  `## What waits for whom\n\n${agendaTable()}`,
  `## Notices\n\n${noticeTable()}`,
];
writeFileSync(file, `${before}${parts.join('\n\n')}\n`);
