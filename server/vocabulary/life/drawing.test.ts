import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { clauseTable, drawing, FILINGS, reasonTable, SUBMISSIONS, stepTable, VARIATIONS } from './drawing';

const docs = readFileSync(new URL('../../../docs/life.md', import.meta.url), 'utf8');

it('docs/life.md shows the machines as they are', () => {
  expect(docs, 'write the drawings there again: npx tsx scripts/life.mts').toContain(drawing(SUBMISSIONS));
  expect(docs).toContain(stepTable(SUBMISSIONS));
  expect(docs).toContain(drawing(VARIATIONS));
  expect(docs).toContain(stepTable(VARIATIONS));
  expect(docs).toContain(drawing(FILINGS));
  expect(docs).toContain(stepTable(FILINGS));
  expect(docs).toContain(reasonTable(FILINGS));
  expect(docs).toContain(clauseTable(SUBMISSIONS, rulebooks()));
  expect(docs).toContain(clauseTable(VARIATIONS, rulebooks()));
});

it('draws a beginning, a step, a step of the clock and a name', () => {
  expect(drawing(SUBMISSIONS)).toContain('  [*] --> frozen: Freeze a draft');
  expect(drawing(SUBMISSIONS)).toContain('  on_trial --> on_trial: Ask a question');
  expect(stepTable(SUBMISSIONS)).toContain(
    "| Freeze a draft | an operator's staff | a calculation of what was saved, what is open, known | a draft | frozen | `submission-frozen` | the operator's approvers, except who prepared it |",
  );
  expect(stepTable(VARIATIONS)).toContain(
    "| Ask a question | the regulator's reviewers | text | notified, noted, offered, significant | where it stands | `question-asked` | operator |",
  );
  expect(drawing(SUBMISSIONS)).toContain('  submitted --> completeness_check: Open');
  expect(drawing(SUBMISSIONS)).toContain('  on_trial --> expired: ⏱ after its last day');
  expect(drawing(SUBMISSIONS)).toContain('  refused: refused');
  expect(drawing(VARIATIONS)).toContain('  [*] --> notified: Notify');
  expect(drawing(VARIATIONS)).toContain('  notified --> over: ⏱ after its last day');
});
