/** The wagers on a roulette layout, and the pockets that one placement of each covers. */
import type { Pocket, Zeros } from '../../equipment/wheels';
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';
import type { RouletteParameters } from './parameters';

export const ROULETTE_WAGERS = [
  'straight-up',
  'split',
  'street',
  'corner',
  'first-four',
  'first-five',
  'six-line',
  'column',
  'dozen',
  'red-black',
  'odd-even',
  'low-high',
  'split-columns',
  'split-dozens',
] as const;
export type RouletteWager = (typeof ROULETTE_WAGERS)[number];

type Entry = {
  label: string;
  explains: string;
  win: string;
  lose: string;
  /** Where one placement stands for all: every other one covers as many pockets. */
  covers: (pocket: Pocket) => boolean;
  /** Placed beside the numbers. */
  outside?: true;
  evenChance?: true;
  only?: Zeros;
};

const marks = (list: string) => {
  const covered = new Set(list.split(' '));
  return (pocket: Pocket) => covered.has(pocket.mark);
};
const between = (low: number, high: number) => (pocket: Pocket) =>
  pocket.number >= low && pocket.number <= high;
const chosen = { win: 'One of the chosen numbers is spun', lose: 'Any other number is spun' };

const ENTRIES: Record<RouletteWager, Entry> = {
  'straight-up': {
    label: 'Straight up',
    explains: 'The one chosen number, zero included, is spun.',
    win: 'The chosen number is spun',
    lose: 'Any other number is spun',
    covers: marks('17'),
  },
  split: {
    label: 'Split',
    explains: 'One of two chosen numbers, neighbours on the layout, is spun.',
    ...chosen,
    covers: marks('17 20'),
  },
  street: {
    label: 'Street',
    explains: 'One of three numbers in a line across the layout is spun.',
    ...chosen,
    covers: marks('16 17 18'),
  },
  corner: {
    label: 'Corner',
    explains: 'One of four numbers that meet at a corner of the layout is spun.',
    ...chosen,
    covers: marks('16 17 19 20'),
  },
  'first-four': {
    label: 'First four',
    explains: 'Zero, one, two or three is spun.',
    ...chosen,
    covers: marks('0 1 2 3'),
    only: 1,
  },
  'first-five': {
    label: 'First five',
    explains: 'Either zero, one, two or three is spun.',
    ...chosen,
    covers: marks('0 00 1 2 3'),
    only: 2,
  },
  'six-line': {
    label: 'Six line',
    explains: 'One of six numbers in two neighbouring lines across the layout is spun.',
    ...chosen,
    covers: between(16, 21),
  },
  column: {
    label: 'Column',
    explains: 'One of the twelve numbers in the chosen column is spun.',
    win: 'A number of the chosen column is spun',
    lose: 'Any other number is spun',
    covers: marks('2 5 8 11 14 17 20 23 26 29 32 35'),
    outside: true,
  },
  dozen: {
    label: 'Dozen',
    explains: 'One of the chosen twelve numbers, 1 to 12, 13 to 24 or 25 to 36, is spun.',
    win: 'A number of the chosen dozen is spun',
    lose: 'Any other number is spun',
    covers: between(13, 24),
    outside: true,
  },
  'red-black': {
    label: 'Red or black',
    explains: 'A number of the chosen colour is spun.',
    win: 'The chosen colour is spun',
    lose: 'The other colour is spun',
    covers: ({ colour }) => colour === 'red',
    outside: true,
    evenChance: true,
  },
  'odd-even': {
    label: 'Odd or even',
    explains: 'An odd number, or an even one, is spun, as chosen; zero is neither.',
    win: 'A number of the chosen kind is spun',
    lose: 'A number of the other kind is spun',
    covers: ({ number }) => number % 2 === 1,
    outside: true,
    evenChance: true,
  },
  'low-high': {
    label: 'Low or high',
    explains: 'A number from 1 to 18, or from 19 to 36, is spun, as chosen.',
    win: 'A number of the chosen half is spun',
    lose: 'A number of the other half is spun',
    covers: between(1, 18),
    outside: true,
    evenChance: true,
  },
  'split-columns': {
    label: 'Split columns',
    explains: 'One of the 24 numbers in two neighbouring columns is spun.',
    win: 'A number of the two chosen columns is spun',
    lose: 'Any other number is spun',
    covers: ({ number }) => number > 0 && number % 3 !== 0,
    outside: true,
  },
  'split-dozens': {
    label: 'Split dozens',
    explains: 'One of the 24 numbers in two neighbouring dozens is spun.',
    win: 'A number of the two chosen dozens is spun',
    lose: 'Any other number is spun',
    covers: between(1, 24),
    outside: true,
  },
};

export function entryOf(wager: string): Entry {
  if (!Object.hasOwn(ENTRIES, wager)) throw new RangeError(`roulette has no wager ${wager}`);
  return ENTRIES[wager as RouletteWager];
}

export function halfLostAtZero(entry: Entry, parameters: RouletteParameters): boolean {
  return entry.evenChance === true && parameters.evenChancesAtZero === 'half-lost';
}

export function rouletteWagers(parameters: RouletteParameters): WagerSpec[] {
  return ROULETTE_WAGERS.flatMap((id) => {
    const entry = ENTRIES[id];
    if (entry.only !== undefined && entry.only !== parameters.zeros) return [];
    return [
      {
        id,
        label: entry.label,
        explains: entry.explains,
        events: eventsOf(entry, parameters),
        outcome: 'spin',
        decisions: false,
      },
    ];
  });
}

function eventsOf(entry: Entry, parameters: RouletteParameters): EventSpec[] {
  const orZero = entry.evenChance && parameters.evenChancesAtZero === 'lost' ? ', or zero' : '';
  return [
    { id: 'win', label: entry.win, settles: 'pays' },
    ...(halfLostAtZero(entry, parameters)
      ? [{ id: 'zero', label: 'Zero is spun', settles: 'pays' } as const]
      : []),
    { id: 'lose', label: `${entry.lose}${orZero}`, settles: 'lose' },
  ];
}
