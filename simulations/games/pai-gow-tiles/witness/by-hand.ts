/** The printed House Way by heart, on tiles as they are dealt: shares nothing with the lines. */
import { spotsOf, type Tile } from '../../../equipment/tiles';
import { inTable } from '../../../exact/in-table';
import type { Readings } from '../house-way/printed';
import {
  areTwins,
  type ChartRules,
  isGong,
  isHighNine,
  isNine,
  isWild,
  isWong,
  ofPoints,
  rankAlone,
  type Strength,
  strengthsOf,
} from './chart';

/** Both hands of four tiles as set. */
export type SetTiles = { high: Strength; low: Strength };
export type ByHand = (tiles: Uint8Array) => SetTiles;

/** Of tiles 0 to 3, two and two. */
const WAYS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

export function byHand(rules: ChartRules, readings: Readings): ByHand {
  const strength = strengthsOf(rules);
  const [high, low] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const order = [0, 0, 0, 0];

  const take = (way: number): SetTiles => ({ high: inTable(high[way]), low: inTable(low[way]) });
  /** Of the ways that pass, the one with the highest low hand, or the highest high hand. -1 for none. */
  const best = (passes: (way: number) => boolean, by: 'low' | 'high' = 'low'): number => {
    const [first, second] = by === 'low' ? [low, high] : [high, low];
    let found = -1;
    for (let way = 0; way < 3; way += 1) {
      if (!passes(way)) continue;
      if (found < 0) found = way;
      else {
        const more = inTable(first[way]) - inTable(first[found]);
        if (more > 0 || (more === 0 && inTable(second[way]) > inTable(second[found]))) found = way;
      }
    }
    return found;
  };

  return (tiles) => {
    const tile = (at: number): Tile => inTable(tiles[at]);
    let [wilds, twelves, twos, nines, elevens] = [0, 0, 0, 0, 0];
    for (let i = 0; i < 4; i += 1) {
      const spots = spotsOf(tile(i));
      if (isWild(tile(i))) wilds += 1;
      else if (spots === 12) twelves += 1;
      else if (spots === 2) twos += 1;
      else if (spots === 9) nines += 1;
      else if (spots === 11) elevens += 1;
    }
    const pairs: number[] = [];
    const kept = [false, false, false];
    let twice = -1;
    for (const [way, [a, b, c, d]] of WAYS.entries()) {
      const [one, other] = [strength(tile(a), tile(b)), strength(tile(c), tile(d))];
      high[way] = Math.max(one, other);
      low[way] = Math.min(one, other);
      const [first, second] = [areTwins(tile(a), tile(b)), areTwins(tile(c), tile(d))];
      if (first) pairs.push(isWild(tile(a)) ? 0 : spotsOf(tile(a)));
      if (second) pairs.push(isWild(tile(c)) ? 0 : spotsOf(tile(c)));
      kept[way] = first || second;
      if (first && second) twice = way;
    }
    const keeps = (way: number) => kept[way] === true;
    if (pairs.includes(0)) return take(best(keeps));
    if (twice >= 0 && readings.twoPairs === 'kept') return take(twice);
    if (rules.wild === 'any-tile' && wilds === 1)
      return take(
        pairs.length > 0
          ? best(keeps)
          : best(() => true, readings.oneWild === 'highest-high' ? 'high' : 'low'),
      );
    if (pairs.length > 0) {
      const apart = best((way) => !keeps(way));
      const lowApart = inTable(low[apart]);
      const beside7 = readings.sevens === '2-or-12' ? twelves + twos > 0 : twelves > 0 && twos > 0;
      const beside2 = readings.twos === '9-and-11' ? nines > 0 && elevens > 0 : nines + elevens > 0;
      const pairOf2 = pairs.includes(2) || pairs.includes(12);
      const splits =
        (pairs.includes(7) && beside7 && lowApart >= ofPoints(7)) ||
        (pairs.includes(8) && lowApart >= ofPoints(7)) ||
        (pairs.includes(9) && lowApart >= ofPoints(9)) ||
        (pairOf2 && (lowApart >= ofPoints(6) || beside2));
      return take(splits ? apart : best(keeps));
    }
    const made = [isWong, isGong, readings.nines === 'any' ? isNine : isHighNine];
    for (const makes of made) {
      const way = best((one) => makes(inTable(high[one])));
      if (way >= 0) return take(way);
    }
    if (readings.noPair === 'highest-low') return take(best(() => true));
    const spots = (at: number) => (isWild(tile(at)) ? 3 : spotsOf(tile(at)));
    for (let i = 0; i < 4; i += 1) order[i] = i;
    order.sort((a, b) => {
      const byRank = rankAlone(tile(a)) - rankAlone(tile(b));
      return readings.noPair === 'by-rank' ? byRank : spots(b) - spots(a) || byRank;
    });
    const [first, , , last] = order as [number, number, number, number];
    return take(
      WAYS.findIndex(([a, b, c, d]) =>
        [
          [a, b],
          [c, d],
        ].some((two) => two.includes(first as 0) && two.includes(last as 0)),
      ),
    );
  };
}
