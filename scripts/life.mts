/** Writes the machine of `server/vocabulary/life`, and who gets which notice, into docs/life.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { drawing, stepTable } from '../server/vocabulary/life/drawing';
import { agendaTable, noticeTable } from '../server/vocabulary/told';

const file = new URL('../docs/life.md', import.meta.url);
const text = readFileSync(file, 'utf8');
const [before] = text.split('## The machine');
writeFileSync(
  file,
  `${before}## The machine\n\n${drawing()}\n\n## The steps\n\n${stepTable()}\n\n## What waits for whom\n\n${agendaTable()}\n\n## Notices\n\n${noticeTable()}\n`,
);
