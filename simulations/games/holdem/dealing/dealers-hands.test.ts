import { expect, it } from 'vitest';
import { PACK } from '../../../equipment/cards/card';
import { deal, newDeck } from '../../../equipment/cards/deck';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { inTable } from '../../../exact/in-table';
import { randomStream } from '../../../witness/random';
import { pairsOf } from '../testing/brute-force';
import { DealersHands } from './dealers-hands';

it('the witness counts the hands of the dealer as when they are listed', () => {
  const random = randomStream(20_070_901, 'dealers-hands', 0);
  const counted = new DealersHands();
  const deck = newDeck();
  // Tells wins from ties, and one hand of the dealer's from another.
  const value = (players: number, dealers: number) => Math.sign(players - dealers) * 10_000 + dealers;
  let flushes = 0;
  for (let round = 0; round < 300; round += 1) {
    deal(deck, 9, random);
    const board = [...deck.subarray(2, 7)] as [number, number, number, number, number];
    const players = rankSeven(...board, inTable(deck[0]), inTable(deck[1]));
    const known = [...deck.subarray(0, 7)];
    const others = pairsOf(Array.from({ length: PACK }, (_, card) => card).filter((c) => !known.includes(c)));
    expect(others.length).toBe(990);
    const listed = others.reduce((sum, [a, b]) => sum + value(players, rankSeven(...board, a, b)), 0);
    expect(counted.sum(deck, players, value)).toBe(listed);
    if ([0, 1, 2, 3].some((suit) => board.filter((card) => card % 4 === suit).length >= 3)) flushes += 1;
  }
  expect(flushes).toBeGreaterThan(50);
});
