import { describe, expect, it } from 'vitest';
import type { DistributionJson } from '@/simulations/wagers/wire';
import { assay, json, ROULETTE, SENTENCES } from '../testing/in-process';

const PUNTO = ['--rulebook', 'gb-2007', '--game', 'punto-banco'];

describe('condition', () => {
  it('lists what a condition may name when none is given', async () => {
    const { code, out } = await assay('condition', ...ROULETTE);
    expect(code).toBe(0);
    expect(out).toMatch(/^colour {2,}green, red, black {2,}The colour/m);
  });

  it('counts rows, and shows overlaps and the edge', async () => {
    const { out } = await assay(
      'condition',
      'number in [7, 17]',
      'colour == "black"',
      'number == 17',
      ...ROULETTE,
      '--pays=16 to 1',
      '--pays=1 to 2',
      '--pays=2 to 1',
    );
    // 17 is black: 17 of 18 blacks are left, and the third row has nothing. 2 x 16 + 17/2 - 18 = 22.5 of 37 are won.
    expect(out).toMatch(/^1 +number in \[7, 17\] +2 +5\.4054%$/m);
    expect(out).toMatch(/^2 +colour == "black" +17 /m);
    expect(out).toMatch(/^- +anything else +18 /m);
    expect(out).toContain('Row 2 also holds in 1 that row 1 takes.');
    expect(out).toContain('Row 3 is never reached: earlier rows take all 1.');
    expect(out).toContain('House edge −60.8108%');
  });

  it('prints as JSON the counts of the family itself', async () => {
    const { distribution } = await json<{ distribution: DistributionJson }>(
      'condition',
      'winner == "tie"',
      ...PUNTO,
      '--option',
      'decks=8',
    );
    // Ties of eight decks: Wizard of Odds, "Baccarat".
    expect(distribution.outcomes[0]?.count).toBe('475627426473216');
  });

  it.each([
    [['winner == "nobody"', ...PUNTO], 'choose one of "player", "banker", "tie"'],
    [['odd', 'colour = "red"', ...ROULETTE], 'Row 2, character 8: Write == to compare'],
    [['zero', ...ROULETTE, '--pays', 'lots'], 'Row 1: This is not a pay'],
    [['zero', 'odd', ...ROULETTE, '--pays', '2 to 1'], 'once for each condition'],
    [['zero', ...ROULETTE, '--otherwise', 'win'], '--otherwise lose or --otherwise push'],
    [['zero', '--rulebook', 'gb-2007', '--game', 'bingo'], 'bingo'],
  ])('%j is a sentence', async (args, words) => {
    const { code, out, err } = await assay('condition', ...(args as string[]));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(SENTENCES);
    expect(err).toContain(words);
  });
});
