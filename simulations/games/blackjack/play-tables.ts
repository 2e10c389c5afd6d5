/** The play that was found where nothing is shown by totals alone: a table for two cards, and one by the total of more. */
import type { StrategyTable, Tone } from '../../family/solution';

/** Choices in a game whose hands may be given up at any two cards. */
export const [STAND, DRAW, DOUBLE, GIVE_UP, SPLIT] = [0, 1, 2, 3, 4];
export const CHOICES = 5;

/** By letters, as the chart of blackjack: a dozen columns of words fit no leaflet. */
const LETTERS: Readonly<Record<number, string>> = {
  [STAND]: 'S',
  [DRAW]: 'H',
  [DOUBLE]: 'D',
  [GIVE_UP]: 'R',
  [SPLIT]: 'P',
};
export const MEANS = 'S: stand; H: draw a card; D: double; R: give up half';
export const BY_CARDS = '-';
const TONES: Readonly<Record<string, Tone>> = {
  S: 'stand',
  H: 'draw',
  D: 'double',
  P: 'split',
  R: 'give-up',
};

export type Shown = {
  /** Cards that the dealer may show, by name. */
  columns: string[];
  ups: readonly number[];
  /** Kinds of card, each with those that it is beside in the first table, in the order of the rows. */
  pairs: readonly (readonly [a: number, b: number])[];
  kindName: (kind: number) => string;
  firstTwo: (up: number, a: number, b: number) => number;
  /** What is done with hands of three cards and more that can be held, of a total. */
  more: (up: number, total: number, soft: boolean) => Iterable<number>;
  totals: readonly { total: number; soft: boolean }[];
  /** Of the first two cards: what wins at once. */
  atOnce: string;
};

export function playTables({
  columns,
  ups,
  pairs,
  kindName,
  firstTwo,
  more,
  totals,
  atOnce,
}: Shown): [two: StrategyTable, more: StrategyTable] {
  const letter = (choice: number) => LETTERS[choice] as string;
  const ofMore = (up: number, total: number, soft: boolean) => {
    const [only = STAND, ...others] = new Set(more(up, total, soft));
    return others.length === 0 ? letter(only) : BY_CARDS;
  };
  return [
    {
      id: 'two-cards',
      caption: 'What to do with the first two cards',
      explains: `By the dealer’s card. ${MEANS}; P: split. ${atOnce}`,
      columns,
      rows: pairs.map(([a, b]) => ({
        label: `${kindName(a)}-${kindName(b)}`,
        cells: ups.map((up) => letter(firstTwo(up, a, b))),
      })),
      tones: TONES,
    },
    {
      id: 'more-cards',
      caption: 'What to do with three cards and more',
      explains: `By the total of a hand that was not split; lower totals draw and higher ones stand. ${MEANS}; ${BY_CARDS}: hands of that total differ.`,
      columns,
      rows: totals.map(({ total, soft }) => ({
        label: `${soft ? 'Soft' : 'Hard'} ${total}`,
        cells: ups.map((up) => ofMore(up, total, soft)),
      })),
      tones: TONES,
    },
  ];
}
