import { describe, expect, it } from 'vitest';
import { about } from '../printing/duration';
import { analysisSeconds, countingSeconds, isLongCount } from './effort';
import '../catalogue/families';
import type { EngineWager } from '../request/request';

const RANKS = [
  'player.rank1',
  'player.rank2',
  'player.rank3',
  'banker.rank1',
  'banker.rank2',
  'banker.rank3',
];
const baccarat = (whens: string[]): EngineWager => ({
  id: 'own-1',
  family: 'baccarat',
  wager: 'written',
  parameters: { decks: 8 },
  pays: {},
  settled: {
    by: 'rows',
    written: {
      label: 'W',
      rows: whens.map((when, i) => ({ event: { id: `row-${i}`, label: 'x' }, when })),
      otherwise: 'lose',
    },
  },
});
const red = (id: string, parameters = {}): EngineWager => ({
  id,
  family: 'roulette',
  wager: 'red',
  parameters,
  pays: {},
  settled: { by: 'table' },
});

describe('an estimate', () => {
  it('distinguishes a long count from a short one by the features its rows use', () => {
    const allRanks = Array.from({ length: 16 }, () => RANKS.map((rank) => `${rank} == "two"`).join(' or '));
    // Counted in 6 s at rest; rows over one total in a tenth of a second.
    expect(countingSeconds(baccarat(allRanks))).toBeGreaterThan(3);
    expect(countingSeconds(baccarat(allRanks))).toBeLessThan(12);
    expect(isLongCount(baccarat(allRanks))).toBe(true);
    expect(isLongCount(baccarat(Array.from({ length: 60 }, () => 'player.total == 7')))).toBe(false);
  });

  it('follows the groups of deals where a wager looks at ranks and suits together', () => {
    const seeing = (...ids: string[]) =>
      baccarat([ids.map((id) => `${id} == ${id.includes('suit') ? '"hearts"' : '"two"'}`).join(' or ')]);
    const suits = ['player.suit1', 'player.suit2', 'player.suit3', 'banker.suit1'];
    // 9.8 million questions and 425 million groups: 4.2 s of one thread, measured.
    const fine = seeing(...RANKS.slice(0, 4), ...suits);
    expect(countingSeconds(fine)).toBeGreaterThan(3);
    expect(countingSeconds(fine)).toBeLessThan(8);
    expect(isLongCount(fine)).toBe(true);
    // Every class is held: 0.6 s, measured.
    expect(isLongCount(seeing('player.rank1', 'player.suit1'))).toBe(false);
    // Refused, so nobody waits for it.
    expect(countingSeconds(seeing(...RANKS, ...suits))).toBeLessThan(1.1);
  });

  it('grows with the rounds of the witness and with the wagers', () => {
    const seconds = (wagers: EngineWager[], rounds: number) =>
      analysisSeconds({ wagers, witness: { rounds, seed: 1 } });
    // 25 million rounds of roulette a second.
    expect(seconds([red('a')], 20_000_000)).toBeCloseTo(0.81, 2);
    expect(seconds([red('a'), red('b')], 20_000_000)).toBeCloseTo(1.62, 2);
  });

  it('counts wagers that settle together once', () => {
    const parts = ['ante', 'blind', 'play'].map(
      (id): EngineWager => ({
        id,
        family: 'ultimate-holdem',
        wager: id,
        parameters: {},
        pays: {},
        settled: { by: 'round' },
      }),
    );
    const one = analysisSeconds({ wagers: parts.slice(0, 1), witness: { rounds: 900_000, seed: 1 } });
    expect(one).toBeCloseTo(8.5, 5);
    expect(analysisSeconds({ wagers: parts, witness: { rounds: 900_000, seed: 1 } })).toBe(one);
  });
});

it.each([
  [0.2, 'about 1 second'],
  [7.4, 'about 7 seconds'],
  [44, 'about 40 seconds'],
  [89, 'about 90 seconds'],
  [90, 'about 2 minutes'],
  [1800, 'about 30 minutes'],
])('%d seconds are %s', (seconds, words) => {
  expect(about(seconds)).toBe(words);
});
