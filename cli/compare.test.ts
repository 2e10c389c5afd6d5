import { describe, expect, it } from 'vitest';
import type { Comparison } from '@/rulebooks/compare';
import { assay, json } from './in-process';

const PAIR = ['gb-2007/holdem-bonus', 'sg-thbp-v6/texas-holdem-bonus-progressive'];

describe('compare', () => {
  it('prints the differences with both clauses, and everything when asked', async () => {
    const { code, out } = await assay('compare', ...PAIR);
    expect(code).toBe(0);
    expect(out).toContain('1. 30 to 1 [11.33]\n    2. 1000 to 1 [4.1.1] (better for the player)');
    expect(out).toContain('In Great Britain a fold loses the ante; in Singapore it loses ante and bonus.');
    expect(out).not.toContain('(same)');
    expect((await assay('compare', ...PAIR, '--everything')).out).toContain('When the ante is paid (same)');
  });

  it('says that nothing differs where nothing does', async () => {
    expect((await assay('compare', 'gb-2007/big-six', 'gb-2007/big-six')).out).toContain('Nothing differs.');
  });

  it('prints the same as data', async () => {
    const comparison = await json<Comparison>('compare', ...PAIR);
    expect(comparison.left.jurisdiction).toBe('Great Britain');
    expect(comparison.parts.map(({ id }) => id)).toContain('procedure');
  });

  it.each([
    ['gb-2007/whist', 'has no game “whist”'],
    ['gb-1968/roulette', 'There is no rulebook “gb-1968”'],
    ['roulette', 'There is no rulebook “roulette”'],
  ])('refuses %s with a sentence', async (name, sentence) => {
    const { code, err } = await assay('compare', name, 'gb-2007/big-six');
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
