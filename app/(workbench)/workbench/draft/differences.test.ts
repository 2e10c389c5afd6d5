import { describe, expect, it } from 'vitest';
import type { Content } from './content';
import { contentDifferences } from './differences';
import { SAMPLE_GAME as game } from './sample';

const mine: Content = {
  name: 'Ours',
  day: '2008-01-01',
  options: { zero: 'half' },
  wagers: { run: { payTable: 'table-1', pays: { 'run-4': '9 to 1' } } },
  circumstances: { automated: false },
};

describe('two copies of a written wager', () => {
  const row = (label: string, when: string, pays = '4 to 1') => ({ event: when, label, when, pays });
  const [seven, eight, nine] = [row('Seven', 'a'), row('Eight', 'b'), row('Nine', 'c')] as const;
  const own = (...rows: (typeof seven)[]): Content => ({
    ...mine,
    written: { 'own-1': { label: 'Lucky', rows, otherwise: 'lose' } },
  });
  const found = (one: Content, other: Content) =>
    contentDifferences(one, other, game).map(({ what, mine: a, theirs: b }) => `${what} | ${a} | ${b}`);

  it('differ by a row that one of them has, not by those it moved', () => {
    const triple = row('Triple', 'd', '9 to 1');
    expect(found(own(seven, eight, nine), own(triple, seven, eight, nine))).toEqual([
      'Lucky, “Triple” | nothing | d: Triple, 9 to 1',
    ]);
    expect(found(own(seven, eight, nine), own(eight, nine))).toEqual([
      'Lucky, “Seven” | a: Seven, 4 to 1 | nothing',
    ]);
  });

  it('differ by what changed in a row, and by the order where it is another', () => {
    expect(found(own(seven, eight), own({ ...eight, pays: '5 to 1' }, seven))).toEqual([
      'Lucky, “Eight” | b: Eight, 4 to 1 | b: Eight, 5 to 1',
      'Lucky, order of rows | “Seven”, “Eight” | “Eight”, “Seven”',
    ]);
  });

  it('differ by the letter of a consent, in words', () => {
    const consents = (reference: string): Content => ({
      ...mine,
      circumstances: { consents: [{ name: 'Mr Owner', reference, date: '2008-01-31' }] },
    });
    expect(found(consents('O-7'), consents('O-8'))).toEqual([
      'Consents on file | Mr Owner (reference O-7, 31 January 2008) | Mr Owner (reference O-8, 31 January 2008)',
    ]);
  });
});

describe('two copies of a draft', () => {
  it('do not differ from themselves, nor where a default is written out', () => {
    expect(contentDifferences(mine, mine, game)).toEqual([]);
    expect(contentDifferences(mine, { ...mine, options: {} }, game)).toEqual([]);
  });

  it('differ by cell, by what is offered, by option and by circumstance', () => {
    const theirs: Content = {
      ...mine,
      options: { zero: 'all' },
      wagers: { run: { payTable: 'table-1', pays: {} }, 'straight-up': { payTable: 'minimum', pays: {} } },
      circumstances: {},
    };
    expect(contentDifferences(mine, theirs, game)).toEqual([
      { what: 'Zero', mine: 'Half is lost', theirs: 'All is lost' },
      { what: 'Straight up', mine: 'not offered', theirs: 'offered' },
      { what: 'Run, The next 4 spins repeat the colour just spun', mine: '9 to 1', theirs: '3 to 1' },
      { what: 'Automated equipment', mine: 'no', theirs: 'nothing' },
    ]);
  });
});
