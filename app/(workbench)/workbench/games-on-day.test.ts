import { describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { listRulebooks } from '@/server/rulebooks/read-rulebook';
import { gamesOnDay } from './games-on-day';

const ids = (games: { id: string }[]) => games.map(({ id }) => id);
const game = (id: string, validFrom?: string, validTo?: string) => ({
  id,
  label: id,
  clause: '1' as const,
  family: 'roulette' as const,
  ...(validFrom ? { validFrom } : {}),
  ...(validTo ? { validTo } : {}),
});

describe('the games of a day', () => {
  const all = [
    game('always'),
    game('late', '2023-03-17'),
    game('later', '2024-01-01'),
    game('early', undefined, '2020-12-31'),
    game('brief', '2021-01-01', '2021-12-31'),
  ];

  it.each([
    ['2020-12-31', ['always', 'early'], ['brief', 'late', 'later'], []],
    ['2021-01-01', ['always', 'brief'], ['late', 'later'], ['early']],
    ['2023-03-16', ['always'], ['late', 'later'], ['brief', 'early']],
    ['2023-03-17', ['always', 'late'], ['later'], ['brief', 'early']],
    ['2030-01-01', ['always', 'late', 'later'], [], ['brief', 'early']],
  ])('are on %s those in force, first and last day included', (day, games, later, ended) => {
    const found = gamesOnDay(all, day);
    expect([ids(found.games), ids(found.later), ids(found.ended)]).toEqual([games, later, ended]);
  });

  it('are fewer in Colorado until each later variation comes into force', () => {
    const rule28 = (day: string) =>
      gamesOnDay(listRulebooks(rulebooks(), day).find(({ id }) => id === 'co-rule-28')?.games ?? [], day);
    const before = rule28('2021-06-14');
    expect(before.later.map(({ id, validFrom }) => [id, validFrom])).toEqual([
      ['golden-frog', '2021-11-14'],
      ['infinite-fortune', '2022-08-14'],
      ['eternal-baccarat', '2023-03-17'],
    ]);
    expect(before.games.length).toBeGreaterThan(0);
    for (const { id, validFrom = '' } of before.later) expect(ids(rule28(validFrom).games)).toContain(id);
  });
});
