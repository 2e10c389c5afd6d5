/**
 * The parts of the binder that print fees or say how they may be charged, in their order. None of the schedules has a day of its own: a day
 * is when the house says that it began to play the game, or a stamp under the layout.
 */

import type { FeeDocument } from '../../fees/book';

/** Which reader a table needs; "statements" say how fees may be charged, and have no table. */
export type Layout = 'poker' | 'banked' | 'others' | 'statements';

type FeeGroup = FeeDocument['groups'][number] & { layout: Layout; games?: readonly string[] };
type PrintedDocument = Omit<FeeDocument, 'groups'> & { groups: readonly FeeGroup[] };

type Lines = readonly [from: number, to: number];
const one = (id: string, title: string, games: readonly string[], [from, to]: Lines, layout: Layout) => ({
  id,
  title,
  groups: [{ id, from, to, layout, games }],
});
const began = (day: string): { dated: { day: string; of: string } } => ({
  dated: { day, of: 'when the house began to play the game' },
});

const ownPoker = (game: string, title: string, lines: Lines): PrintedDocument =>
  one(`${game}-rules`, `${title}: rules`, [game], lines, 'poker');

const old = (game: string, title: string, lines: Lines, day?: string): PrintedDocument => ({
  ...one(`${game}-older-rules`, `${title}: older rules`, [game], lines, 'statements'),
  ...(day ? began(day) : {}),
});

