/** The wagers on three dice, and what one placement of each needs to see. */
import { z } from 'zod';
import type { ThreeDice } from '../../equipment/dice';
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';

export const SicBoParameters = z.strictObject({
  /** Whether a specific double also wins on the triple of its number. */
  doubleIncludesTriple: z.boolean().default(true),
});
export type SicBoParameters = z.infer<typeof SicBoParameters>;

type Entry = {
  label: string;
  explains: (parameters: SicBoParameters) => string;
  wins: (throw_: ThreeDice, parameters: SicBoParameters) => boolean;
};

const total = ([a, b, c]: ThreeDice) => a + b + c;
const triple = ([a, b, c]: ThreeDice) => a === b && b === c;
const shows = (throw_: ThreeDice, face: number) => throw_.filter((shown) => shown === face).length;

const totalEntry = (low: number): Entry => ({
  label: `Total of ${low} or ${21 - low}`,
  explains: () => `The three dice total ${low}, or ${21 - low}, as chosen.`,
  wins: (throw_) => total(throw_) === low,
});

const TOTALS = Object.fromEntries(
  [4, 5, 6, 7, 8, 9, 10].map((low) => [`total-${low}-${21 - low}`, totalEntry(low)]),
);

const ENTRIES: Record<string, Entry> = {
  small: {
    label: 'Small',
    explains: () => 'The three dice total 4 to 10 and are not a triple.',
    wins: (throw_) => total(throw_) <= 10 && !triple(throw_),
  },
  big: {
    label: 'Big',
    explains: () => 'The three dice total 11 to 17 and are not a triple.',
    wins: (throw_) => total(throw_) >= 11 && !triple(throw_),
  },
  odd: {
    label: 'Odd',
    explains: () => 'The three dice total an odd number and are not a triple.',
    wins: (throw_) => total(throw_) % 2 === 1 && !triple(throw_),
  },
  even: {
    label: 'Even',
    explains: () => 'The three dice total an even number and are not a triple.',
    wins: (throw_) => total(throw_) % 2 === 0 && !triple(throw_),
  },
  'specific-triple': {
    label: 'Specific triple',
    explains: () => 'All three dice show the chosen number.',
    wins: (throw_) => shows(throw_, 1) === 3,
  },
  'specific-double': {
    label: 'Specific double',
    explains: ({ doubleIncludesTriple }) =>
      doubleIncludesTriple
        ? 'At least two of the dice show the chosen number.'
        : 'Two of the dice, and not the third, show the chosen number.',
    wins: (throw_, { doubleIncludesTriple }) =>
      shows(throw_, 1) === 2 || (doubleIncludesTriple && shows(throw_, 1) === 3),
  },
  'any-triple': {
    label: 'Any triple',
    explains: () => 'All three dice show the same number, whichever it is.',
    wins: triple,
  },
  ...TOTALS,
  combination: {
    label: 'Dice combination',
    explains: () => 'Both of two chosen numbers appear among the three dice.',
    wins: (throw_) => shows(throw_, 1) > 0 && shows(throw_, 2) > 0,
  },
  'four-number': {
    label: 'Four-number combination',
    explains: () => 'The three dice show three different numbers, all among the chosen four.',
    wins: (throw_) => new Set(throw_).size === 3 && throw_.every((face) => face <= 4),
  },
  'three-single': {
    label: 'Three single numbers',
    explains: () => 'The three dice show the chosen three different numbers, in any order.',
    wins: (throw_) => [1, 2, 3].every((face) => shows(throw_, face) === 1),
  },
  'double-and-single': {
    label: 'Double and single',
    explains: () => 'Two dice show one chosen number and the third shows another chosen number.',
    wins: (throw_) => shows(throw_, 1) === 2 && shows(throw_, 2) === 1,
  },
};

/** Singles are the one wager with more than one paid event. */
export const SINGLE = 'single';
export const SINGLE_EVENTS = ['lose', 'one', 'two', 'three'] as const;

export function entryOf(wager: string): Entry {
  const entry = Object.hasOwn(ENTRIES, wager) ? ENTRIES[wager] : undefined;
  if (!entry) throw new RangeError(`sic bo has no wager ${wager}`);
  return entry;
}

/** The event of a placement on number 1, or on 1, 2 and so on where several are chosen. */
export function eventOf(wager: string, parameters: SicBoParameters): (throw_: ThreeDice) => string {
  if (wager === SINGLE) return (throw_) => SINGLE_EVENTS[shows(throw_, 1)] as string;
  const { wins } = entryOf(wager);
  return (throw_) => (wins(throw_, parameters) ? 'win' : 'lose');
}

const WIN_OR_LOSE: EventSpec[] = [
  { id: 'win', label: 'The dice show what was chosen', settles: 'pays' },
  { id: 'lose', label: 'The dice show anything else', settles: 'lose' },
];

const SINGLES: WagerSpec = {
  id: SINGLE,
  label: 'Single number',
  explains: 'The chosen number appears; the more dice show it, the more is paid.',
  events: [
    { id: 'one', label: 'One die shows the chosen number', settles: 'pays' },
    { id: 'two', label: 'Two dice show the chosen number', settles: 'pays' },
    { id: 'three', label: 'Three dice show the chosen number', settles: 'pays' },
    { id: 'lose', label: 'No die shows the chosen number', settles: 'lose' },
  ],
  outcome: 'throw of three dice',
  decisions: false,
};

export function sicBoWagers(parameters: SicBoParameters): WagerSpec[] {
  const wagers = Object.entries(ENTRIES).map(([id, { label, explains }]) => ({
    id,
    label,
    explains: explains(parameters),
    events: WIN_OR_LOSE,
    outcome: 'throw of three dice',
    decisions: false,
  }));
  return [...wagers, SINGLES];
}
