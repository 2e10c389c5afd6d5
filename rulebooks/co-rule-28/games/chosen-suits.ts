/** Which suit wins the most at two progressives of Eternal Baccarat: the licensee's choice, which no chance depends on. */
import type { OptionInput } from './options';

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

const PAIRS = SUITS.flatMap((one, index) =>
  SUITS.slice(index + 1).map((other) => ({ value: `${one}-${other}`, label: `${one} and ${other}` })),
);

const oneSuit = (id: string, wager: string, clause: string): OptionInput => ({
  id,
  label: `Chosen suit, ${wager}`,
  explains: `The suit that takes the meter of the ${wager}. It is shown with its pays.`,
  clause,
  values: SUITS.map((suit) => ({ value: suit, label: suit })),
  default: 'spades',
});

export const chosenSuits = (): OptionInput[] => [
  oneSuit('sun-7-suit', 'Sun 7 Progressive', '30-2899.07(8)(e)(iv)'),
  oneSuit('fate-38-suit', 'Fate 38 Progressive (F38-01 to F38-03)', '30-2899.07(8)(f)(iv)'),
  {
    id: 'fate-38-suits',
    label: 'Chosen suits, Fate 38 Progressive (F38-04)',
    explains: 'The two suits that take the meter of the Fate 38 Progressive. They are shown with its pays.',
    clause: '30-2899.07(8)(f)(v)',
    values: PAIRS,
    default: 'spades-hearts',
  },
];