export const FEE_DOCUMENTS: readonly PrintedDocument[] = [
  old('texas-holdem', 'Hold’em', [46, 59], '1997-12-15'),
  old('crazy-pineapple', 'Crazy Pineapple', [118, 131], '2000-02-02'),
  old('seven-card-stud', 'Seven-Card Stud', [191, 204], '1997-12-15'),
  old('seven-card-stud-hi-lo-8', 'Seven-Card Stud High-Low Split', [229, 242], '1998-01-09'),
  {
    id: 'lowball-older-rules',
    title: 'Lowball: older rules',
    ...began('2000-08-17'),
    groups: [
      { id: 'lowball-older-statements', from: 302, to: 315, layout: 'statements', games: ['lowball'] },
      { id: 'lowball-older-rules', from: 317, to: 339, layout: 'others', games: ['lowball'] },
    ],
  },
  old('mexican-poker', 'Mexican Poker', [380, 393], '2000-04-28'),
  old('razz', 'Razz', [408, 422]),
  old('reverse-holdem', 'Reverse Hold’em', [452, 467]),
  one('baccarat-9-rules', 'Baccarat 9: rules', ['baccarat-9'], [1109, 1130], 'banked'),
  {
    id: 'no-limit-tables',
    title: 'No-limit and pot-limit poker: tables of fees',
    groups: [
      { id: 'no-limit-tables', from: 1398, to: 1423, layout: 'others', games: ['no-limit-poker'] },
      { id: 'pot-limit-tables', from: 1425, to: 1438, layout: 'others', games: ['pot-limit-poker'] },
    ],
  },
  one(
    'fortune-pai-gow-rules',
    'Fortune Pai Gow Poker: rules',
    ['fortune-pai-gow-poker'],
    [1691, 1708],
    'banked',
  ),
  one('super-pan-9-rules', 'Super Pan 9 with Bonus Tie Bet: rules', ['super-pan-9'], [1962, 1969], 'banked'),
  one('blackjack-poker-rules', 'Blackjack Poker: rules', ['blackjack-poker'], [2083, 2099], 'banked'),
  one('five-card-omaha-rules', 'Five Card Omaha: rules', ['five-card-omaha'], [2224, 2274], 'others'),
  one('ultimate-rules', 'Ultimate Texas Hold’em: rules', ['ultimate-texas-holdem'], [2407, 2415], 'banked'),
  {
    ...one(
      'three-card-poker-rules',
      'Three Card Poker 6 Card Bonus: rules',
      ['three-card-poker'],
      [2597, 2632],
      'banked',
    ),
    dated: { day: '2013-10', of: 'the stamp under the layout (line 2642)' },
    code: 'GEGA-000329',
  },
  one('ez-baccarat-rules', 'EZ Baccarat Panda 8: rules', ['ez-baccarat-panda-8'], [2771, 2790], 'banked'),
  one(
    'pai-gow-tiles-wild-rules',
    'Pai Gow Tiles Wild: rules',
    ['pai-gow-tiles-wild'],
    [3009, 3055],
    'banked',
  ),
  {
    id: 'california-games-rates',
    title: 'California Games Collection Rates',
    code: 'GEGA-002411',
    groups: [
      { id: 'california-notice', from: 3057, to: 3057, layout: 'statements' },
      { id: 'pai-gow', from: 3059, to: 3102, layout: 'banked' },
      { id: 'three-card-and-stud', from: 3104, to: 3147, layout: 'banked' },
      { id: 'blackjack-and-baccarat', from: 3149, to: 3170, layout: 'banked' },
      { id: 'pan-9', from: 3172, to: 3216, layout: 'banked' },
      { id: 'ez-and-fortune-7', from: 3218, to: 3341, layout: 'banked' },
      { id: 'nine-and-a-half', from: 3343, to: 3369, layout: 'banked' },
      { id: 'ultimate', from: 3371, to: 3418, layout: 'banked' },
      { id: 'california-procedures', from: 3420, to: 3426, layout: 'statements' },
    ],
  },
  ownPoker('archie', 'Archie', [3585, 3655]),
  ownPoker('double-board-omaha', 'Double Board Omaha', [3769, 3838]),
  ownPoker('razzdeucey', 'Razzdeucey', [3966, 4040]),
  ownPoker('razzdacey', 'Razzdacey', [4162, 4235]),
  ownPoker('super-razzdacey', 'Super Razzdacey', [4360, 4430]),
  ownPoker('badacey', 'Badacey', [4572, 4644]),
  ownPoker('super-7-card-stud', 'Super 7 Card Stud', [4759, 4832]),
  ownPoker('super-7-card-stud-hi-lo', 'Super 7 Card Stud Hi/Lo', [4971, 5045]),
  ownPoker('super-7-card-stud-hi-lo-regular', 'Super 7 Card Stud Hi/Lo Regular', [5190, 5265]),
  ownPoker('short-deck-holdem', 'Short Deck Texas Hold’em', [5386, 5525]),
  ownPoker('super-razzdeucey', 'Super Razzdeucey', [5670, 5744]),
  ownPoker('super-razz', 'Super Razz', [5853, 5927]),
  ownPoker('badeucey', 'Badeucey', [6077, 6151]),
  ownPoker('seven-card-stud-hi-lo-regular', '7 Card Stud Hi/Lo Regular', [6281, 6352]),
  ownPoker('dramaha-2-7', '2-7 Dramaha', [6514, 6581]),
  ownPoker('dramaha', 'Dramaha', [6712, 6779]),
  one(
    'face-up-chinese-poker-rules',
    'Face-Up Chinese Poker: rules',
    ['face-up-chinese-poker'],
    [6934, 6957],
    'others',
  ),
  {
    id: 'poker-rates',
    title: 'Collection rates of the poker games, in fourteen groups',
    groups: [
      { id: 'holdem', from: 6959, to: 7270, layout: 'poker' },
      { id: 'omaha', from: 7272, to: 7495, layout: 'poker' },
      { id: 'dramaha', from: 7497, to: 7660, layout: 'poker' },
      { id: 'double-board-omaha', from: 7662, to: 7850, layout: 'poker' },
      { id: 'archie', from: 7852, to: 7999, layout: 'poker' },
      { id: 'badugi', from: 8001, to: 8174, layout: 'poker' },
      { id: 'stud', from: 8176, to: 8367, layout: 'poker' },
      { id: 'lowball', from: 8369, to: 8513, layout: 'poker' },
      { id: 'thirteen-card', from: 8515, to: 8531, layout: 'others' },
      { id: 'face-up-chinese', from: 8533, to: 8546, layout: 'others' },
      { id: 'flop-second', from: 8548, to: 8742, layout: 'poker' },
      { id: 'stud-second', from: 8744, to: 8931, layout: 'poker' },
      { id: 'lowball-second', from: 8933, to: 9109, layout: 'poker' },
      { id: 'draw-second', from: 9111, to: 9283, layout: 'poker' },
      { id: 'poker-statements', from: 9285, to: 9293, layout: 'statements' },
    ],
  },
];

/** The groups with their documents, in the order of the binder. */
export const FEE_GROUPS = FEE_DOCUMENTS.flatMap((document) =>
  document.groups.map((group) => ({ ...group, document: document.id })),
);
