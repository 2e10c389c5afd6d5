import { describe, expect, it } from 'vitest';
import { spelled } from '../format/expected';
import type { Rulebook } from '../format/record';
import { expectedClauses, outlineOf, rulebooks } from '../registry';
import { coverageOf } from './coverage';
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
  it('is complete for the recorded sections of gb-2007', () => {
    const { text, complete } = coverageReport(gb, expected);
    expect(complete).toBe(true);
    expect(text).toContain('Not recorded: 1. Introduction, lines 1 to 69: ');
    // 650 numbers and letters, counted in the source section by section: 37, 45, 74, 42, 58, 53, 43, 26, 13, 148, 46 and 65.
    expect(text).toMatch(/^all recorded +650 +\d+ +\d+ +\d+ +0$/m);
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
    const more = { ...section, rules: [...section.rules, rule, { ...rule, clause: '2.11' as const }] };
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

/** The sections of each source, typed a second time from its headings or its table of contents. */
const HEADINGS: Record<string, string> = {
  'gb-2007': '1 2 3 4 5 6 7 8 9 10 11 12 13',
  'sg-thbp-v6': '1 2 3 4 5 6 A',
  'co-rule-28':
    '30-2801 30-2802 30-2803 30-2804 30-2805 30-2806 30-2807 30-2808 30-2809 30-2810 30-2811 30-2812 30-2813 30-2814 ' +
    '30-2815 30-2816 30-2817 30-2899.01 30-2899.02 30-2899.03 30-2899.04 30-2899.05 30-2899.06 30-2899.07',
  // 59 documents in the order of the binder; the 41st has nine parts.
  'ca-hawaiian-gardens':
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 ' +
    '41.1 41.2 41.3 41.4 41.5 41.6 41.7 41.8 41.9 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59',
};

describe.each(rulebooks())('the outline of $id', (rulebook) => {
  const { lines, parts } = outlineOf(rulebook);
  const withRules = parts.filter(({ apart }) => apart === undefined);

  it('has every section of the source', () => {
    expect(withRules.map(({ number }) => number).join(' ')).toBe(HEADINGS[rulebook.id]);
  });

  it('leaves no line of the source out', () => {
    let next = 1;
    for (const part of parts) {
      expect([part.title, part.lines[0]]).toEqual([part.title, next]);
      next = part.lines[1] + 1;
    }
    expect(next).toBe(lines + 1);
  });

  it('has records of each section, in its lines, or names it as not recorded', () => {
    const recorded = new Map(rulebook.sections.map((section) => [section.number, section]));
    const missing = rulebook.notRecorded.map(({ number }) => number);
    for (const {
      number,
      lines: [from, to],
    } of withRules) {
      const section = recorded.get(number);
      expect([number, section !== undefined, missing.includes(number)]).toEqual([
        number,
        section !== undefined,
        section === undefined,
      ]);
      for (const { clause, source } of section?.rules ?? [])
        expect([clause, source[0] >= from && source[1] <= to]).toEqual([clause, true]);
    }
    expect([...recorded.keys()]).toEqual(
      withRules.map(({ number }) => number).filter((number) => !missing.includes(number)),
    );
  });
});

it('names what is not recorded of each source', () => {
  const short = rulebooks().filter(({ id }) => id !== 'ca-hawaiian-gardens');
  expect(short.map(({ id, notRecorded }) => [id, notRecorded.map(({ title }) => title)])).toEqual([
    ['gb-2007', ['Introduction']],
    ['sg-thbp-v6', []],
    ['co-rule-28', []],
  ]);
  // Of a binder of 59 documents, every one that has no record is named.
  const binder = rulebooks().find(({ id }) => id === 'ca-hawaiian-gardens');
  const recorded = binder?.sections.map(({ number }) => number) ?? [];
  expect(recorded.length + (binder?.notRecorded.length ?? 0)).toBe(67);
});
