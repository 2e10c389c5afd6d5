/** Cards as blackjack sees them: ten kinds, by what they count. Tens, jacks, queens and kings are one kind. */

export const KINDS = 10;
/** Kind k from 1 to 8 counts k + 1. */
export const ACE = 0;
export const TEN = 9;

export const points = (kind: number): number => (kind === ACE ? 1 : kind + 1);

/** As people write it: "A", "10". */
export const kindName = (kind: number): string => (kind === ACE ? 'A' : String(kind + 1));

const RANKS_OF_TEN = 4;

/** How many tens, jacks, queens and kings so many packs hold, each by itself. */
export const tensOf = (decks: number): number[] => Array<number>(RANKS_OF_TEN).fill(4 * decks);

/** How many cards of each kind so many packs hold. */
export const shoeOf = (decks: number): number[] =>
  Array.from({ length: KINDS }, (_, kind) => (kind === TEN ? 16 : 4) * decks);
