import { expect, it } from 'vitest';
import type { RoundDealer } from '../wagers/dealer';
import { BLOCK_ROUNDS, blocksIn, playBlocks, playRounds } from './play';

const coin = {
  events: ['heads', 'tails'],
  play: (random: { below: (n: number) => number }) => random.below(2),
};
const gaining = (gain: number): RoundDealer => ({ unit: 1, newPack: () => undefined, play: () => gain });
const run = { subject: 'coin', seed: 7, from: 0, to: 1 };

it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses to play %d rounds', (rounds) => {
  expect(() => playBlocks({ dealer: coin, rounds, ...run })).toThrow(new RangeError(`${rounds} rounds`));
  expect(() => playRounds({ dealer: gaining(1), rounds, ...run })).toThrow(
    new RangeError(`${rounds} rounds`),
  );
});

it('plays none where none are asked for', () => {
  expect([...playBlocks({ dealer: coin, rounds: 0, ...run, to: 0 })]).toEqual([0, 0]);
  expect([...playBlocks({ dealer: coin, rounds: 0, ...run })]).toEqual([0, 0]);
});

it('plays whole blocks, and what is left in the last', () => {
  expect([0, 1, BLOCK_ROUNDS, BLOCK_ROUNDS + 1].map(blocksIn)).toEqual([0, 1, 1, 2]);
  const rounds = BLOCK_ROUNDS + 3;
  expect(playRounds({ dealer: gaining(2), rounds, ...run })).toBe(2 * BLOCK_ROUNDS);
  expect(playRounds({ dealer: gaining(2), rounds, ...run, from: 1, to: 2 })).toBe(6);
});

it('refuses gains that a double cannot hold exactly', () => {
  expect(playRounds({ dealer: gaining(Number.MAX_SAFE_INTEGER), rounds: 1, ...run })).toBe(2 ** 53 - 1);
  for (const gain of [Number.MAX_SAFE_INTEGER, 0.3])
    expect(() => playRounds({ dealer: gaining(gain), rounds: 2, ...run })).toThrow(
      new RangeError('the gains of these rounds cannot be added up exactly'),
    );
});
