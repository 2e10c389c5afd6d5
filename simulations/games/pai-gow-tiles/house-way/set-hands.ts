/** Every hand as the lines of a House Way set it. */
import { inTable } from '../../../exact/in-table';
import { type Four, type Hand, heldOf, type Setting } from '../tiles/hands';
import { KINDS, type Kind, kindsCalled, TWELVE, TWO, WILD } from '../tiles/kinds';
import { GONG, PAIR, points, WONG, type Worth } from '../tiles/ranking';
import type { AtLeast, HouseWay, Line, Sets, When } from './vocabulary';

export const pairsIn = (kinds: Four): Kind[] => [
  ...new Set(kinds.filter((kind) => heldOf(kinds, kind) === 2)),
];

const holds = (kinds: Four, name: string): boolean => kindsCalled(name).some((kind) => kinds.includes(kind));

export function isFor({ pairs, pair, withOneOf, withAll, oneWild }: When, kinds: Four): boolean {
  const held = pairsIn(kinds);
  if (pairs !== undefined && held.length !== pairs) return false;
  if (pair && !pair.some((name) => kindsCalled(name).some((kind) => held.includes(kind)))) return false;
  if (withOneOf && !withOneOf.some((name) => holds(kinds, name))) return false;
  if (withAll && !withAll.every((name) => holds(kinds, name))) return false;
  return !oneWild || heldOf(kinds, WILD) === 1;
}

const leastOf = (least: AtLeast): Worth =>
  ({ gong: GONG, wong: WONG, pair: PAIR })[least as 'gong' | 'wong' | 'pair'] ?? points(Number(least));

const together = ([one, other]: readonly [Kind, Kind]): boolean => one === other;
const isNine = ({ high }: Setting): boolean => high >= points(9) && high < GONG;

const MAKES: Record<NonNullable<Sets['makes']>, (setting: Setting) => boolean> = {
  'pair-kept': ({ high }) => high >= PAIR,
  'pair-split': ({ behind, front }) => !together(behind) && !together(front),
  wong: ({ high }) => high >= WONG && high < PAIR,
  gong: ({ high }) => high >= GONG && high < WONG,
  'nine-with-2-or-12': (setting) =>
    isNine(setting) && setting.behind.some((kind) => kind === TWO || kind === TWELVE),
  nine: isNine,
};

/** Orders in which the first and the last tile go together. */
const bySpots = (a: Kind, b: Kind): number => inTable(KINDS[b]?.spots) - inTable(KINDS[a]?.spots) || a - b;
const byTile = (a: Kind, b: Kind): number => a - b;

function firstWithLast(kinds: Four, order: (a: Kind, b: Kind) => number): (setting: Setting) => boolean {
  const [first, , , last] = [...kinds].sort(order) as [Kind, Kind, Kind, Kind];
  return ({ behind, front }) =>
    [behind, front].some(
      ([one, other]) => (one === first && other === last) || (one === last && other === first),
    );
}

const rising = (a: Setting, b: Setting, first: 'high' | 'low', second: 'high' | 'low'): number =>
  a[first] - b[first] || a[second] - b[second];

function taken(kinds: Four, ways: readonly Setting[], take: Sets['take']): Setting | undefined {
  switch (take) {
    case 'highest-low':
      return [...ways].sort((a, b) => rising(b, a, 'low', 'high'))[0];
    case 'highest-high':
      return [...ways].sort((a, b) => rising(b, a, 'high', 'low'))[0];
    case 'most-spots-with-fewest':
      return ways.find(firstWithLast(kinds, bySpots));
    case 'highest-tile-with-lowest':
      return ways.find(firstWithLast(kinds, byTile));
  }
}

function setBy(
  { makes, lowAtLeast, highAtLeast, take }: Sets,
  { kinds, settings }: Hand,
): Setting | undefined {
  const ways = settings.filter(
    (way) =>
      (!makes || MAKES[makes](way)) &&
      (!lowAtLeast || way.low >= leastOf(lowAtLeast)) &&
      (!highAtLeast || way.high >= leastOf(highAtLeast)),
  );
  return taken(kinds, ways, take);
}

export function setByLine({ when, sets, unless }: Line, hand: Hand): Setting | undefined {
  if (!isFor(when, hand.kinds)) return undefined;
  return setBy(unless && isFor(unless.when, hand.kinds) ? unless.sets : sets, hand);
}

export type HandsSet = {
  /** By hand: which of its settings; undefined where no line is for it. */
  settings: (number | undefined)[];
  /** By line: of all deals of four tiles, those that it sets. */
  lines: Map<string, number>;
};

export function setEveryHand({ lines }: HouseWay, hands: readonly Hand[]): HandsSet {
  const counts = new Map(lines.map(({ id }) => [id, 0]));
  const settings = hands.map((hand) => {
    for (const line of lines) {
      const set = setByLine(line, hand);
      if (!set) continue;
      counts.set(line.id, (counts.get(line.id) ?? 0) + hand.deals);
      return hand.settings.indexOf(set);
    }
    return undefined;
  });
  return { settings, lines: counts };
}
