/**
 * Rules 11.45 and 11.98: a winning hand that is the five cards in common is won by every player with the wager. A royal
 * flush is divided equally, (a); of a straight flush each gets a tenth, (b). Fixed pays are each player's own, (c).
 */
export const HANDS_ON_THE_BOARD = {
  shared: 'board',
  board: { part: '1/21', events: { 'royal-flush': 'split', 'straight-flush': 'each' } },
} as const;
