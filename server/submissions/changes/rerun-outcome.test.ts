import { describe, expect, it } from 'vitest';
import { differences } from './differences';
import { rerunOutcome } from './rerun-outcome';

const BANDS = [{ rounds: 1000, confidence: 0.95, low: -60, high: 114 }];
/** As engine 0.2.0 stored it: with bands, which are computed where they are shown now. */
const frozen = {
  engine: 'assay-engine 0.2.0',
  hash: 'a'.repeat(64),
  wagers: [{ id: 'red', houseEdge: '1/37', bands: BANDS }],
  stored: { analysis: 'a'.repeat(64), variant: 'v' },
  findings: [{ rule: 'r', verdict: 'meets' }],
};
const again = {
  engine: 'assay-engine 0.3.0',
  hash: 'b'.repeat(64),
  wagers: [{ id: 'red', houseEdge: '1/37' }],
  stored: { analysis: 'b'.repeat(64), variant: 'v' },
  findings: [{ rule: 'r', verdict: 'meets' }],
};
const outcomeOf = (after: unknown, before: unknown = frozen) => {
  const found = differences(before, after);
  return rerunOutcome({ equal: found.length === 0, differences: found });
};

describe('a re-run of what an older engine froze', () => {
  it('is equal where only the engine, its hash and its bands differ', () => {
    expect(outcomeOf(again)).toEqual({
      outcome: 'equal-figures',
      says: 'Made by another engine (assay-engine 0.2.0, now assay-engine 0.3.0): every figure and finding is equal',
      differences: [],
    });
  });

  it('is equal where pays have the commas now that they lacked then', () => {
    const paying = (of: typeof again | typeof frozen, pays: string) => ({
      ...of,
      findings: [{ ...of.findings[0], found: pays }],
    });
    const then = paying(frozen, '1000 to 1');
    expect(outcomeOf(paying(again, '1,000 to 1'), then).outcome).toBe('equal-figures');
    expect(outcomeOf(paying(again, '1,001 to 1'), then).outcome).toBe('differs');
    expect(outcomeOf(paying(again, '10,00 to 1'), then).outcome).toBe('differs');
  });

  it.each([
    ['an edge', { ...again, wagers: [{ id: 'red', houseEdge: '2/37' }] }, 'wagers.0.houseEdge'],
    ['a finding', { ...again, findings: [{ rule: 'r', verdict: 'breach' }] }, 'findings.0.verdict'],
    ['the variant', { ...again, stored: { analysis: 'b', variant: 'w' } }, 'stored.variant'],
  ])('differs where %s does, and leaves out what only the engine changed', (_, after, path) => {
    const found = outcomeOf(after);
    expect(found.outcome).toBe('differs');
    expect(found.says).toContain('figures or findings differ');
    expect(found.differences.map((difference) => difference.path)).toEqual([path]);
  });

  it('forgives nothing under the same engine: there a changed hash or a lost field is a falsified result', () => {
    const same = { ...again, engine: frozen.engine };
    expect(outcomeOf(same).outcome).toBe('differs');
    expect(outcomeOf(same).differences.map(({ path }) => path)).toContain('hash');
    expect(outcomeOf(frozen).outcome).toBe('equal');
  });
});
