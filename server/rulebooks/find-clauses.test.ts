import { describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { findClauses } from './find-clauses';

const names = (typed: string) =>
  findClauses(rulebooks(), typed).map(({ rulebook, clause }) => `${rulebook}/${clause}`);

describe('a clause found by its number', () => {
  it('is first, its parts after it', () => {
    expect(names('7.21').slice(0, 3)).toEqual(['gb-2007/7.21', 'gb-2007/7.21(a)', 'gb-2007/7.21(b)']);
    expect(names('11.41')).toEqual(['gb-2007/11.41']);
    expect(names('12.9')).toEqual(['gb-2007/12.9']);
  });

  it('is found in every rulebook that has one of that number', () => {
    expect(names('3.9')).toEqual(['gb-2007/3.9', 'sg-thbp-v6/3.9', 'sg-thbp-v6/3.9.1', 'sg-thbp-v6/3.9.2']);
  });

  it('keeps the list short, and empty for words and for what is not there', () => {
    expect(names('3').length).toBe(12);
    expect(names('let it ride')).toEqual([]);
    expect(names('99.9')).toEqual([]);
  });
});
