import { describe, expect, it } from 'vitest';
import { readCards } from '@/simulations/equipment/cards/card';
import { type PointRules, settleSets } from '@/simulations/showdown/sets/points';
import { POINTS } from './points';

const rulesOf = (id: string): PointRules => {
  const found = POINTS.find((game) => game.id === id);
  if (!found) throw new Error(id);
  return found.rules;
};
const hand = (text: string, declares = false) => {
  const [front = [], middle = [], back = []] = text.split('/').map((part) => {
    const read = readCards(part);
    if (!read.ok) throw new Error(part);
    return read.value;
  });
  return { sets: { front, middle, back }, declares };
};

const LOW = '4h 5c 6d / 2c 2d 7h 8s 9c / 3c 3d 8h 9s Tc';

describe('Face-Up Chinese Poker', () => {
  const rules = rulesOf('face-up-chinese-poker');
  const points = (...hands: string[]) =>
    settleSets(
      rules,
      hands.map((text) => hand(text)),
    ).points;

  it('pays the eleven points of the source’s example: two sets of three, and four of a kind in the back', () =>
    expect(points('2h 3h 5d / 4c 4d Jh Qs Kc / As Ah Ad Ac 7h', LOW.replace('4h 5c 6d', 'Ks Qd Th'))).toEqual(
      [11, -11],
    ));
  it('pays three points for three sets and six for the sweep', () =>
    expect(points('Kh Qh Jd / 4c 4d Jh Qs Kc / As Ah Kd 7c 7h', LOW)).toEqual([9, -9]));
  it('pays at most 85 points from one opponent: aces in front, a straight flush and a royal flush', () => {
    // 3 + 6 + 21 + 30 + 25; a royal flush in the middle has no higher hand behind it.
    expect(points('Ah Ad Ac / 5h 6h 7h 8h 9h / Ts Js Qs Ks As', LOW)).toEqual([85, -85]);
    const equal = settleSets(rules, [hand('2h 3d 4c / Th Jh Qh Kh Ah / Ts Js Qs Ks As'), hand(LOW)]);
    expect(equal.fouled[0]).toBe('sets are not in order');
  });
  it.each([
    ['2h 2d 2c', 9],
    ['9h 9d 9s', 16],
    ['Qh Qd Qc', 19],
    ['Ah Ad Ac', 21],
  ])('adds for %s in front %i points', (front, bonus) => {
    const other = '7d 8d Ts / 3c 3d 8h Js Tc / 6c 6s 7h 8s 9c';
    const sum = 9 + bonus + 4 + 4;
    expect(points(`${front} / Td Jd Qs Ks As / 4c 5c 8c Kc Jc`, other)).toEqual([sum, -sum]);
  });
  it.each([
    ['3s 3h 3d Kc Qh', 'Ts Th Td 9h 8s', 2, 0],
    ['5s 6h 7d 8c 9h', '6s 7h 8d 9c Th', 4, 2],
    ['2s 5s 7s 8s 9s', '2h 5h 7h 8h Th', 8, 4],
    ['2s 2h 2d 9c 9h', '3s 3h 3d 8c 8h', 12, 6],
    ['2s 2h 2d 2c 9h', '3s 3h 3d 3c 8h', 20, 10],
    ['5s 6s 7s 8s 9s', '6h 7h 8h 9h Th', 30, 15],
  ])('adds for %s in the middle and %s in the back', (middle, back, inMiddle, inBack) => {
    const sum = 9 + inMiddle + inBack;
    expect(points(`Ah Kd Qc / ${middle} / ${back}`, '4d 5c Jd / 3c 4c 6c Jh Qd / 4s 4h 6d Jc Qs')).toEqual([
      sum,
      -sum,
    ]);
  });
  it('the player with the buttons wins what is tied; among the others it is nobody’s', () => {
    const [one, two] = [
      '2c 3d 5h / 7c 7d 9h Jc Kd / Ac Ad Qh Ts 4c',
      '2d 3h 5s / 7h 7s 9c Jd Kh / Ah As Qc Td 4d',
    ];
    expect(points(one, two)).toEqual([9, -9]);
    // A six-high front wins against both, middle and back lose: one point each.
    expect(points(LOW, one, two)).toEqual([-2, 1, 1]);
  });
  it('a fouled hand pays six and the bonuses it meets, and no sweep', () =>
    expect(
      points('Kh Kd 3c / 2c 2d 4h 5s 7c / 3s 3d 9h Th Jc', 'Ah Ad Ac / 5h 6h 7h 8h 9h / Ts Js Qs Ks As'),
    ).toEqual([-(6 + 21 + 30 + 25), 6 + 21 + 30 + 25]));
});

describe('13-Card Poker', () => {
  const rules = rulesOf('thirteen-card-poker');
  const HIGH = 'Kh Kd 2c / Ts Td Th 4c 4d / As Ad Ac Ah 3s';
  const points = (...hands: (string | ReturnType<typeof hand>)[]) =>
    settleSets(
      rules,
      hands.map((one) => (typeof one === 'string' ? hand(one) : one)),
    ).points;

  it('a Shot is six points, a Home Run nine from each, two sets of three are two', () => {
    expect(points(HIGH, LOW)).toEqual([6, -6]);
    const others = [
      'Qh Qd 5c / 9s 9d 9h 6c 6d / Js Jd Jc Jh 7s',
      '5h 5d 3c / 8s 8d 2h 2d Kc / 7c 7d 7h 6h 6s',
      '8c Tc Qc / 3d 3h Qs 7s Jh / 9c 9h 5s 5c 2s',
    ];
    expect(points(HIGH, ...others)[0]).toBe(27);
    expect(points('Kc Ks 5c / 9s 9d 9h 6c 6d / Js Jd Jc Jh 7s', HIGH)).toEqual([-2, 2]);
  });
  it.each([
    ['2s 3s 4s / 5s 6s 7s 8s Ts / 9s Js Qs Ks As', 39],
    ['2s 3c 4s / 5c 6s 7c 8s Tc / 9s Js Qc Kc As', 26],
    ['2h 3c 4s / 5c 6s 7c 8s Tc / 9s Jh Qc Kd As', 13],
    ['2h 3d 4h / 5d 6h 7d 8h Td / 9h Jd Qh Kd Kh', 13],
    ['2c 2s 4s / 5c 7s 7c 8s Tc / 9s Js Qc Kd As', 6],
    ['2h 2d 4c / 5d 5h 7d 8h 9s / 9h 3d 4h 6h 2s', 6],
    ['Ah Ad Kc / Ks 3s 3d Qc Qs / Td Th 7c 7d 9h', 4],
    ['2h 7h Kh / 2c 7c 9c Tc Kc / 3s 4s 9s Js As', 4],
    ['Ah 2d 3c / 5h 6d 7c 8s 9h / Tc Jd Qh Ks Ad', 4],
  ])('%s, declared, takes %i points', (text, each) =>
    expect(points(hand(text, true), LOW)).toEqual([each, -each]),
  );
  it('the higher of two takes its points from all, the lower from the others alone', () => {
    const dragon = hand('2h 3c 4s / 5c 6s 7c 8s Tc / 9s Jh Qc Kd As', true);
    const black = hand('2c 2s 4c / 5s 7s 7c 8c Tc / 9c Js Qc Kc As', true);
    // Dragon over All Blacks, of 13 points each.
    expect(points(black, dragon, LOW)).toEqual([0, 26, -26]);
  });
});
