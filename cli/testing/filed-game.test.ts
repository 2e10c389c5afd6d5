/** The example of a filed game in the documents, by every command that reads it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOT_RECOMPUTED } from '@/simulations/wagers/own-counts';
import { assay } from './in-process';

const EXAMPLE = ['--variant', 'docs/examples/filed-game.json'];

describe('a game that no rulebook lists', () => {
  it('is analysed, its own counts marked wherever their edge is', async () => {
    const run = await assay('analyse', ...EXAMPLE, '--rounds', '1000');
    expect(run.err).toBe('');
    expect(run.out).toContain(`7.6923% ${NOT_RECOMPUTED}`);
    expect(run.out).toContain('2.7027%');
  });

  it('is checked by the rule that lets new games be tried', async () => {
    const run = await assay('check', ...EXAMPLE);
    expect(run.out).toContain('Lucky Nines is a game that no rulebook lists');
  });

  it('is refused under a rulebook that has no such rule', async () => {
    const { rulebook: _, ...rest } = JSON.parse(readFileSync('docs/examples/filed-game.json', 'utf8'));
    expect(Object.keys(rest)).toContain('filed');
    const run = await assay('check', ...EXAMPLE, '--rulebook', 'co-rule-28');
    expect(run.code).not.toBe(0);
  });
});
