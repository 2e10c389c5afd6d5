/** The 3,620 hands of four tiles by kinds, each with the deals it stands for and the ways to set it. */
import { inTable } from '../../../exact/in-table';
import { KINDS, type Kind, WILD } from './kinds';
import { type TileRules, type Worth, worthsOf } from './ranking';

/** Four kinds, the highest first. */
export type Four = readonly [Kind, Kind, Kind, Kind];

/** Two tiles and two: `front` is the lower hand. */
export type Setting = {
  high: Worth;
  low: Worth;
  behind: readonly [Kind, Kind];
  front: readonly [Kind, Kind];
};

export type Hand = {
  kinds: Four;
  /** Of the 35,960 deals of four tiles. */
  deals: number;
  settings: readonly Setting[];
};

export const HANDS = 3_620;
/** C(32, 4), and C(28, 4) of the tiles left. */
export const DEALS = 35_960;
export const DEALS_LEFT = 20_475;
export const MOST_SETTINGS = 3;

function everyFour(): Four[] {
  const all: Four[] = [];
  const last = KINDS.length;
  for (let a = 0; a < last; a += 1)
    for (let b = a; b < last; b += 1)
      for (let c = b; c < last; c += 1)
        for (let d = c; d < last; d += 1) if (a !== c && b !== d) all.push([a, b, c, d]);
  return all;
}

export const heldOf = (kinds: Four, kind: Kind): number => kinds.filter((one) => one === kind).length;

/** A kind of which one is held is one of two tiles. */
const dealsOf = (kinds: Four): number =>
  kinds.reduce((deals, kind) => deals * (heldOf(kinds, kind) === 1 ? 2 : 1), 1);

export function everyHand(rules: TileRules): Hand[] {
  const worth = worthsOf(rules);
  const settingsOf = ([a, b, c, d]: Four): Setting[] => {
    const ways: Setting[] = [];
    const seen = new Set<string>();
    for (const [one, other] of [
      [
        [a, b],
        [c, d],
      ],
      [
        [a, c],
        [b, d],
      ],
      [
        [a, d],
        [b, c],
      ],
    ] as const) {
      const [first, second] = [worth(...one), worth(...other)];
      const way =
        first >= second
          ? { high: first, low: second, behind: one, front: other }
          : { high: second, low: first, behind: other, front: one };
      const twoAndTwo = [`${one}`, `${other}`].sort().join(' ');
      if (!seen.has(twoAndTwo)) ways.push(way);
      seen.add(twoAndTwo);
    }
    // Both wild tiles stay together where each may be any tile (line 2927).
    if (rules.wild === 'any-tile' && c === WILD)
      return ways.filter(({ behind }) => behind[0] === WILD && behind[1] === WILD);
    return ways;
  };
  return everyFour().map((kinds) => ({ kinds, deals: dealsOf(kinds), settings: settingsOf(kinds) }));
}

/** The number of a hand among all, from its kinds in any order. */
export const HAND_AT: (kinds: readonly Kind[]) => number = (() => {
  const size = KINDS.length;
  const table = new Int16Array(size ** 4).fill(-1);
  for (const [number, [a, b, c, d]] of everyFour().entries())
    table[((a * size + b) * size + c) * size + d] = number;
  const sorted = [0, 0, 0, 0];
  return (kinds) => {
    for (let i = 0; i < 4; i += 1) {
      const kind = inTable(kinds[i]);
      let at = i;
      while (at > 0 && inTable(sorted[at - 1]) > kind) {
        sorted[at] = inTable(sorted[at - 1]);
        at -= 1;
      }
      sorted[at] = kind;
    }
    const [a, b, c, d] = sorted as [number, number, number, number];
    return inTable(table[((a * size + b) * size + c) * size + d]);
  };
})();
