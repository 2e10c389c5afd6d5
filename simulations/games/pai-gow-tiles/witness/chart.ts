/** Two tiles by the binder's own chart (lines 1147 to 1192), tile by tile: shares nothing with the ranking by kinds. */
import { ENDS, spotsOf, TILES, type Tile } from '../../../equipment/tiles';
import { inTable } from '../../../exact/in-table';

export type ChartRules = { wild: 'three-or-six' | 'any-tile'; zeros: 'equal' | 'by-tile' };

/** The ends of tiles that the chart prints, in its order: "66" is the twelve. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['12', '24'],
  ['66', '66'],
  ['11', '11'],
  ['44', '44'],
  ['13', '13'],
  ['55', '55'],
  // Printed as tall sevens; the only pair not listed elsewhere is 3-3.
  ['33', '33'],
  ['22', '22'],
  ['56', '56'],
  ['46', '46'],
  ['16', '16'],
  ['15', '15'],
  ['45', '36'],
  ['26', '35'],
  ['25', '34'],
  ['14', '23'],
];
const NINES = ['45', '36'];
const EIGHTS = ['44', '26', '35'];
const SEVENS = ['16', '34', '25'];
/** Ranks 17 to 22: a twelve or a two with one of these. */
const BESIDE: readonly (readonly [string, readonly string[]])[] = [
  ['66', NINES],
  ['11', NINES],
  ['66', EIGHTS],
  ['11', EIGHTS],
  ['66', SEVENS],
  ['11', SEVENS],
];
const SINGLES: readonly (readonly string[])[] = [
  ['66'],
  ['11'],
  ['44'],
  ['13'],
  ['55'],
  ['33'],
  ['22'],
  ['56'],
  ['46'],
  ['16'],
  ['15'],
  NINES,
  ['26', '35'],
  ['25', '34'],
  ['14', '23'],
  ['12', '24'],
];

const mark = (tile: Tile): string => (ENDS[tile] as readonly [number, number]).join('');
export const isWild = (tile: Tile): boolean => ['12', '24'].includes(mark(tile));
const singleRank = (tile: Tile): number => SINGLES.findIndex((marks) => marks.includes(mark(tile))) + 1;

const matches = (a: string, b: string, [one, other]: readonly [string, string]) =>
  (a === one && b === other) || (a === other && b === one);

/** From 1 to 16; 0 for no pair. */
const pairRank = (a: Tile, b: Tile): number =>
  a === b ? 0 : PAIRS.findIndex((pair) => matches(mark(a), mark(b), pair)) + 1;
const ownPairRank = (tile: Tile): number => PAIRS.findIndex((pair) => pair.includes(mark(tile))) + 1;

function besideRank(a: Tile, b: Tile): number {
  const at = BESIDE.findIndex(([with2, others]) =>
    [
      [a, b],
      [b, a],
    ].some(([x, y]) => mark(x as Tile) === with2 && others.includes(mark(y as Tile))),
  );
  return at < 0 ? 0 : PAIRS.length + at + 1;
}

export type Strength = number;
const CHART = 400;
const POINT = 20;
export const ofPoints = (points: number): Strength => points * POINT;
export const isPairStrength = (strength: Strength) => strength >= CHART - 16;
export const isWong = (strength: Strength) => strength === CHART - 17 || strength === CHART - 18;
export const isGong = (strength: Strength) => strength === CHART - 19 || strength === CHART - 20;
export const isHighNine = (strength: Strength) => strength === CHART - 21 || strength === CHART - 22;
export const isNine = (strength: Strength) =>
  isHighNine(strength) || (strength >= ofPoints(9) && strength < ofPoints(10));

function strengthOf(a: Tile, b: Tile, { wild, zeros }: ChartRules): Strength {
  const pair = pairRank(a, b);
  if (pair > 0) return CHART - pair;
  if (wild === 'any-tile' && (isWild(a) || isWild(b))) return CHART - ownPairRank(isWild(a) ? b : a);
  const beside = besideRank(a, b);
  if (beside > 0) return CHART - beside;
  let points = (spotsOf(a) + spotsOf(b)) % 10;
  if (isWild(a)) points = Math.max((3 + spotsOf(b)) % 10, (6 + spotsOf(b)) % 10);
  if (isWild(b)) points = Math.max((3 + spotsOf(a)) % 10, (6 + spotsOf(a)) % 10);
  if (points === 0 && zeros === 'equal') return 0;
  return ofPoints(points) + 17 - Math.min(singleRank(a), singleRank(b));
}

export type Strengths = (a: Tile, b: Tile) => Strength;

export function strengthsOf(rules: ChartRules): Strengths {
  const table = Uint16Array.from({ length: TILES * TILES }, (_, at) => {
    const [a, b] = [Math.floor(at / TILES), at % TILES];
    return a === b ? 0 : strengthOf(a, b, rules);
  });
  return (a, b) => inTable(table[a * TILES + b]);
}

const TWINS = Uint8Array.from({ length: TILES * TILES }, (_, at) =>
  pairRank(Math.floor(at / TILES), at % TILES) > 0 ? 1 : 0,
);
export const areTwins = (a: Tile, b: Tile): boolean => TWINS[a * TILES + b] === 1;
const SINGLE_RANKS = Uint8Array.from({ length: TILES }, (_, tile) => singleRank(tile));
export const rankAlone = (tile: Tile): number => inTable(SINGLE_RANKS[tile]);
