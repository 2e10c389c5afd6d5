/** The most jokers of a pack; apart from the pack, so that the head of the family need not know the cards. */
export const MOST_JOKERS = 3;
