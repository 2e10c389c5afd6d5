import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../record';
import { expectedClauses, rulebooks } from '../registry';
import { coverageOf } from './coverage';
import { spelled } from './expected';
import { coverageReport } from './report';

const gb = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;
const expected = expectedClauses(gb);

const without = (clause: string): Rulebook => ({
  ...gb,
  sections: gb.sections.map((section) => ({
    ...section,
    rules: section.rules.filter((rule) => rule.clause !== clause),
  })),
});

describe('the coverage of a rulebook', () => {
  it('is complete for gb-2007', () => {
    const { text, complete } = coverageReport(gb, expected);
    expect(complete).toBe(true);
    // 511 numbers and letters, counted in the source section by section: 37, 45, 42, 58, 53, 43, 26, 13, 148 and 46.
    expect(text).toMatch(/^all +511 +\d+ +\d+ +\d+ +0$/m);
  });

  it('counts each clause as one kind', () => {
    for (const { clauses, computed, attested, informative, missing } of coverageOf(gb, expected)) {
      expect(computed + attested + informative + missing).toBe(clauses);
    }
  });

  it('reports a clause that is not recorded', () => {
    const { text, complete } = coverageReport(without('8.17(q)'), expected);
    expect(complete).toBe(false);
    expect(text).toContain('Missing: 8.17(q)');
    const lacking = coverageOf(without('8.17(q)'), expected).filter(({ missing }) => missing > 0);
    expect(lacking.map(({ section, missing }) => [section, missing])).toEqual([['8', 1]]);
  });

  it('reports a clause recorded twice, or not in the source', () => {
    const [section] = gb.sections;
    const [rule] = section?.rules ?? [];
    if (!section || !rule) throw new Error('no rule');
    const more = { ...section, rules: [...section.rules, rule, { ...rule, clause: '2.11' }] };
    const { text, complete } = coverageReport({ ...gb, sections: [more, ...gb.sections.slice(1)] }, expected);
    expect(complete).toBe(false);
    expect(text).toContain('Recorded twice: 2.1');
    expect(text).toContain('Recorded, but not in the source: 2.11');
  });

  it('spells a clause and its parts', () => {
    expect(spelled({ number: '3.2', parts: 'AB' })).toEqual(['3.2', '3.2(A)', '3.2(B)']);
    expect(spelled({ number: '5.11', parts: ['i', 'ii'] })).toEqual(['5.11', '5.11(i)', '5.11(ii)']);
  });
});
