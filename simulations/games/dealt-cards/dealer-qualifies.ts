/** How a wager against a dealer who has to qualify can end, as the games without community cards word it. */
import type { EventSpec } from '../../wagers/event';

export const UNQUALIFIED = { id: 'dealer-not-qualified', label: 'The dealer does not qualify' } as const;
export const WINS: EventSpec = {
  id: 'win',
  label: 'The dealer qualifies and the player wins',
  settles: 'pays',
};
export const LOSES: EventSpec = { id: 'lose', label: 'The dealer qualifies and wins', settles: 'lose' };
export const PLAYER_FOLDS: EventSpec = { id: 'fold', label: 'The player folds', settles: 'lose' };

/** How equal hands are settled, as a parameter of the game. */
export const TIES = ['stand-off', 'dealer-wins'] as const;

export const bothEqual = (ties: (typeof TIES)[number]): EventSpec => ({
  id: 'tie',
  label: 'Both hands are equal',
  settles: ties === 'stand-off' ? 'push' : 'lose',
});

/** What is placed to stay in: "equal to the ante", "2 times the ante". */
export const inAntes = (times: number): string =>
  times === 1 ? 'equal to the ante' : `${times} times the ante`;

const WITH: Readonly<Record<string, string>> = {
  'jack-high': 'jack high',
  'queen-high': 'queen high',
  'king-high': 'king high',
  'ace-high': 'ace high',
  'ace-king': 'ace and king',
  pair: 'a pair',
};

/** As it is printed on the table; nothing where the dealer always plays. */
export const qualifiesWith = (weakest: string): string[] => {
  const hand = Object.hasOwn(WITH, weakest) ? WITH[weakest] : undefined;
  return hand === undefined ? [] : [`Dealer qualifies with ${hand} or better`];
};
