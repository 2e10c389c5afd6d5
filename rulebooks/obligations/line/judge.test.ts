/** A line with options filled in. */
import { describe, expect, it } from 'vitest';
import { asked } from '../../evaluation/testing/decks';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('a line with options filled in', () => {
  const evidence = (notice: string): Evidence => ({ owes: 'line', line: notice });
  const line = (notice: string, options?: Record<string, string>) =>
    rulings(evidence(notice), asked(options))[0]?.signLine;

  it('is owed as it then reads', () => {
    expect(rulings(evidence('Played with {decks} at {fee}, {limit}.'), asked())).toEqual([
      {
        verdict: 'needs-notice',
        explanation: 'Rule 9.1 asks for a notice at the table: “Played with 6 decks at 5%, no limit.”',
        signLine: 'Played with 6 decks at 5%, no limit.',
        paper: 'sign',
      },
    ]);
  });

  it('shows shares and sums as they are written, and quotes what is neither', () => {
    expect(line('{decks}', { decks: '8' })).toBe('8 decks');
    expect(line('{decks}', { decks: '50' })).toBe('“50”');
    expect(line('{fee}', { fee: '7.50%' })).toBe('7.5%');
    expect(line('{fee}', { fee: 'a lot' })).toBe('“a lot”');
    expect(line('{limit}', { limit: '2500' })).toBe('$2,500');
    expect(line('{limit}', { limit: '2.50' })).toBe('$2.50');
    expect(line('{limit}', { limit: '5%' })).toBe('“5%”');
  });

  it('of an option that the game does not have is a fault of the rulebook', () => {
    expect(() => line('{spots}')).toThrow('made-up has no option "spots" for a notice');
  });

  it('is owed only where another option says so', () => {
    const where: Evidence = { when: 'option.decks == "8"', owes: 'line', line: 'Eight.' };
    expect(rulings(where, asked())).toEqual([]);
    expect(rulings(where, asked({ decks: '8' }))).toHaveLength(1);
  });
});
