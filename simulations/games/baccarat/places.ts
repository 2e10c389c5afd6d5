/** Where the cards of a round lie. The first four are dealt in this order; a third card is the fifth or sixth dealt. */
export const PLACES = ['player-1', 'banker-1', 'player-2', 'banker-2', 'player-3', 'banker-3'] as const;

export const PLAYER_PLACES = [0, 2, 4] as const;
export const BANKER_PLACES = [1, 3, 5] as const;
export const FIRST_FOUR = [0, 1, 2, 3] as const;
export const ALL_PLACES = [0, 1, 2, 3, 4, 5] as const;
export const PLAYER_THIRD = 4;
export const BANKER_THIRD = 5;

export type Places = readonly number[];
