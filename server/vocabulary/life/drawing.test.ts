import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawing, stepTable } from './drawing';

const docs = readFileSync(new URL('../../../docs/life.md', import.meta.url), 'utf8');

it('docs/life.md shows the machine as it is', () => {
  expect(docs, 'write the drawing there again: npx tsx scripts/life.mts').toContain(drawing());
  expect(docs).toContain(stepTable());
});

it('draws a step, a step of the clock and a name', () => {
  expect(drawing()).toContain('  submitted --> completeness_check: Open');
  expect(drawing()).toContain('  on_trial --> expired: ⏱ after its last day');
  expect(drawing()).toContain('  refused: refused');
});
