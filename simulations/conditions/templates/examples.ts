/**
 * Wagers that no family has of its own, for an operator to start from: they show what its features can express. Each is
 * compared with counts made another way. Baccarat has wagers enough of its own.
 */
import { bestFive, bestThree, CATEGORY_NAMES, type FiveCardCategory } from '../../equipment/cards/categories';
import type { FamilyId } from '../../family/head';

export type Example = {
  id: string;
  label: string;
  /** The row's name and condition, in the order they are tried. */
  rows: readonly (readonly [label: string, when: string])[];
};

const ROULETTE: Example[] = [
  {
    id: 'colour-and-dozen',
    label: 'Colour and dozen',
    rows: [
      ['Red in the second dozen', 'colour == "red" and dozen == 2'],
      ['Any other red', 'colour == "red"'],
    ],
  },
];

const CRAPS: Example[] = [
  {
    id: 'long-round',
    label: 'Long round',
    rows: [
      ['Twelve throws or more', 'throws >= 12'],
      ['Nine to eleven throws', 'throws >= 9'],
      ['Six to eight throws', 'throws >= 6'],
    ],
  },
  {
    id: 'point-from-a-pair',
    label: 'Point from a pair',
    rows: [
      ['The point, thrown first as a pair, is made', 'comeOut.pair and result == "made"'],
      ['Any other point is made', 'result == "made"'],
    ],
  },
];

const SIC_BO: Example[] = [
  {
    id: 'sequence-or-parity',
    label: 'Sequence, all odd or all even',
    rows: [
      ['Three numbers in sequence', 'straight'],
      ['All three odd, or all three even', 'odds in [0, 3]'],
    ],
  },
];

const MONEY_WHEEL: Example[] = [
  { id: 'rare-symbol', label: 'Rare symbol', rows: [['A symbol of two segments or fewer', 'segments <= 2']] },
];

const hands = (feature: string, names: readonly FiveCardCategory[]) =>
  names.map((name) => [CATEGORY_NAMES[name], `${feature} == "${name}"`] as const);

const THREE_CARD: Example[] = [
  {
    id: 'best-of-six',
    label: 'Best five of all six cards',
    rows: hands('table.hand', bestFive('three-of-a-kind')),
  },
  {
    id: 'one-colour',
    label: 'Cards of one colour',
    rows: [
      ['All six cards of one colour', 'table.reds in [0, 6]'],
      ['The player’s three cards of one colour', 'player.reds in [0, 3]'],
    ],
  },
  {
    id: 'pair-against-pair',
    label: 'Pair against pair',
    rows: [['The player and the dealer both have a pair', 'player.hand == "pair" and dealer.hand == "pair"']],
  },
];

const STUD: Example[] = [
  {
    id: 'five-card-bonus',
    label: 'Five cards, jacks or better',
    rows: [
      ...hands('player.hand', bestFive('two-pairs')),
      ['Pair of jacks or better', 'player.pairOf >= 11'],
    ],
  },
  {
    id: 'open-ace',
    label: 'Aces against an ace up',
    rows: [
      ['Three aces against an ace', 'player.aces == 3 and up.rank == 14'],
      ['Two aces against an ace', 'player.aces == 2 and up.rank == 14'],
    ],
  },
];

const LET_IT_RIDE: Example[] = [
  {
    id: 'final-hand',
    label: 'Five cards, tens or better',
    rows: [...hands('final.hand', bestFive('two-pairs')), ['Pair of tens or better', 'final.pairOf >= 10']],
  },
  {
    id: 'two-on-the-table',
    label: 'The two on the table',
    rows: [
      ['A pair of aces', 'table.aces == 2'],
      ['Any other pair', 'table.alike == 2'],
      ['Two cards of one suit', 'table.suited == 2'],
    ],
  },
];

const HOLDEM: Example[] = [
  {
    id: 'flop',
    label: 'The flop',
    rows: hands('flop.hand', bestThree('pair')),
  },
  {
    id: 'pocket-pairs',
    label: 'Pair against pair',
    rows: [
      ['Both have a pair of the same rank', 'hole.alike == 2 and hole.pairOf == dealer.pairOf'],
      ['Both have a pair', 'hole.alike == 2 and dealer.alike == 2'],
      ['The player alone has a pair', 'hole.alike == 2'],
    ],
  },
  {
    id: 'board-of-one-colour',
    label: 'Board of one colour',
    rows: [
      ['All five cards of one suit', 'board.suited == 5'],
      ['All five cards of one colour', 'board.reds in [0, 5]'],
    ],
  },
];

const BY_FAMILY: ReadonlyMap<FamilyId, readonly Example[]> = new Map([
  ['roulette', ROULETTE],
  ['craps', CRAPS],
  ['sic-bo', SIC_BO],
  ['money-wheel', MONEY_WHEEL],
  ['three-card-side-wagers', THREE_CARD],
  ['stud-progressive', STUD],
  ['three-card-bonus', LET_IT_RIDE],
  ['holdem-side-wagers', HOLDEM],
]);

export const examplesOf = (family: FamilyId): readonly Example[] => BY_FAMILY.get(family) ?? [];
