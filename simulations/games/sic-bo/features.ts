/** The features of a throw of three dice. */
import { FACES, THREE_DICE, type ThreeDice, throwThree } from '../../equipment/dice';
import { inTable } from '../../exact/in-table';
import { enumeratedConditions } from '../../features/enumerated';
import type { FeatureSpec, Readings } from '../../features/feature';
import { flag, whole } from '../../features/types';
import type { SicBoParameters } from './wagers';

const COUNTS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const face = whole(1, 6);
const dice = whole(0, 3);

const FEATURES: readonly FeatureSpec[] = [
  { id: 'total', type: whole(3, 18), explains: 'The total of the three dice.' },
  { id: 'low', type: face, explains: 'The lowest of the three dice.' },
  { id: 'middle', type: face, explains: 'The middle one of the three dice, in order of size.' },
  { id: 'high', type: face, explains: 'The highest of the three dice.' },
  { id: 'alike', type: whole(1, 3), explains: 'How many dice show the number that most of them show.' },
  { id: 'triple', type: flag, explains: 'All three dice show the same number.' },
  { id: 'pair', type: flag, explains: 'Two dice show the same number, and the third another.' },
  { id: 'straight', type: flag, explains: 'The dice show three numbers in sequence.' },
  { id: 'odds', type: dice, explains: 'How many dice show an odd number.' },
  ...COUNTS.map((id, i) => ({ id, type: dice, explains: `How many dice show a ${NUMBERS[i]}.` })),
];

const rising = (dice: ThreeDice) => [...dice].sort((a, b) => a - b) as [number, number, number];

const perFace = <Seen>(count: (seen: Seen, face: number) => number): Readings<Seen> =>
  Object.fromEntries(COUNTS.map((id, i) => [id, (seen: Seen) => count(seen, inTable(FACES[i]))]));

/** How many dice show each number, as they lie on the table. */
const shown = (dice: ThreeDice): number[] => FACES.map((face) => dice.filter((one) => one === face).length);
const TABLE: readonly number[][] = THREE_DICE.map(shown);

export const sicBoConditions = enumeratedConditions({
  features: (_: SicBoParameters) => FEATURES,
  outcomes: () => THREE_DICE,
  readings: {
    total: ([a, b, c]) => a + b + c,
    low: (dice) => rising(dice)[0],
    middle: (dice) => rising(dice)[1],
    high: (dice) => rising(dice)[2],
    alike: ([a, b, c]) => (a === b && b === c ? 3 : a === b || b === c || a === c ? 2 : 1),
    triple: ([a, b, c]) => a === b && b === c,
    pair: (dice) => new Set(dice).size === 2,
    straight: (dice) => {
      const [low, middle, high] = rising(dice);
      return middle === low + 1 && high === middle + 1;
    },
    odds: (dice) => dice.filter((one) => one % 2 === 1).length,
    ...perFace((dice: ThreeDice, face) => dice.filter((one) => one === face).length),
  },
  explains: () =>
    'The 6 × 6 × 6 = 216 throws of three distinct dice are equally likely. The conditions are checked on every throw, and the throws of each row are counted.',
  drawn: (_, random) => TABLE[throwThree(random)] as number[],
  atTable: {
    total: (shown) => shown.reduce((total, count, i) => total + count * (i + 1), 0),
    low: (shown) => shown.findIndex((count) => count > 0) + 1,
    middle: (shown) => shown.findIndex((_, i) => shown.slice(0, i + 1).reduce((a, b) => a + b) >= 2) + 1,
    high: (shown) => 6 - [...shown].reverse().findIndex((count) => count > 0),
    alike: (shown) => Math.max(...shown),
    triple: (shown) => shown.includes(3),
    pair: (shown) => shown.includes(2),
    straight: (shown) => /111/.test(shown.join('')),
    odds: ([ones = 0, , threes = 0, , fives = 0]) => ones + threes + fives,
    ...perFace((shown: number[], face) => inTable(shown[face - 1])),
  },
});
