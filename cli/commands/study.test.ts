import { describe, expect, it } from 'vitest';
import type { StudyResult } from '@/simulations/family/study';
import { assay, json, ROULETTE } from '../testing/in-process';

const BLACKJACK = ['--rulebook', 'gb-2007', '--game', 'blackjack'];

describe('study', () => {
  it('lists the questions of a game, or says that it has none', async () => {
    const { code, out } = await assay('study', ...BLACKJACK);
    expect(code).toBe(0);
    expect(out).toMatch(/^question +answers +settings\n/);
    expect(out).toMatch(/\nremoval +Effects of removal +none\n/);
    expect(await assay('study', ...ROULETTE)).toMatchObject({
      code: 2,
      err: 'There are no further questions about Roulette. Use analyse instead.\n',
    });
  });

  it('answers with figures, exact where they are, and their basis', async () => {
    const args = ['study', 'exact-edge', ...BLACKJACK, '--option', 'decks=1'];
    const { exact, basis, tables } = await json<StudyResult>(...args);
    const [n, d] = (exact?.value ?? '').split('/').map(Number);
    expect((n ?? 0) / (d ?? 1)).toBeCloseTo(0.000767598526, 11);
    expect(basis).toContain('Counted in whole numbers');
    expect(tables[0]?.rows).toHaveLength(10);
    const { out } = await assay(...args);
    expect(out).toContain(`House edge = ${exact?.value}`);
    expect(out).toMatch(/\nDealer’s card +Of all rounds +Player gains\n/);
  }, 60_000);

  it('says which question or setting it does not know', async () => {
    const unknown = await assay('study', 'luck', ...BLACKJACK);
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.err).toMatch(/^There is no question “luck”; choose from .*by-decks/);
    const set = await assay('study', 'removal', ...BLACKJACK, '--set', 'depth=3');
    expect(set.code).toBe(2);
    expect(set.err).toBe('Leave out “depth”: this question has no settings.\n');
    const shoe = await assay('study', 'shoe', ...BLACKJACK, '--set', 'deph=60', '--set', 'dephts=60');
    expect(shoe.err).toMatch(
      /^Leave out “deph” and “dephts”: this question has no such setting. Choose from .*depth, /,
    );
  });
});
