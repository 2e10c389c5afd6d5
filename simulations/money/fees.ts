/**
 * Fees by schedule: fixed sums before the cards are dealt, whatever the outcome. Of a player for each bet, and of the
 * player-dealer for each hand, by tiers of what all players together have staked.
 */
import { type Fraction, isNegative } from '../exact/fraction';
import { type Flow, fixedSum, flow } from './flow';

/** What is staked at the table, from and up to a sum; the last tier has no end. */
export type FeeTier = { from: Fraction; to?: Fraction; fee: Fraction };

export type FeeSchedule = {
  /** For each bet of a player; nothing where the player-dealer bears it all. */
  player: Fraction;
  /** For each hand of the player-dealer. */
  playerDealer: readonly FeeTier[];
};

/** The fee of the player-dealer for a hand; undefined where the schedule has no tier for what is staked. */
export const feeAt = ({ playerDealer }: FeeSchedule, staked: Fraction): Fraction | undefined =>
  playerDealer.find(({ from, to }) => !isNegative(staked.sub(from)) && !(to && isNegative(to.sub(staked))))
    ?.fee;

/**
 * In units of one wager. The fee of a hand is for all that is staked in it, so a wager bears its part of that; undefined
 * where no tier has it, and where nothing is staked.
 */
export function feeFlows(
  schedule: FeeSchedule,
  { wager, staked }: { wager: Fraction; staked: Fraction },
): Flow[] | undefined {
  const nothing = wager.n <= 0n || staked.n <= 0n;
  const hand = nothing ? undefined : feeAt(schedule, staked);
  return (
    hand && [
      flow('player', 'house', 'fee', fixedSum(schedule.player, wager)),
      flow('player-dealer', 'house', 'fee', fixedSum(hand, staked)),
    ]
  );
}
