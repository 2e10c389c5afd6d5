/**
 * The third method: meters that are really played, one round after another, with players who come and go, win in the
 * same round and are paid one by one. It keeps the money and knows no formula.
 */
import { describe, expect, it } from 'vitest';
import { randomStream } from '../witness/random';
import { progressiveFigures } from './figures';
import { PLAIN, SMALL, settledFor, value } from './made-up-meter';
import type { MeterTerms } from './meter-terms';

const BATCHES = 200;
const ROUNDS = 4_000;
const SHARES: Record<string, number> = { all: 1, part: 0.2 };

type Played = Record<'returned' | 'meterAtWin' | 'roundsToWin' | 'envy' | 'reserveAtWin', number[]>;

/** One draw of the hundred: which event. */
function drawn(below: (most: number) => number): string {
  let left = below(100);
  for (const [event, chance] of SMALL) {
    if (left < chance) return event;
    left -= chance;
  }
  throw new Error('the chances do not add up');
}

function played(terms: MeterTerms, playersIn: (below: (most: number) => number) => number): Played {
  const random = randomStream(7, JSON.stringify(terms), 0);
  const below = (most: number) => random.below(most);
  const [wager, main, seed] = [value(terms.wager), value(terms.contribution), value(terms.seed)];
  const kept = value(terms.reserve);
  const envyOf = Object.fromEntries(
    Object.entries(terms.envy?.pays ?? {}).map(([event, sum]) => [event, value(sum)]),
  );
  const together = terms.shared === 'split' || terms.shared === 'each';
  let [meter, reserve, since] = [seed, 0, 0];
  const found: Played = { returned: [], meterAtWin: [], roundsToWin: [], envy: [], reserveAtWin: [] };
  for (let batch = 0; batch < BATCHES; batch += 1) {
    let [staked, back, envied] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const players = playersIn(below);
      staked += players * wager;
      meter += players * wager * main;
      reserve += players * wager * kept;
      since += 1;
      const hands = together
        ? Array(players).fill(drawn(below))
        : Array.from({ length: players }, () => drawn(below));
      const shown = meter;
      let asked = 0;
      for (const event of hands) {
        if (event === 'fixed') back += 3 * wager;
        const share = SHARES[event] ?? 0;
        const envy = envyOf[event] ?? 0;
        envied += terms.envy?.to === 'others' ? envy * (players - 1) : envy;
        if (share === 0) continue;
        if (together) {
          back += (share * shown) / (terms.shared === 'split' ? players : 1);
          asked += share / (terms.shared === 'split' ? players : 1);
          continue;
        }
        back += share * meter;
        if (share === 1) {
          found.meterAtWin.push(meter);
          found.roundsToWin.push(since);
          found.reserveAtWin.push(reserve);
          since = 0;
          [meter, reserve] = kept > 0 ? [reserve, 0] : [seed, reserve];
        } else meter -= share * meter;
      }
      if (asked > 0) {
        meter -= Math.min(1, asked) * shown;
        if (asked > 1 - 1e-9) {
          found.meterAtWin.push(shown);
          found.roundsToWin.push(since);
          found.reserveAtWin.push(reserve);
          since = 0;
          [meter, reserve] = kept > 0 ? [reserve, 0] : [seed, reserve];
        }
      }
    }
    found.returned.push(back / staked);
    found.envy.push(envied / staked);
  }
  return found;
}

function distance(sample: number[], expected: number): number {
  const mean = sample.reduce((sum, next) => sum + next, 0) / sample.length;
  const spread = sample.reduce((sum, next) => sum + (next - mean) ** 2, 0) / (sample.length - 1);
  return Math.abs(mean - expected) / Math.sqrt(spread / sample.length);
}

const FAR = 4;
const pays = { all: '40/1', part: '1/1' };
type Case = [name: string, terms: MeterTerms, playersIn: (below: (most: number) => number) => number];

const CASES: Case[] = [
  ['one player, a seed from the house', PLAIN, () => 1],
  ['one player, a reserve', { ...PLAIN, reserve: '3/50' }, () => 1],
  ['four hands, paid in turn, a seed from the house', { ...PLAIN, players: '4/1' }, () => 4],
  ['four at one table, who divide it', { ...PLAIN, players: '4/1', shared: 'split' }, () => 4],
  [
    'one to six at one table, who divide it',
    { ...PLAIN, players: '7/2', shared: 'split' },
    (below) => 1 + below(6),
  ],
  [
    'one to six at one table, with a reserve and envy for the dealer',
    { ...PLAIN, players: '7/2', shared: 'split', reserve: '3/50', envy: { to: 'dealer', pays } },
    (below) => 1 + below(6),
  ],
  ['three at one table, each of whom gets the share', { ...PLAIN, players: '3/1', shared: 'each' }, () => 3],
  ['four hands, envy for the others', { ...PLAIN, players: '4/1', envy: { to: 'others', pays } }, () => 4],
];

describe('played for 800,000 rounds', () => {
  it.each(CASES)('%s', (_, terms, playersIn) => {
    const found = played(terms, playersIn);
    const figures = progressiveFigures(settledFor(SMALL, terms), terms);
    expect(distance(found.returned, value(figures.longRunReturn))).toBeLessThan(FAR);
    expect(distance(found.meterAtWin, value(figures.averageMeter))).toBeLessThan(FAR);
    expect(distance(found.roundsToWin, value(figures.course?.nextWin?.rounds))).toBeLessThan(FAR);
    if (terms.reserve)
      expect(distance(found.reserveAtWin, value(figures.course?.nextWin?.reserve))).toBeLessThan(FAR);
    if (terms.envy) expect(distance(found.envy, value(figures.course?.envyCost))).toBeLessThan(FAR);
  });
});
