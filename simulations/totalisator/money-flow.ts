/** Where the money of a settled pool came from and where each part of it went, to be drawn and read aloud. */
import { listed } from '../printing/lists';
import { type CarriedTo, wholeRounding } from './account';
import type { Dividend } from './dividend';
import type { Settlement } from './pool';
import { dollars, sentence } from './reason';
import { paidOn } from './settlement-names';

/** `past`: taken from the stakes before anything is divided. */
export type FlowEnd = { name: string; cents: bigint; past?: true };

export type MoneyFlow = {
  from: FlowEnd[];
  /** What is divided or carried, where there is any. */
  through: FlowEnd | undefined;
  to: FlowEnd[];
};

/** More are drawn as the largest of them and the rest together. */
const MOST_DIVIDENDS = 8;

/** What was taken for the reserve before anything was divided; a merged pool's jackpot can go back there besides. */
const reservedOf = ({ account, netPool, outcome }: Settlement): bigint =>
  outcome === 'refunded' ? 0n : account.staked - account.refunded - account.deducted - netPool;

const CARRIED_TO: Record<CarriedTo, string> = {
  jackpot: 'To the jackpot pool',
  reserve: 'To the jackpot reserve',
  held: 'Held',
};

const some = (end: FlowEnd): FlowEnd[] => (end.cents > 0n ? [end] : []);

const sumOf = (ends: readonly { cents: bigint }[]): bigint =>
  ends.reduce((all, { cents }) => all + cents, 0n);

function endOf(dividend: Dividend): FlowEnd {
  const { kind, label = 'Dividend', declared, paid } = dividend;
  const deemed = kind === 'deemed' ? ', deemed to have won' : '';
  return { name: `${label} of ${dollars(declared)} on ${paidOn(dividend, 1)}${deemed}`, cents: paid };
}

function paidEnds(dividends: readonly Dividend[]): FlowEnd[] {
  const ends = dividends.map(endOf);
  if (ends.length <= MOST_DIVIDENDS) return ends;
  const largest = new Set(
    [...ends].sort((a, b) => (a.cents > b.cents ? -1 : 1)).slice(0, MOST_DIVIDENDS - 1),
  );
  const rest = ends.filter((end) => !largest.has(end));
  return [...largest, { name: `${rest.length} more dividends`, cents: sumOf(rest) }];
}

export function moneyFlow(settlement: Settlement): MoneyFlow {
  const { account, netPool, dividends, carried } = settlement;
  const reserved = reservedOf(settlement);
  const rounding = wholeRounding(account);
  const carriedTo = (to: CarriedTo): FlowEnd => ({
    name: CARRIED_TO[to],
    cents: sumOf(carried.filter((one) => one.to === to)),
  });
  const from = [
    { name: 'Staked', cents: account.staked },
    ...some({ name: 'Jackpot brought in', cents: account.broughtIn }),
    ...some({ name: 'Cost of rounding', cents: -rounding }),
  ];
  const divided = [
    ...paidEnds(dividends),
    ...some(carriedTo('jackpot')),
    ...some({ name: 'Back to the jackpot reserve', cents: carriedTo('reserve').cents - reserved }),
    ...some(carriedTo('held')),
    ...some({ name: 'Kept by rounding', cents: rounding }),
  ];
  const named = [
    ...(netPool > 0n ? ['net pool'] : []),
    ...(account.broughtIn > 0n ? ['jackpot'] : []),
    ...(rounding < 0n ? ['cost of rounding'] : []),
  ];
  const name = listed(named);
  return {
    from,
    through: divided.length > 0 ? { name: sentence(name), cents: sumOf(divided) } : undefined,
    to: [
      ...some({ name: 'Refunded', cents: account.refunded, past: true }),
      ...some({ name: 'Deducted', cents: account.deducted, past: true }),
      ...some({ ...carriedTo('reserve'), cents: reserved, past: true }),
      ...divided,
    ],
  };
}

export const flowTotal = ({ from }: MoneyFlow): bigint => sumOf(from);

/** The whole flow in two sentences. */
export function flowSaid({ from, to }: MoneyFlow): string {
  const said = (ends: readonly FlowEnd[]) =>
    listed(ends.map(({ name, cents }) => `${name} ${dollars(cents)}`));
  return `In: ${said(from)}. Out: ${said(to)}.`;
}
