/** Hands of two tiles as whole numbers that compare as the hands do. */
import { inTable } from '../../../exact/in-table';
import { KINDS, type Kind, TWELVE, TWO, WILD } from './kinds';

/** What the three and the six may be used as, and whether two hands of no points compare by their high tiles. */
export type TileRules = { wild: 'three-or-six' | 'any-tile'; zeros: 'equal' | 'by-tile' };

export type Worth = number;

/** The high tile decides among hands of as many points. */
const TILES_OF_POINTS = KINDS.length;
export const points = (count: number): Worth => count * TILES_OF_POINTS;
export const GONG: Worth = points(10);
export const WONG: Worth = points(11);
export const PAIR: Worth = points(12);
const SUPREME: Worth = PAIR + TILES_OF_POINTS;

const byTile = (kind: Kind): Worth => TILES_OF_POINTS - 1 - kind;
const spots = (kind: Kind): number => KINDS[kind]?.spots ?? 0;

function worthOf(one: Kind, other: Kind, { wild, zeros }: TileRules): Worth {
  const [high, low] = one < other ? [one, other] : [other, one];
  if (high === low) return high === WILD ? SUPREME : PAIR + byTile(high);
  if (low === WILD && wild === 'any-tile') return PAIR + byTile(high);
  if (high === TWELVE || high === TWO) {
    if (spots(low) === 9) return WONG + byTile(high);
    if (spots(low) === 8) return GONG + byTile(high);
  }
  const counts = low === WILD ? [3, 6] : [spots(low)];
  const best = Math.max(...counts.map((count) => (count + spots(high)) % 10));
  if (best === 0 && zeros === 'equal') return 0;
  return points(best) + byTile(high);
}

/** By both kinds, in either order. */
export type Worths = (one: Kind, other: Kind) => Worth;

export function worthsOf(rules: TileRules): Worths {
  const size = KINDS.length;
  const table = Uint8Array.from({ length: size * size }, (_, at) =>
    worthOf(Math.floor(at / size), at % size, rules),
  );
  return (one, other) => inTable(table[one * size + other]);
}

export const isNatural = (worth: Worth): boolean => worth >= PAIR;
