/**
 * What fees cost: sums whatever the outcome, so an hour of them is arithmetic, and exact. Who pays is kept apart, since a pot, a player and a
 * player-dealer bear them differently; as flows they add to what a round moves. Derived in `method.md`.
 */
import { type Fraction, ratio, sum } from '../exact/fraction';
import { type Flow, fixedSum, flow, type Party } from '../money/flow';

export const PAYERS = ['pot', 'player', 'player-dealer'] as const;
export type Payer = (typeof PAYERS)[number];

export type Charge = {
  name: string;
  payer: Payer;
  amount: Fraction;
  per: 'hand' | 'half-hour';
  /** How many of them are taken at once, on average: seats or bets, times how often the moment is reached. */
  times: Fraction;
};

export type Pace = { handsPerHour: Fraction };
export type Cost = { perHand: Fraction; perHour: Fraction };

const HALF_HOURS = ratio(2);

const ofHand = (charge: Charge, { handsPerHour }: Pace): Fraction => {
  const taken = charge.amount.mul(charge.times);
  return charge.per === 'hand' ? taken : taken.mul(HALF_HOURS).div(handsPerHour);
};

/** Of all charges, or of those that one payer bears. */
export function costOf(charges: readonly Charge[], pace: Pace, payer?: Payer): Cost {
  const borne = charges.filter((charge) => payer === undefined || charge.payer === payer);
  const perHand = sum(borne.map((charge) => ofHand(charge, pace)));
  return { perHand, perHour: perHand.mul(pace.handsPerHour) };
}

/** A seat's part where all seats bear the same, as over many hands each does. */
export const ofOneSeat = ({ perHand, perHour }: Cost, seats: number): Cost => ({
  perHand: perHand.div(seats),
  perHour: perHour.div(seats),
});

/** Of each unit that is wagered in a hand. */
export const perUnit = ({ perHand }: Cost, wagered: Fraction): Fraction => perHand.div(wagered);

const PARTY: Record<Payer, Party> = { pot: 'pool', player: 'player', 'player-dealer': 'player-dealer' };

/** In units of what is wagered in a hand, for the views of `money/views.ts`. */
export const feeFlowsOf = (charges: readonly Charge[], pace: Pace, wagered: Fraction): Flow[] =>
  PAYERS.flatMap((payer) => {
    const { perHand } = costOf(charges, pace, payer);
    return perHand.n === 0n ? [] : [flow(PARTY[payer], 'house', 'fee', fixedSum(perHand, wagered))];
  });
