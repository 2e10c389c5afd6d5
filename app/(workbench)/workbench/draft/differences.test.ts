import { describe, expect, it } from 'vitest';
import type { Content } from './content';
import { contentDifferences } from './differences';
import { SAMPLE_GAME as game } from './sample';

const mine: Content = {
  name: 'Ours',
  at: '2008-01-01',
  options: { zero: 'half' },
  wagers: { run: { payTable: 'table-1', pays: { 'run-4': '9 to 1' } } },
  circumstances: { automated: false },
};

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
