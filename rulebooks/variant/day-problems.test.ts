import { describe, expect, it } from 'vitest';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebooks } from '../registry';
import { dayProblems } from './day-problems';

const fair = { occasion: 'Fair', from: '2026-12-10', to: '2026-12-01' };

describe('days in reverse order', () => {
  it('are a problem of a trial, of a temporary variation and of each further occasion, at its field', () => {
    const further = [
      { occasion: '', from: '2027-01-01', to: '2027-01-02' },
      { occasion: ' ', from: '2027-02-02', to: '2027-02-01' },
    ];
    expect(dayProblems({ trial: { from: '2026-12-02', to: '2026-12-01' } })).toMatchObject([
      {
        code: 'days-reversed',
        field: 'circumstances.trial.to',
        message: 'The trial ends on 1 December 2026, before its first day, 2 December 2026. Swap the days.',
      },
    ]);
    expect(
      dayProblems({ temporary: { ...fair, further } }).map(({ field, message }) => [field, message]),
    ).toEqual([
      [
        'circumstances.temporary.to',
        'Fair ends on 1 December 2026, before its first day, 10 December 2026. Swap the days.',
      ],
      [
        'circumstances.temporary.further.1.to',
        'An occasion ends on 1 February 2027, before its first day, 2 February 2027. Swap the days.',
      ],
    ]);
  });
  it('of one day are none', () => {
    expect(dayProblems({ temporary: { ...fair, to: fair.from } })).toEqual([]);
    expect(dayProblems({})).toEqual([]);
  });
  it('make a variant one that nobody can analyse or freeze', () => {
    const [rulebook] = rulebooks();
    const [game] = rulebook?.games ?? [];
    if (!rulebook || !game) throw new Error('a rulebook has a game');
    const start = defaultVariant(rulebook, game);
    const of = (temporary: typeof fair) =>
      resolveVariant(rulebook, { ...start, circumstances: { ...start.circumstances, temporary } });
    const refused = of(fair);
    expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual(['days-reversed']);
    expect(of({ ...fair, to: '2026-12-11' }).ok).toBe(true);
  });
});
