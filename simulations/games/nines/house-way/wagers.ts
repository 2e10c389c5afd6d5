/** What the wagers by the house way are called. */
export const PLAYER_HOUSE_WAY = 'player-house-way';
export const BANK_WAGER = 'bank';
export const TIE_WAGER = 'tie';
export const NATURAL_TIE = 'natural-tie';
