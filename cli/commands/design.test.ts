import { describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { assay, json, ROULETTE, SENTENCES } from '../testing/in-process';

type Answered = {
  found: number;
  counted: boolean;
  proposals: {
    pays: Record<string, string>;
    houseEdgePercent: number;
    standardDeviation: number;
    verdict: string;
  }[];
};

const RAGE = ['design', 'roulette-rage', ...ROULETTE];

describe('design', () => {
  it('prints tables within the edge, the calmest first', async () => {
    const { found, counted, proposals } = await json<Answered>(...RAGE, '--edge', '3-3.1', '--show', '12');
    expect(counted).toBe(true);
    expect(found).toBeGreaterThan(100);
    expect(proposals.length).toBeGreaterThan(6);
    expect(proposals.length).toBeLessThanOrEqual(12);
    for (const { houseEdgePercent, verdict } of proposals) {
      expect(houseEdgePercent).toBeGreaterThanOrEqual(3);
      expect(houseEdgePercent).toBeLessThanOrEqual(3.1);
      expect(verdict).toBe('needs-consent');
    }
    const spread = proposals.map(({ standardDeviation }) => standardDeviation);
    expect(spread).toEqual([...spread].sort((a, b) => a - b));
  });

  it('shows them as a table, with their number', async () => {
    const { code, out } = await assay(...RAGE, '--edge', '3-3.1', '--changes', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/ 1 +The next 4 spins repeat the colour just spun +run-4\n/);
    expect(out).toMatch(/\n1 .* edge .* verdict\n/);
    expect(out).toMatch(/\n\n[\d,]+ tables? in the range, \d+ shown\.\n$/);
  });

  it('names the nearest edges when no table is in the range', async () => {
    const { out } = await assay('design', 'straight-up', ...ROULETTE, '--edge', '1-2');
    expect(out).toBe('No table is in this range. The nearest house edges are −10.8108% and 2.7027%.\n');
  });

  it.each([
    [[...RAGE, '--edge', 'low'], 'Write --edge as two percentages'],
    [[...RAGE, '--edge', '5-4'], 'no lower than the lowest'],
    [[...RAGE, '--order', 'up'], '--order must be one of never-less'],
    [[...RAGE, '--keep', 'run-3'], 'There is no row “run-3”'],
    [[...RAGE, '--limit', 'run-4'], '--limit event='],
    [[...RAGE, '--steps', 'a, b'], 'is not a step of odds'],
    [[...RAGE, '--show', '0'], '--show is a whole number from 1 to 200'],
    [['design', 'roulette', ...ROULETTE], 'has no wager “roulette”'],
    [['design', 'split', ...ROULETTE, '--wager', 'street'], 'not on offer here'],
    [['design', 'ante', '--rulebook', 'gb-2007', '--game', 'three-card-poker'], 'depends on what it pays'],
  ])('%j exits 2 with its own sentence', async (args, sentence) => {
    const { code, err } = await assay(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});

const charged = rulebooks().flatMap((rulebook) =>
  rulebook.games.flatMap((game) =>
    [...new Set(game.options.flatMap(({ charges = [] }) => charges.map(({ wager }) => wager)))].map(
      (wager) => [rulebook.id, game.id, wager],
    ),
  ),
);

it.each(charged)(
  'has nothing to design on %s %s %s, so it mentions no rounding',
  async (book, game, wager) => {
    const { code, err } = await assay(
      ...['design', wager, '--rulebook', book, '--game', game, '--at', '2024-01-15'],
      ...['--option', 'vigorish-rounding=up'],
    );
    expect(code).toBe(2);
    expect(err).toContain('Nothing is left to design');
  },
);
