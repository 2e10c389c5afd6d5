import { describe, expect, it } from 'vitest';
import { oddsIn } from '@/rulebooks/testing/odds';
import type { Game } from '../format/record';
import { compareGames, isDifference } from '.';
import { READINGS } from './readings';
import { everyGame, group, linesOf, part, standing, version, words } from './testing';
import { isNamed } from './topics';

it('names every line once in its group, and every group once in its part, whatever is compared', () => {
  for (const [place, left] of everyGame.entries())
    for (const right of everyGame.slice(place)) {
      for (const { groups } of compareGames(left, right).parts) {
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        for (const { lines } of groups) expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }
    }
}, 180_000);

it('puts wagers that both rulebooks call alike into one group, though their families differ', () => {
  const { parts } = compareGames(
    version('gb-2007/three-card-poker'),
    version('ca-hawaiian-gardens/three-card-poker'),
  );
  const titles = parts.flatMap(({ groups }) => groups.map(({ title }) => title));
  expect(titles.filter((title) => title?.startsWith('Pair Plus'))).toHaveLength(1);
});

describe('a game against itself', () => {
  it.each(everyGame)('$game.label has no difference', ({ rulebook, game }) => {
    const comparison = compareGames({ rulebook, game }, { rulebook, game });
    expect(linesOf(comparison).length).toBeGreaterThan(10);
    expect(linesOf(comparison).filter(isDifference)).toEqual([]);
    for (const { left, right } of comparison.edges) expect(left).toBe(right);
    expect(comparison.unplaced).toEqual({ left: [], right: [] });
  });
});

describe('what differs under other options of one game', () => {
  it('is the option’s parameter', () => {
    const roulette = version('gb-2007/roulette');
    const other = { ...roulette, game: { ...roulette.game, parameters: { ...roulette.game.parameters } } };
    const wager = {
      ...(other.game.wagers[0] as Game['wagers'][number]),
      minimum: oddsIn({ win: '36 to 1' }),
    };
    other.game.wagers = [wager, ...other.game.wagers.slice(1)];
    const differing = linesOf(compareGames(roulette, other)).filter(isDifference);
    expect(differing).toMatchObject([
      { standing: 'different', better: 'right', left: [{ text: '35 to 1' }], right: [{ text: '36 to 1' }] },
    ]);
  });
});

describe('two games of one rulebook', () => {
  const comparison = compareGames(version('gb-2007/ultimate-holdem'), version('gb-2007/casino-holdem'));

  it('have their antes side by side, though another engine plays each', () => {
    expect(standing(group(comparison, 'wagers', 'ante'))).toMatchObject({
      offered: 'same',
      win: 'only-left',
      'royal-flush': 'only-right',
    });
    expect(standing(group(comparison, 'wagers', 'blind')).offered).toBe('only-left');
    expect(standing(group(comparison, 'wagers', 'call')).offered).toBe('only-right');
  });

  it('say in words with which hand the dealer qualifies', () => {
    const qualifier = group(comparison, 'options', 'game').find(({ id }) => id === 'qualifier');
    expect(words(qualifier?.left)).toBe('Pair of twos');
    expect(words(qualifier?.right)).toBe('Pair of fours');
  });
});

describe('the readings', () => {
  it.each(READINGS)(
    'of $between.0 and $between.1 name topics that both have, each once',
    ({ between, same, different }) => {
      const [left, right] = between.map((id) => version(id));
      if (!left || !right) throw new Error('no pair');
      const shared = part(compareGames(left, right), 'procedure')
        .filter((line) => line.left && line.right)
        .map(({ id }) => id);
      const read = [...same, ...Object.keys(different)];
      expect(read.filter((topic) => !shared.includes(topic))).toEqual([]);
      expect(new Set(read).size).toBe(read.length);
      expect(read.filter((topic) => !isNamed(topic))).toEqual([]);
    },
  );
});
