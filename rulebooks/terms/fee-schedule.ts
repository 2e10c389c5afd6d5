/**
 * A schedule of fees as a source prints it: sums whatever the outcome, of a player for each bet and of the player-dealer
 * for each hand. A list of tiers that leaves a stake out, or has it twice, does not load: nobody could say what is owed.
 */
import { z } from 'zod';
import { type Fraction, ZERO } from '@/simulations/exact/fraction';
import { type TierFault, tierFaults } from '@/simulations/money/fee-tiers';
import type { FeeSchedule } from '@/simulations/money/fees';
import { amountText, readAmount } from '../spelling/amount';
import { clause, id } from './fields';

const fractionOf = (text: string): Fraction => readAmount(text) ?? ZERO;

const money = z
  .string()
  .refine((text) => readAmount(text) !== undefined, 'a sum reads like “1,500” or “2.50”, in whole units');

const Tier = z.object({ from: money, to: money.exactOptional(), fee: money });

const PrintedFees = z.object({
  id,
  clause,
  /** Of a player, for each bet. */
  player: money,
  /** What is staked comes in multiples of this. */
  step: money.refine((text) => fractionOf(text).n > 0n, 'what is staked comes in steps above 0'),
  /** Of the player-dealer for each hand, by what is staked in it; the last tier has no end. */
  playerDealer: z.array(Tier).min(1),
  /** Stakes for which the source itself has no fee: a hand of them has none. */
  leavesOut: z.array(z.object({ from: money, to: money })).exactOptional(),
});

const shown = (sum: Fraction): string => amountText(Math.round(sum.mul(100).valueOf()));

function said(fault: TierFault): string {
  if (fault.kind === 'backwards')
    return `A tier goes from ${shown(fault.from)} to ${shown(fault.to)}; write the lower sum first.`;
  if (fault.kind === 'overlap')
    return `Two tiers have a stake of ${between(fault)}; end the first below ${shown(fault.from)}.`;
  return fault.to
    ? `No tier has a stake of ${between(fault)}; begin the next tier at ${shown(fault.from)}, or record what the source leaves out.`
    : `No tier has a stake of ${between(fault)}; leave out the end of the last tier, or add another.`;
}

function between({ from, to }: { from: Fraction; to?: Fraction | undefined }): string {
  if (to === undefined) return `${shown(from)} or more`;
  return from.equals(to) ? shown(from) : `${shown(from)} to ${shown(to)}`;
}

const tiersOf = ({ playerDealer }: z.infer<typeof PrintedFees>): FeeSchedule['playerDealer'] =>
  playerDealer.map(({ from, to, fee }) => ({
    from: fractionOf(from),
    ...(to !== undefined && { to: fractionOf(to) }),
    fee: fractionOf(fee),
  }));

export const PrintedFeeSchedule = PrintedFees.superRefine((printed, context) => {
  const known = ({ kind, from, to }: TierFault): boolean =>
    kind === 'gap' &&
    (printed.leavesOut ?? []).some(
      (gap) => from.equals(fractionOf(gap.from)) && to?.equals(fractionOf(gap.to)) === true,
    );
  for (const fault of tierFaults(tiersOf(printed), fractionOf(printed.step)).filter((one) => !known(one)))
    context.addIssue({ code: 'custom', path: ['playerDealer'], message: said(fault) });
});
export type PrintedFeeSchedule = z.infer<typeof PrintedFeeSchedule>;

/** As the engine takes it. */
export const feeSchedule = (printed: PrintedFeeSchedule): FeeSchedule => ({
  player: fractionOf(printed.player),
  playerDealer: tiersOf(printed),
});
