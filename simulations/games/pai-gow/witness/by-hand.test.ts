import { expect, it } from 'vitest';
import { readWithJoker } from '../../../equipment/cards/joker';
import { RANKS_AS_CHOSEN } from '../cards/ranking';
import { CHOSEN } from '../house-way/gaps';
import { PaiGowParameters } from '../parameters';
import { ranksOf, waysOf } from '../ways';
import { notAsByHand } from './as-by-hand';
import { byHand } from './by-hand';
import { PAIR_IN_FRONT } from './worth';

// The other readings every night (`readings.deep.ts`).
it('every hand is worth as much to the witness, who knows the House Way by heart, as by its lines', () =>
  expect(notAsByHand(waysOf(PaiGowParameters.parse({})).houseWay.settings, CHOSEN)).toEqual([]));

it('every hand is worth as much to the witness with a wild joker and ace to five the lowest straight', () => {
  const parameters = PaiGowParameters.parse({ joker: 'wild', aceToFive: 'lowest' });
  expect(notAsByHand(waysOf(parameters).houseWay.settings, CHOSEN, ranksOf(parameters))).toEqual([]);
});

it.each([
  ['two-wild', 2],
  ['three-wild', 3],
] as const)('every hand is worth as much to the witness with the jokers of %s', (joker, jokers) => {
  const parameters = PaiGowParameters.parse({ joker });
  const { settings } = waysOf(parameters).houseWay;
  expect(notAsByHand(settings, CHOSEN, ranksOf(parameters), jokers)).toEqual([]);
});

it.each([
  // Aces and nines are two pairs, and the nines go in front.
  ['ace', PAIR_IN_FRONT + 7],
  // The joker is in the flush alone: one pair, no straight or flush behind it, and nine and two are left in front of the flush.
  ['not-where-needed', 7 * 16],
] as const)('the joker that a flush needs, read as %s, decides what goes in front', (reading, front) => {
  const cards = readWithJoker('Jk Ah 9h 8h 7h 9c 2d');
  const setter = byHand({ ...CHOSEN, 'joker-in-groups': reading }, RANKS_AS_CHOSEN);
  expect(setter(Uint8Array.from(cards.ok ? cards.value : [])).front).toBe(front);
});
