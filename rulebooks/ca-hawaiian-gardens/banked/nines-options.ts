/** Options of the nines: how many packs are in play, and what the player-dealer does where the rules leave a choice. */
import type { GameInput } from '../../format/record';

type OptionInput = NonNullable<GameInput['options']>[number];

const packs = (from: number): OptionInput['values'] =>
  Array.from({ length: 13 - from }, (_, at) => at + from).map((count) => ({
    value: String(count),
    label: count === 1 ? '1 deck' : `${count} decks`,
  }));

/** From so many to twelve, of 36 cards each. */
export const ninesDecks = (clause: string, from: 1 | 2): OptionInput => ({
  id: 'decks',
  label: 'Decks',
  explains: 'How many decks, without sevens, eights, nines and tens, are in play.',
  clause,
  values: packs(from),
  default: '8',
  sets: 'decks',
  setsIn: { 'nines-house-way': 'decks' },
  ...(from === 1 ? { open: true } : {}),
  recorded: [String(from), '8', '12'],
});

export const bankOnFiveAndSix = (clause: string): OptionInput => ({
  id: 'bank',
  label: 'The player-dealer on 5 and 6',
  explains:
    'What the figures take the player-dealer to do where the rules leave a choice. The player answers it in the best way. The house way is what these rules call the logical way.',
  clause,
  values: [
    { value: 'house-way', label: 'draws on 5 and stands on 6, by the house way' },
    { value: 'stands', label: 'stands on both' },
    { value: 'draws', label: 'draws on both' },
    { value: 'best-reply', label: 'does what costs players most who play by the house way' },
  ],
  default: 'house-way',
  sets: 'bank',
});
