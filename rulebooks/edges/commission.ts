/** What a charged wager costs at the stakes of a table: the rulebook's charge under the options chosen, in money. */

import { type Fraction, type FractionText, ONE, toText, ZERO } from '@/simulations/exact/fraction';
import {
  breakEvenShare,
  type Commission,
  edgeAtStake,
  ROUNDINGS,
  type Rounding,
  stakesBetween,
} from '@/simulations/figures/commission';
import { extremes } from '@/simulations/figures/extreme-stakes';
import { netPay } from '@/simulations/pays/net-pay';
import type { Distribution } from '@/simulations/wagers/distribution';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import { chargesOn } from '../offer/charges';
import { printedPay } from '../offer/pay-table';
import { minorUnits } from '../spelling/amount';
import type { ClauseId } from '../spelling/ids';
import type { Game, GameOption } from '../terms/game';
import type { Wager } from '../terms/wager';
import type { Circumstances } from '../variant/variant';

export type StakeFigures = { stake: number; charge: FractionText; houseEdge: FractionText };

export type CommissionFigures = {
  /** The option that is charged: "Vigorish". */
  label: string;
  clause: ClauseId;
  /** The names of all events on which it is taken. */
  events: string[];
  from: Commission['from'];
  share: FractionText;
  rounding: Rounding;
  /** The words of the rounding that was chosen. */
  rounded?: string;
  /** Minor units. */
  coin: number;
  currency: string;
  /** Whether the stakes go from the table's own limits, or from ours because none are given. */
  limited: boolean;
  stakes: StakeFigures[];
  /** Between neighbouring stakes, in minor units: the largest coin in which the charge and both limits are whole. */
  step: number;
  /** Over every stake from limit to limit, both included. */
  least: StakeFigures;
  most: StakeFigures;
  breakEven?: FractionText;
};

/** Where no limits are given: one to a thousand dollars. */
const NO_LIMITS = { minimum: 100, maximum: 100_000 };

const largestCommon = (one: number, other: number): number =>
  other === 0 ? one : largestCommon(other, one % other);

function roundingOf(game: Game, option: GameOption, options: Map<string, string>) {
  const value = option.rounding && options.get(option.rounding.option);
  const rounding = ROUNDINGS.find((known) => known === value) ?? 'exact';
  const words = game.options
    .find(({ id }) => id === option.rounding?.option)
    ?.values.find((known) => known.value === value)?.label;
  return { rounding, coin: minorUnits(option.rounding?.to ?? '0.01') ?? 1, rounded: words };
}

/** By event: what the printed table pays before the charge, and what the game itself does. */
function grossOf(wager: Wager, spec: WagerSpec): (event: string) => Fraction {
  const pays = new Map(
    spec.events.map(({ id, settles }) => {
      if (settles !== 'pays') return [id, settles === 'push' ? ZERO : ONE.neg()] as const;
      const printed = Object.hasOwn(wager.minimum, id) ? wager.minimum[id] : undefined;
      return [id, printed === undefined ? ONE.neg() : netPay(printedPay(printed))] as const;
    }),
  );
  return (event) => pays.get(event) ?? ONE.neg();
}

/** Of the wager as the rulebook prints it, before the charge; nothing where no option charges it. */
export function commissionFigures(
  { game, currency }: { game: Game; currency: string },
  printed: Wager,
  options: Map<string, string>,
  { spec, distribution }: { spec: WagerSpec; distribution: Pick<Distribution, 'universe' | 'outcomes'> },
  limits?: Circumstances['limits'],
): CommissionFigures | undefined {
  const [charged, ...others] = chargesOn(game, printed, options);
  if (!charged?.option.rounding) return undefined;
  const { option, event, from, share } = charged;
  const alike = others.filter((other) => other.option === option && other.from === from);
  const events: Commission['events'] = [event, ...alike.map((other) => other.event)];
  const { rounded, ...rounding } = roundingOf(game, option, options);
  const commission: Commission = { events, from, share, ...rounding };
  const gross = grossOf(printed, spec);
  const own = limits && limits.currency === currency && limits.minimum <= limits.maximum ? limits : undefined;
  const { minimum, maximum } = own ?? NO_LIMITS;
  const shown = ({ stake, charge, edge }: ReturnType<typeof edgeAtStake>): StakeFigures => ({
    stake,
    charge: toText(charge),
    houseEdge: toText(edge),
  });
  const step = largestCommon(commission.coin, largestCommon(minimum, maximum));
  const bounds = extremes(distribution, gross, commission, { from: minimum, to: maximum, step });
  const breakEven = breakEvenShare(distribution, gross, commission);
  return {
    label: option.label,
    clause: option.clause,
    events: events.map((charge) => spec.events.find(({ id }) => id === charge)?.label ?? charge),
    from,
    share: toText(share),
    ...rounding,
    ...(rounded === undefined ? {} : { rounded }),
    currency,
    limited: own !== undefined,
    stakes: stakesBetween(minimum, maximum).map((stake) =>
      shown(edgeAtStake(distribution, gross, commission, stake)),
    ),
    step,
    least: shown(bounds.least),
    most: shown(bounds.most),
    ...(breakEven && { breakEven: toText(breakEven) }),
  };
}
