/** Whose play the figures of a round are, in words: the best, or the one that its family names. */
import type { Strategy } from './solution-wire';

type Assumed = Pick<Strategy, 'play'> | null;

export const playName = (strategy: Assumed): string => strategy?.play?.label ?? 'The best play';

/** After "a player who". */
export const playerWho = (strategy: Assumed): string => strategy?.play?.explains ?? 'makes no mistakes';
