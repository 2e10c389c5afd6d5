/**
 * Rules 11.45 and 11.98: a winning hand that is the five cards in common is won by every player with the wager. A royal
 * flush is divided equally, (a); of a straight flush each gets a tenth, (b). Fixed pays are each player's own, (c).
 *
 * Meetings are counted over all boards and hole cards of two players, C(52,5) C(47,2) C(45,2) deals. Two royal flushes
 * with hole cards never meet, nor three straight flushes.
 */
export const HANDS_ON_THE_BOARD = {
  shared: 'board',
  board: {
    part: '1/21',
    events: { 'royal-flush': 'split', 'straight-flush': 'each' },
    meetings: [
      { first: 'royal-flush', second: 'straight-flush', own: '8557/57945437550', onBoard: '1/14944020' },
      { first: 'straight-flush', second: 'straight-flush', own: '97/43513470' },
    ],
  },
} as const;
