/** What a wager earns on other players' hands, in money and of its stake: the same for screens and papers. */

import {
  type Fraction,
  type FractionText,
  fromText,
  ratio,
  toText,
  ZERO,
} from '@/simulations/exact/fraction';
import { paidPerHand, shareOfStake } from '@/simulations/figures/on-others';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { permits } from '../offer/engine-wager';
import { minorUnits, readAmount } from '../spelling/amount';
import type { ClauseId } from '../spelling/ids';
import { readSums } from '../spelling/sums';
import type { Game } from '../terms/game';
import type { OnOthers } from '../terms/on-others';
import type { Wager } from '../terms/wager';

export type OnOthersFigures = {
  /** "Envy Bonus". */
  called: string;
  clause: ClauseId;
  currency: string;
  /** Minor units. */
  qualifies: number;
  amounts: { label: string; amount: number }[];
  /** On average for each other hand, in money. */
  perHand: FractionText;
  /** Minor units: the stake that qualifies, and larger ones. */
  stakes: number[];
  by: {
    otherHands: number;
    /** On average, in money. */
    worth: FractionText;
    /** The house edge less what the other hands pay, at each of the stakes. */
    edges: FractionText[];
  }[];
};

/** Of the stake that qualifies: a larger one is paid no more. */
const STAKES = [1, 2, 5];

/** By event: a printed table, or the sums that the operator wrote in its place. */
function paysOf(
  { options }: Pick<Game, 'options'>,
  { option: id, amounts }: OnOthers,
  value: string,
): Map<string, Fraction> {
  const printed = amounts[value];
  if (printed)
    return new Map(Object.entries(printed).map(([event, amount]) => [event, readAmount(amount) ?? ZERO]));
  const sums = options.find((option) => option.id === id)?.sums ?? [];
  const given = readSums(value, sums.length) ?? [];
  return new Map(given.map((sum, at) => [sums[at]?.id ?? '', ratio(sum, 100)]));
}

/** Undefined where the wager earns nothing on other hands. */
export function onOthersFigures(
  { game, currency }: { game: Pick<Game, 'options'>; currency: string },
  { onOthers }: Pick<Wager, 'onOthers'>,
  options: ReadonlyMap<string, string>,
  { events, houseEdge }: Pick<WagerFigures, 'events' | 'houseEdge'>,
): OnOthersFigures | undefined {
  if (!onOthers) return undefined;
  const chosen = (id: string): string => {
    const option = game.options.find((known) => known.id === id);
    const value = options.get(id);
    return (option && value !== undefined && permits(option, value) ? value : option?.default) ?? '';
  };
  const pays = paysOf(game, onOthers, chosen(onOthers.option));
  const qualifies = minorUnits(chosen(onOthers.qualifies));
  if (!qualifies || pays.size === 0) return undefined;
  const perHand = paidPerHand(events, pays);
  const stakes = STAKES.map((times) => times * qualifies);
  return {
    called: onOthers.called,
    clause: onOthers.clause,
    currency,
    qualifies,
    amounts: events.flatMap(({ id, label }) => {
      const amount = pays.get(id);
      return amount ? [{ label, amount: Number(amount.mul(100).n) }] : [];
    }),
    perHand: toText(perHand),
    stakes,
    by: Array.from({ length: onOthers.most }, (_, i) => i + 1).map((otherHands) => ({
      otherHands,
      worth: toText(perHand.mul(otherHands)),
      edges: stakes.map((stake) =>
        toText(fromText(houseEdge).sub(shareOfStake(perHand, otherHands, ratio(stake, 100)))),
      ),
    })),
  };
}
