import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Comparison } from '@/rulebooks/compare/index';
import { assay, json } from '../testing/in-process';

const PAIR = ['gb-2007/holdem-bonus', 'sg-thbp-v6/texas-holdem-bonus-progressive'];

describe('compare', () => {
  it('prints the differences with both clauses, and everything on request', async () => {
    const { code, out } = await assay('compare', ...PAIR);
    expect(code).toBe(0);
    expect(out).toContain('1. 30 to 1 [11.33]\n    2. 1,000 to 1 [4.1.1] (better for the player)');
    expect(out).toContain('In Great Britain a fold loses the ante; in Singapore it loses ante and bonus.');
    expect(out).not.toContain('(same)');
    expect((await assay('compare', ...PAIR, '--everything')).out).toContain('When the ante is paid (same)');
  });

  it('says so when nothing differs', async () => {
    expect((await assay('compare', 'gb-2007/big-six', 'gb-2007/big-six')).out).toContain('Nothing differs.');
  });

  it('prints the same as JSON', async () => {
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

describe('two variants', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  const file = (name: string) => path.join(folder, `${name}.json`);
  afterAll(() => rmSync(folder, { recursive: true }));
  const save = async (name: string, ...args: string[]) => {
    const { err } = await assay('check', ...args, '--save-variant', file(name));
    expect(err).toBe('');
    return file(name);
  };
  const WHEEL = ['--rulebook', 'gb-2007', '--game', 'roulette', '--wager', 'straight-up', '--wager', 'split'];
  const BACCARAT = [
    '--rulebook',
    'co-rule-28',
    '--game',
    'baccarat',
    '--at',
    '2024-01-15',
    '--wager',
    'banker',
  ];

  it('differ in pays, edges, options and limits, and in nothing else', async () => {
    const one = await save('one', ...WHEEL, '--minimum', '5', '--maximum', '50');
    const other = await save(
      'other',
      ...[...WHEEL, '--minimum', '2', '--maximum', '50', '--pays', 'split.win=18 to 1'],
    );
    const { out } = await assay('compare', one, other);
    expect(out).toContain('1. £5 to £50\n    2. £2 to £50');
    expect(out).toMatch(/1\. 17 to 1 \[[^\]]+\]\n {4}2\. 18 to 1 \[[^\]]+\] \(better for the player\)/);
    // Of 37 pockets 2 win: at 17 to 1 the player is one short of even, at 18 to 1 one over.
    const { edges, parts } = await json<Comparison>('compare', one, other);
    expect(edges).toMatchObject([
      { id: 'straight-up', left: '1/37', right: '1/37' },
      { id: 'split', left: '1/37', right: '-1/37' },
    ]);
    const differing = parts.flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines.filter(({ standing }) => standing !== 'same').map(({ id }) => id)),
    );
    expect(differing).toEqual(['limits', 'win']);
    expect((await assay('compare', one, one)).out).toContain('Nothing differs.');
  });

  it('show the effect of rounding on each', async () => {
    const limits = ['--minimum', '1', '--maximum', '2'];
    const up = await save('up', ...BACCARAT, ...limits, '--option', 'vigorish-rounding=up');
    const exact = await save('exact', ...BACCARAT, ...limits, '--option', 'vigorish=10');
    const { out } = await assay('compare', up, exact);
    expect(out).toMatch(/\$1 +\$0\.25 +10\.2299%/);
    expect(out).toContain('1. rounded up to the next multiple of 25 cents');
    expect(out).toContain('2. not rounded');
    // At 5% the banker costs 1.0579%; the 45.8597% that are won lose another 5% each.
    expect(out).toMatch(/Banker’s Hand +1\.0579% +3\.3509%/);
  });

  it('shows a variant beside the game as printed', async () => {
    const own = await save('own', ...WHEEL, '--pays', 'split.win=18 to 1');
    const { out, code } = await assay('compare', own, 'gb-2007/roulette');
    expect(code).toBe(0);
    expect(out).toContain('only the second');
    expect(out).toContain('1. 18 to 1');
  });

  it('with a progressive differ in what goes to the meter', async () => {
    const stud = ['--rulebook', 'gb-2007', '--game', 'casino-stud', '--wager', 'progressive'];
    const one = await save('seventy', ...stud, '--progressive', 'contribution=70%');
    const other = await save('eighty', ...stud, '--progressive', 'contribution=80%');
    const { out } = await assay('compare', one, other);
    expect(out).toContain('1. 70% of each wager\n    2. 80% of each wager');
  });

  it('refuse a file that holds no variant', async () => {
    const { code, err } = await assay('compare', file('nowhere'), 'gb-2007/roulette');
    expect(code).toBe(2);
    expect(err).toContain('ENOENT');
  });
});
