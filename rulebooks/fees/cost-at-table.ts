/** What an option costs at a table: a hand, an hour, a seat, and each unit wagered; and the same with another number of players. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import {
  type Charge,
  type Cost,
  costOf,
  ofOneSeat,
  PAYERS,
  type Payer,
  perUnit,
} from '@/simulations/fees/cost';
import { ok, type Result } from '@/simulations/problems/problem';
import { type AtTable, chargesOf } from './charging';
import { feesFor, lowest, PLAYER_COUNTS } from './checks/charged';
import type { FeeOption } from './schedule';

export type Pace = {
  /** Hands an hour. */
  hands: number;
  /** By all in a hand; known of itself in a banked game. */
  wagered?: Fraction | undefined;
};

export type CostAtTable = {
  option: FeeOption;
  at: AtTable;
  hands: number;
  wagered: Fraction | undefined;
  whole: Cost;
  payers: { payer: Payer; cost: Cost /** Of each unit wagered. */; ofWagered?: Fraction }[];
  seat: Cost;
};

export function costAtTable(option: FeeOption, at: AtTable, pace: Pace): Result<CostAtTable> {
  const charged = chargesOf(option, at);
  if (!charged.ok) return charged;
  const { charges, wagered = pace.wagered } = charged.value;
  const hourly = { handsPerHour: ratio(pace.hands) };
  const cost = (borne: readonly Charge[], payer?: Payer) => costOf(borne, hourly, payer);
  const payers = PAYERS.map((payer) => ({ payer, cost: cost(charges, payer) }))
    .filter((each) => each.cost.perHand.n !== 0n)
    .map((each) => ({ ...each, ...(wagered && { ofWagered: perUnit(each.cost, wagered) }) }));
  const borne = cost(charges.filter(({ payer }) => payer !== 'player-dealer'));
  return ok({
    option,
    at,
    hands: pace.hands,
    wagered,
    whole: cost(charges),
    payers,
    seat: ofOneSeat(borne, at.players),
  });
}

/** At every number of players that the option serves. */
export const costByPlayers = (option: FeeOption, at: AtTable, pace: Pace): CostAtTable[] =>
  [1, ...PLAYER_COUNTS].flatMap((players) => {
    const cost = costAtTable(option, { ...at, players }, pace);
    return cost.ok ? [cost.value] : [];
  });

/** A table to start from: as full and as small as the option serves. */
export function firstTable(option: FeeOption): { players: number; limit: string } {
  const served = PLAYER_COUNTS.filter((players) => feesFor(option, players).length > 0);
  const { min, max } = option.limit;
  return { players: served.at(-1) ?? 1, limit: String(lowest(min) ?? lowest(max) ?? 100) };
}
