import { describe, expect, it } from 'vitest';
import type { Card } from '../../../equipment/cards/card';
import { markWithJoker, readWithJoker } from '../../../equipment/cards/joker';
import { CHOSEN, type Readings } from './gaps';
import { rankReading, rule1321 } from './rule-13-21';
import { setterOf } from './set-hand';
import { sevenOf } from './seven';

const cards = (text: string): Card[] => {
  const read = readWithJoker(text);
  if (!read.ok || read.value.length !== 7) throw new Error(text);
  return read.value;
};
const setBy = (readings: Readings, text: string) => {
  const set = setterOf(rule1321(readings))(sevenOf(cards(text), rankReading(readings)));
  if ('wrong' in set) return [JSON.stringify(set), ''];
  const marks = set.split.front.map(markWithJoker);
  return [set.line, marks.sort().join(' ')];
};
const sorted = (front: string) => front.split(' ').sort().join(' ');

/** Each set by hand, with 13.21 open beside. */
const SET: [line: string, hand: string, front: string][] = [
  ['high-card', 'Kh Jd 9c 8s 6h 4d 2c', 'Jd 9c'],
  ['high-card', 'Jk Kd 9c 8s 6h 4d 2c', 'Kd 9c'],
  ['pair', '9h 9d Ac Ks 6h 4d 2c', 'Ac Ks'],
  ['pair', 'Jk Ad Qc Js 6h 4d 2c', 'Qc Js'],
  ['two-pairs-low', '5h 5d 3c 3s Qh Jd 9c', '3c 3s'],
  ['two-pairs-low', '5h 5d 3c 3s Kh Jd 9c', 'Kh Jd'],
  ['two-pairs-low', 'Th Td 2c 2s Qh 7d 5c', '2c 2s'],
  ['two-pairs-low', 'Th Td 2c 2s Jk 7d 5c', 'Jk 7d'],
  ['two-pairs-medium', 'Kh Kd 3c 3s Qh 9d 7c', '3c 3s'],
  ['two-pairs-medium', 'Jh Jd 3c 3s Ah 9d 7c', 'Ah 9d'],
  ['two-pairs-medium', '9h 9d 7c 7s Kh 5d 3c', '7c 7s'],
  ['two-pairs-medium', '9h 9d 7c 7s Ah 5d 3c', 'Ah 5d'],
  ['two-pairs-high', 'Kh Kd 7c 7s Ah 5d 3c', '7c 7s'],
  ['two-pairs-high', 'Kh Kd Jc Js Ah 5d 3c', 'Jc Js'],
  ['two-pairs-high', 'Ah Ad 2c 2s Kh Qd 9c', '2c 2s'],
  ['two-pairs-high', 'Ah Jk 8c 8s Kh Qd 3c', '8c 8s'],
  ['three-pairs', 'Kh Kd 8c 8s 4h 4d Ac', 'Kh Kd'],
  ['three', '8h 8d 8c Ks Jh 4d 2c', 'Ks Jh'],
  ['three-aces', 'Ah Ad Ac Ks Jh 4d 2c', 'Ah Ks|Ad Ks|Ac Ks'],
  ['three-aces', 'Ah Ad Jk Qs Jh 4d 2c', 'Ah Qs|Ad Qs|Jk Qs'],
  ['three-twice', 'Kh Kd Kc 8s 8h 8d 2c', 'Kh Kd|Kh Kc|Kc Kd'],
  // A flush of five low cards leaves ace and king; the straight would leave king and nine.
  ['complete-no-pair', 'Ad Kc 9h 6h 5h 4h 3h', 'Ad Kc'],
  // The flush of five hearts would leave seven and four; the straight to the seven leaves king and queen.
  ['complete-no-pair', 'Kh Qh 7c 6h 5h 4d 3h', 'Kh Qh'],
  ['complete-sixth', 'Qh 9d 8c 7s 6h 5d 4c', 'Qh 9d'],
  ['complete-sixth', '9d 8c 7s 6h 5d 4c 3h', '9d 8c'],
  ['complete-sixth', 'Ah Kh Jh 8h 6h 4h 2c', 'Ah 2c'],
  ['complete-pair', 'Qh Qd 8c 7s 6h 5d 4c', 'Qh Qd'],
  ['complete-pair', '8h 8d 7c 6s 5h 4d Kc', 'Kc 8h|Kc 8d'],
  ['complete-pair', '9h 9d 8c 7s 6h 5d 4c', '9h 9d'],
  ['complete-two-pairs', '9h 9d 8c 8s 7h 6d 5c', '8c 8s'],
  ['complete-two-pairs', 'Ah Kh Kd 5h 5c 4h 2h', 'Ah 4h'],
  ['complete-three-pairs', 'Ah Jk Kh Kd Qh Qd Jh', 'Ah Jk'],
  ['complete-three', '8h 8d 8c 7s 6h 5d 4c', '8h 8d|8h 8c|8c 8d'],
  ['complete-three', '8h 8d 8c Kh 6h 5h 4h', '8c 8d'],
  ['complete-three', 'Ah Ad Jk Kc Qs Jh 9d', 'Ah Ad'],
  ['complete-three', 'Ah Ad Jk Kc Qs Jh 2d', 'Ah 2d|Ad 2d'],
  ['complete-full-house', 'Ah Ad Jk Kc Ks Qh Jd', 'Kc Ks'],
  ['full-house', '8h 8d 8c 3s 3h Ad Kc', '3s 3h'],
  ['full-house', '8h 8d 8c 2s 2h Ad Kc', 'Ad Kc'],
  ['full-house', '8h 8d 8c 2s 2h Ad Qc', '2s 2h'],
  ['full-house', 'Ah Ad Ac 2s 2h Kd 9c', '2s 2h'],
  ['full-house-twice', '8h 8d 8c 5s 5h 3d 3c', '5s 5h'],
  ['four-low', '4h 4d 4c 4s Jh 8d 2c', 'Jh 8d'],
  ['four-medium', '9h 9d 9c 9s Qh 8d 2c', '9h 9d|*'],
  ['four-medium', '9h 9d 9c 9s Kh 8d 2c', 'Kh 8d'],
  ['four-high', 'Qh Qd Qc Qs Kh 8d 2c', 'Qh Qd|*'],
  ['four-high', 'Qh Qd Qc Qs Jk 8d 2c', 'Jk 8d'],
  ['four-aces', 'Ah Ad Ac As Kh 8d 2c', 'Ah Ad|*'],
  ['four-and-pair', '3h 3d 3c 3s Kh Kd 2c', 'Kh Kd'],
  ['four-and-pair', 'Qh Qd Qc Qs 5h 5d Ac', '5h 5d'],
  ['four-and-three', 'Qh Qd Qc Qs 5h 5d 5c', '5h 5d|*'],
  ['five-aces', 'Ah Ad Ac As Jk 8d 2c', 'Ah Ad|*'],
  ['five-aces', 'Ah Ad Ac As Jk Qd Qc', 'Ah Ad|*'],
  ['five-aces', 'Ah Ad Ac As Jk Kd Kc', 'Kd Kc'],
];

