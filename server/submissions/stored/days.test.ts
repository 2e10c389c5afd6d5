import { expect, it } from 'vitest';
import { lastOffered, nextPlayed, shownState, standingOn } from './days';

const trial = (from: string, to: string) => ({ of: 'trial' as const, from, to });

it('a trial runs on its first and its last day, and not a day earlier or later', () => {
  const on = (day: string) => standingOn(trial('2026-12-01', '2026-12-03'), day).when;
  expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(on)).toEqual([
    'before',
    'within',
    'within',
    'over',
  ]);
  expect(standingOn(trial('2026-12-01', '2026-12-01'), '2026-12-01').when).toBe('within');
});

it('a trial that was ended before its first day did not take place, on any day', () => {
  const ended = trial('2026-12-01', '2026-11-28');
  for (const day of ['2026-11-27', '2026-11-28', '2026-12-01', '2027-01-01'])
    expect(standingOn(ended, day), day).toEqual({
      when: 'over',
      says: 'The trial did not take place: it was ended before 1 December 2026.',
    });
});

it('a page that was read on the last day of a trial shows the day after that it is over', () => {
  const days = trial('2026-12-01', '2026-12-03');
  const shown = (state: 'on-trial' | 'extension-asked' | 'adoption-asked', day: string) =>
    shownState(state, days, day);
  expect(shown('on-trial', '2026-12-03')).toBe('on-trial');
  expect(shown('on-trial', '2026-12-04')).toBe('expired');
  expect(shown('extension-asked', '2026-12-04')).toBe('expired');
  expect(shown('adoption-asked', '2026-12-04'), 'outlives the trial').toBe('adoption-asked');
});

it('what is played on occasions is played next on the next of them, and never after the last', () => {
  const fair = { occasion: 'Fair', from: '2026-12-01', to: '2026-12-03' };
  const temporary = { ...fair, further: [{ occasion: 'Ball', from: '2026-12-20', to: '2026-12-21' }] };
  const approved = { state: 'approved' as const, laterTrial: null };
  const next = (today: string) => nextPlayed(approved, { temporary }, { today, held: undefined });
  expect(['2026-11-01', '2026-12-02', '2026-12-10', '2026-12-21', '2026-12-22'].map(next)).toEqual([
    '2026-12-01',
    '2026-12-02',
    '2026-12-20',
    '2026-12-21',
    undefined,
  ]);
});

it('what is offered without an approval is over with the first of its last days', () => {
  const offered = { state: 'offered' as const, from: '2026-12-01', to: null, lastDay: null };
  expect(lastOffered(offered)).toBeUndefined();
  expect(lastOffered({ ...offered, to: '2026-12-20', lastDay: '2026-12-10' })).toBe('2026-12-10');
});
