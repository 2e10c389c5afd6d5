/** What is sent of a meeting: what it is to be taken as, its pieces, and what is taken. */
import type { MeetingCard } from '@/rulebooks/totalisator/card';
import type { Counts } from '@/rulebooks/totalisator/import-stakes';
import type { WholeMeeting } from '@/rulebooks/totalisator/whole-meeting';
import type { Problem } from '@/simulations/problems/problem';
import type { Answer } from '../../problems/problem';
import type { PackedPools } from '../packed-stakes';

/** Plain data, for a thread. `staked`: how many stakes each pool has now. */
export type ToTake =
  | { as: 'bets' | 'stakes'; rulebook: string; card: MeetingCard; staked: Counts }
  | { as: 'meeting'; rulebook: string | undefined };

/** The next piece, or the end. */
export type Piece = { chunk: Uint8Array } | 'end';

/** `whole`: beside the stakes, of a whole meeting. */
export type Taken = {
  pools: PackedPools;
  whole?: Omit<WholeMeeting, 'stakes'> & { rulebook: string };
};
export type PieceDone = { fault: Problem | undefined } | { taken: Answer<Taken> };

export interface Taking {
  next(piece: Piece): Promise<PieceDone>;
}