describe('the House Way of 13.21', () => {
  it.each(SET)('%s: %s has %s in front', (line, hand, front) => {
    const [byLine, set] = setBy(CHOSEN, hand) as [string, string];
    expect(byLine).toBe(line);
    const fronts = front.split('|').map(sorted);
    // A pair of equals: any two of them.
    if (fronts.includes('*'))
      expect(set.replace(/Jk/g, 'A').replace(/[cdhs]/g, '')).toBe(`${front[0]} ${front[0]}`);
    else expect(fronts).toContain(set);
  });

  it('has a hand here for every line but that for two threes, which an earlier line sets', () => {
    const lines = rule1321(CHOSEN).lines.map(({ id }) => id);
    expect([...new Set(SET.map(([line]) => line))].sort()).toEqual([...lines].sort());
  });
});

describe('its other readings', () => {
  it.each([
    ['pair-in-straight', 'pair', '8h 8d 7c 6s 5h 4d Kc', 'Kc 7c'],
    ['three-in-straight', 'three', 'Ah Ad Jk Kc Qs Jh 2d', 'Ah Kc|Ad Kc|Jk Kc'],
    ['four-aces-and-pair', 'split', 'Ah Ad Ac As 5h 5d 2c', 'Ah Ad|*'],
    ['four-and-three', 'split', 'Qh Qd Qc Qs 5h 5d 5c', 'Qh Qd|*'],
    ['three-and-two-pairs', 'any', 'Qh Qd Qc 5s 5h 4d 4c', 'Qh Qd|*'],
    ['full-house-of-aces-or-kings', 'split', 'Ah Ad Ac 2s 2h Kd 9c', 'Ah Kd|Ad Kd|Ac Kd'],
    ['full-house-of-aces-or-kings', 'split', 'Kh Kd Kc 2s 2h Ad 9c', 'Ad Kh|Ad Kd|Ad Kc'],
    ['full-house-of-aces-or-kings', 'split', 'Kh Kd Kc 2s 2h Qd Jc', '2s 2h'],
    ['full-house-of-aces-or-kings', 'split', 'Kh Kd Kc 3s 3h Ad Jc', '3s 3h'],
    ['full-house-of-aces-or-kings', 'split', 'Qh Qd Qc 2s 2h Ad Kc', 'Ad Kc'],
    ['three-aces', 'lowest', 'Ah Ad Ac Ks Jh 4d 2c', 'Ah 2c|Ad 2c|Ac 2c'],
    // By the chosen reading two pairs, aces and kings, split; now a pair that cannot stand before the flush.
    ['joker-in-groups', 'not-where-needed', 'Ah Jk Kh Kd 9h 5h 2c', 'Kd 2c'],
    ['joker-in-groups', 'not-where-needed', 'Ah Ad Jk Kc Qs Jh 2d', 'Ah 2d|Ad 2d'],
    // The flush is the same five cards; the reading is of what they are worth.
    ['joker-in-flush', 'second-ace', 'Ah Jk 9h 5h 3h Kc Qd', 'Kc Qd'],
    ['royal-with-joker', 'straight-flush', 'Ah Kh Qh Jh Jk 5c 2d', '5c 2d'],
  ] as const)('%s as %s: %s has %s in front', (gap, reading, hand, front) => {
    const [, set = ''] = setBy({ ...CHOSEN, [gap]: reading }, hand);
    const fronts: string[] = front.split('|').map(sorted);
    if (fronts.includes('*'))
      expect(set.replace(/Jk/g, 'A').replace(/[cdhs]/g, '')).toBe(`${front[0]} ${front[0]}`);
    else expect(fronts).toContain(set);
  });
});
