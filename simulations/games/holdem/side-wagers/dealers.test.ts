/** Every wager dealt, beside its distribution; and events too rare to be dealt by chance, on packs stacked for them. */
import { describe, expect, it } from 'vitest';
import { PACK, readCards } from '../../../equipment/cards/card';
import type { RandomSource } from '../../../equipment/random-source';
import { inTable } from '../../../exact/in-table';
import { BLOCK_ROUNDS, playBlocks } from '../../../witness/play';
import { holdemSideWagers } from './family';

const SEED = 20_070_901;
const BLOCKS = 8;

describe.each([{}, { bothAces: 'as-aces', folds: 'bonus-best-play' }])('dealt with %o', (given) => {
  const parameters = holdemSideWagers.parameters.parse(given);
  it.each(holdemSideWagers.wagers(parameters).map(({ id }) => id))('%s comes as it is counted', (wager) => {
    const dealer = holdemSideWagers.dealer(parameters, wager);
    const { outcomes, universe } = holdemSideWagers.distribution(parameters, wager);
    expect(dealer.events).toEqual(outcomes.map(({ event }) => event));
    const rounds = BLOCKS * BLOCK_ROUNDS;
    const counts = playBlocks({ dealer, subject: wager, seed: SEED, rounds, from: 0, to: BLOCKS });
    for (const [i, { event, count }] of outcomes.entries()) {
      const probability = Number(count) / Number(universe);
      const spread = Math.sqrt(rounds * probability * (1 - probability));
      expect(Math.abs(inTable(counts[i]) - rounds * probability) / spread, event).toBeLessThan(4);
    }
  });
});

/** Draws that deal these cards from a new pack, in this order. */
function stacked(text: string): RandomSource {
  const read = readCards(text);
  if (!read.ok) throw new RangeError(text);
  const pack = Array.from({ length: PACK }, (_, card) => card);
  const draws = read.value.map((card, i) => {
    const from = pack.indexOf(card);
    [pack[i], pack[from]] = [card, inTable(pack[i])];
    return from - i;
  });
  return { below: () => draws.shift() ?? 0 };
}

describe('on stacked packs', () => {
  const settled = (wager: string, cards: string, given = {}) => {
    const dealer = holdemSideWagers.dealer(holdemSideWagers.parameters.parse(given), wager);
    return dealer.events[dealer.play(stacked(cards))];
  };

  it.each([
    ['Ah Kh Qh Jh Th 2c 3d', 'royal-on-flop'],
    ['Ah Kh Qh Jh 2c Th 3d', 'royal-on-turn'],
    ['Ah Kh Qh Jh 2c 3d Th', 'royal-on-river'],
    ['Ah 2c Kh Qh Jh Th 3d', 'royal-on-turn'],
    ['2c 3d Ah Kh Qh Jh Th', 'community-royal'],
    ['Ah 2c Kh Qh Jh Th 9h', 'royal-on-turn'],
    ['9h 2c Kh Qh Jh Th 3h', 'straight-flush'],
    ['Jc 2c Kh Qh Jh Th 9h', 'community-straight-flush'],
    ['8h 7c Kh Qh Jh Th 9h', 'community-straight-flush'],
    ['9c 9d 9h 9s 2c 3d 4h', 'four-of-a-kind'],
    ['Ac Ad 9h 9s 9c 9d 4h', 'community-four-of-a-kind'],
    ['Ac Ad 9h 9s 9c 2d 4h', 'lose'],
  ])('%s is %s', (cards, event) => {
    expect(settled('street-royal-progressive', cards)).toBe(event);
  });

  it.each([
    ['2c 7d 2d 2h 2s Kh Qh', 'four-of-a-kind', 'lose'],
    ['2c 7c 2d 2h 2s Kh Qh', 'four-of-a-kind', 'four-of-a-kind'],
    ['2c 8d 2d 2h 2s Kh Qh', 'four-of-a-kind', 'four-of-a-kind'],
    ['2c 3d Ac 3c 4c 5c Qh', 'straight-flush', 'lose'],
    ['2c 3d 9h 9s 9c 9d 4h', 'community-four-of-a-kind', 'community-four-of-a-kind'],
  ])('%s is %s to a player who stays, %s to one who plays best', (cards, stays, best) => {
    expect(settled('street-royal-progressive', cards)).toBe(stays);
    expect(settled('street-royal-progressive', cards, { folds: 'bonus-best-play' })).toBe(best);
  });

  it('two aces against two aces have their own pay where there is a row for them', () => {
    expect(settled('bonus-jackpot', 'Ac Ad Ah As')).toBe('both-aces');
    expect(settled('bonus-jackpot', 'Ac Ad Ah Ks')).toBe('aces');
    expect(settled('bonus-jackpot', 'Ac Ad Ah As', { bothAces: 'as-aces' })).toBe('aces');
  });

  it('best five of seven', () => {
    expect(settled('trips', 'Ac 2d Ah As 9c 8d 7h')).toBe('three-of-a-kind');
    expect(settled('five-of-seven-progressive', 'Ac 2c Kc 9c 8c 7d 3h')).toBe('lose');
    expect(settled('best-of-seven-progressive', 'Ac 2c Kc 9c 8c 7d 3h')).toBe('flush');
  });
});

it('refuses wagers and parameters it does not have, with a sentence', () => {
  const parameters = holdemSideWagers.parameters.parse({});
  expect(() => holdemSideWagers.distribution(parameters, 'constructor')).toThrow(RangeError);
  expect(() => holdemSideWagers.dealer(parameters, 'pair-plus')).toThrow(RangeError);
  const read = holdemSideWagers.parameters.safeParse({ folds: 'sometimes' });
  expect(read.error?.issues[0]?.message).toBe(
    'Say whether the player folds "never" or as in the "bonus-best-play" of the game.',
  );
});
