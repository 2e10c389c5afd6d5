import { describe, expect, it } from 'vitest';
import { exactEdges } from '../edges/house-edge';
import { evaluate } from '../evaluation';
import type { Rulebook } from '../format/record';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebooks } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Variant } from '../variant/variant';
import { signLines } from './sign-lines';

const gb = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;

function signOf(gameId: string, change: Partial<Variant>, analysed = true) {
  const game = gameOf(gb, gameId);
  if (!game.ok) throw new Error(gameId);
  const variant = { ...defaultVariant(gb, game.value), ...change };
  const resolved = resolveVariant(gb, variant);
  if (!resolved.ok) throw new Error('does not resolve');
  const figures = analysed ? exactEdges(resolved.value) : {};
  return signLines(evaluate({ rulebook: gb, variant, figures, day: '2008-01-01' }));
}

const limits = { currency: 'GBP', minimum: 250, maximum: 50_000 };

describe('the lines of a sign', () => {
  it('come once each, with every clause that asks for them, in the order of the source', () => {
    const pays = { win: '36 to 1' };
    const { lines, missing } = signOf('roulette', {
      wagers: {
        'straight-up': { payTable: 'minimum', pays },
        'roulette-rage': { payTable: 'table-1', pays: {} },
      },
      circumstances: { limits },
    });
    expect(lines.map(({ text }) => text)).toEqual([
      'Straight up pays 36 to 1 (minimum 35 to 1), house edge 0.00%.',
      'Roulette Rage: pay table 1, house edge 4.62%.',
      'Minimum wager £2.50, maximum wager £500.',
    ]);
    expect(lines[0]?.clauses).toEqual(['2.4(e)', '2.8']);
    expect(missing).toEqual([]);
  });

  it('carry the notice for the chosen option', () => {
    const line = (value: string) =>
      signOf('big-six', { options: { 'between-segments': value }, circumstances: { limits } }).lines.find(
        ({ clauses }) => clauses[0]?.startsWith('10.10'),
      )?.text;
    expect(line('previous')).toContain('the segment that passed last wins');
    expect(line('void-and-respin')).toContain('the spin is void');
  });

  it('are missing the temporary change while its occasion is blank', () => {
    const temporary = { occasion: ' ', from: '2008-03-01', to: '2008-03-09' };
    const { lines, missing } = signOf('roulette', { circumstances: { limits, temporary } });
    expect(lines.filter(({ text }) => text.startsWith('Temporary change'))).toEqual([]);
    expect(missing).toEqual([
      {
        text: 'Rule 2.4(b) asks for a notice at the table, because this is a temporary local variation, from 1 March 2008 to 9 March 2008; give the occasion of the temporary variation.',
        clauses: ['2.4(b)'],
      },
    ]);
  });

  it('complete a temporary change by what it is and when', () => {
    const temporary = { occasion: 'double pay on 17', from: '2008-03-01', to: '2008-03-09' };
    const { lines } = signOf('roulette', { circumstances: { limits, temporary } });
    expect(lines.find(({ clauses }) => clauses.includes('2.4(b)'))?.text).toBe(
      'Temporary change to the rules at this table: double pay on 17, 1 March 2008 to 9 March 2008.',
    );
  });

  it('say what is missing: limits, and the edge of odds of our own', () => {
    const variant = { wagers: { column: { payTable: 'minimum', pays: { win: '21 to 10' } } } };
    const { lines, missing } = signOf('roulette', variant, false);
    expect(lines).toEqual([]);
    expect(missing.map(({ clauses }) => clauses)).toEqual([['2.4(e)'], ['2.8'], ['3.10']]);
    expect(missing[2]?.text).toContain('give both');
  });
});
