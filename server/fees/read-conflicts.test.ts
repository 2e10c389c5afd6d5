import { expect, it } from 'vitest';
import { readConflicts } from './read-conflicts';

const ASKED = { rulebook: 'ca-hawaiian-gardens', all: false, from: 0 };
const read = (more: Partial<Parameters<typeof readConflicts>[0]> = {}) => {
  const found = readConflicts({ ...ASKED, ...more });
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
};

it('shows both schedules with document, line and fees, and which governs', () => {
  const { counts, total, rows } = read({ game: 'baccarat-9' });
  expect([counts.conflicts, total, rows.length]).toEqual([total, total, total]);
  expect(rows[0]).toMatchObject({
    games: ['Baccarat 9'],
    limit: '$10 to $100',
    same: false,
    sides: [
      { title: 'Baccarat 9: rules', line: 1113, options: [{ name: 'Line 1115', line: 1115, shared: false }] },
      { group: 'blackjack-and-baccarat', line: 3151, options: [{ name: 'Option 3', line: 3156 }] },
    ],
  });
  expect(rows[0]?.governs).toMatch(/^The source does not say which governs/);
});

it('leaves out those that agree, unless asked for them', () => {
  const some = read({ game: 'three-card-poker' });
  const all = read({ game: 'three-card-poker', all: true });
  expect([some.total, all.total]).toEqual([some.counts.conflicts, all.counts.conflicts + all.counts.same]);
  expect(all.rows.filter(({ same }) => same).length).toBe(all.counts.same);
});

it('comes some at a time, and names each game with several schedules', () => {
  const first = read();
  expect([first.games.length, first.rows.length]).toEqual([39, 20]);
  expect(read({ from: 20 }).rows[0]).not.toEqual(first.rows[0]);
});

it('is refused for a game with one schedule', () => {
  const found = readConflicts({ ...ASKED, game: 'super-9' });
  expect(found.ok ? '' : found.problems[0]?.code).toBe('fee-unknown');
});
