import { describe, expect, it } from 'vitest';
import { score } from './match';

describe('score', () => {
  it('shows everything before anything is typed', () => {
    expect(score('  ', 'Rulebooks')).toBe(1);
  });

  it('asks for every word, in any order', () => {
    expect(score('draft new', 'New draft')).toBeGreaterThan(0);
    expect(score('draft old', 'New draft')).toBe(0);
  });

  it('puts the start of the label before the start of a word, and that before the middle', () => {
    const start = score('ru', 'Rulebooks');
    const word = score('ru', 'Open rulebook');
    const middle = score('ru', 'Scrutiny');
    expect(start).toBeGreaterThan(word);
    expect(word).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(0);
  });
});
