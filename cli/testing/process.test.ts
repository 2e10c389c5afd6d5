import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROULETTE, SENTENCES } from './in-process';

describe('the program itself', () => {
  const program = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/assay.mjs', ...args], { encoding: 'utf8' });

  it('prints JSON on standard output and exits with the code of the verdict', () => {
    const fine = program('check', ...ROULETTE, '--at', '2008-01-01', '--json');
    expect(fine.stderr).toBe('');
    expect(fine.status).toBe(0);
    expect(JSON.parse(fine.stdout)).toMatchObject({ rulebook: 'gb-2007', game: 'roulette', breaches: 0 });
    expect(program('check', ...ROULETTE, '--pays', 'split.win=16 to 1').status).toBe(1);
  }, 120_000);

  it('gives the same analysis on one thread and on two', () => {
    const hashOf = (threads: string) => {
      const { stdout } = program(
        'analyse',
        ...ROULETTE,
        '--wager',
        'split',
        '--rounds',
        '200000',
        '--threads',
        threads,
        '--json',
      );
      return JSON.parse(stdout).hash;
    };
    expect(hashOf('1')).toBe(hashOf('2'));
  }, 120_000);

  it.each([[['analyse', ...ROULETTE, '--pays', 'split.win=35/0']], [['nonsense', '\u00e9\n']], [[]]])(
    '%j prints one sentence and exits 2',
    (args) => {
      const { status, stdout, stderr } = program(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toMatch(SENTENCES);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
    120_000,
  );
});
