import { describe, expect, it } from 'vitest';
import { inTable } from '../../../exact/in-table';
import { placeOf } from '../testing/at-one-flop';
import { held } from '../testing/brute-force';
import { MADE, madeAtFlop, NOT_HELD } from './made-at-flop';

describe('what a hand makes with a flop', () => {
  it.each([
    ['Ac Kd', 'Qs Jd Th', 'Straight or better'],
    ['5c 5d', '5s 9d 9h', 'Straight or better'],
    ['9c 2d', '9s 9d Kh', 'Three of a kind, with a card of the hand'],
    ['Kc 2d', '9s 9d Kh', 'Two pairs, with a card of the hand'],
    ['4c 4d', '9s 9d Kh', 'Two pairs, with a card of the hand'],
    ['4c 4d', '9s 8d Kh', 'Pair in the hand'],
    ['Kc 4d', '9s 8d Kh', 'Pair with the highest card of the flop'],
    ['9c 4d', '9s 8d Kh', 'Pair with the middle card of the flop'],
    ['8c 4d', '9s 8d Kh', 'Pair with the lowest card of the flop'],
    ['2h 4d', '9h 8h Kh', 'No pair: four of one suit, with a card of the hand'],
    ['2h 4h', '9h 8h Kd', 'No pair: four of one suit, with a card of the hand'],
    ['2h 4d', '9s 8d Kh', 'No pair: ten or lower'],
    ['2h 4d', '9h 8d Kh', 'No pair: ten or lower'],
    ['2d 4h', '9h 8h Kh', 'No pair: four of one suit, with a card of the hand'],
    ['2h 4h', '9h 8h Kh', 'Straight or better'],
    ['7h 6d', '9s 8d Kh', 'No pair: four to a straight that two ranks complete'],
    ['Jh 7d', '9s 8d 5h', 'No pair: four to a straight that two ranks complete'],
    ['7h 5d', '9s 8d Kh', 'No pair: four to a straight that one rank completes'],
    ['Ah 2d', '3s 4d Kh', 'No pair: four to a straight that one rank completes'],
    ['Ah 2d', '9s 4d Qh', 'No pair: ace in the hand'],
    ['Kh Qd', '9s 4d 2h', 'No pair: both cards higher than the flop'],
    ['Kh 8d', '9s 4d 4h', 'No pair: king in the hand'],
    ['Jh 2d', '4s 4d 4h', 'No pair: jack in the hand'],
    ['Th 2d', 'Js 4d 4h', 'No pair: ten or lower'],
  ])('%s on %s: %s', (hole, flop, made) => {
    expect(MADE[inTable(madeAtFlop()[placeOf(held(hole), held(flop))])]).toBe(made);
  });

  it('is known for every hand that can be held', () => {
    const table = madeAtFlop();
    expect(table.every((made) => made === NOT_HELD || made < MADE.length)).toBe(true);
    expect(table[placeOf(held('9s 2d'), held('9s 8d Kh'))]).toBe(NOT_HELD);
  });
});
