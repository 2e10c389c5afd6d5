/** A settled meeting, pool by pool: as text and as JSON. */
import { toText } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { carriedIn, roundingOf } from '@/simulations/totalisator/account';
import type { Dividend } from '@/simulations/totalisator/dividend';
import type { Settlement } from '@/simulations/totalisator/pool';
import { dollars, type Reason } from '@/simulations/totalisator/reason';
import { READINGS } from '@/simulations/totalisator/rules';
import { keyOf, type Legs } from '@/simulations/totalisator/selection';
import type { Settled } from '@/simulations/totalisator/settle-meeting';
import { textTable } from './text-table';

/** As a number where a program reads it exactly, else as digits. */
const cents = (amount: bigint): number | string =>
  amount <= BigInt(Number.MAX_SAFE_INTEGER) && amount >= BigInt(-Number.MAX_SAFE_INTEGER)
    ? Number(amount)
    : String(amount);

const combinationJson = (legs: Legs, { type }: Settlement) => (type.races === 1 ? (legs[0] ?? []) : legs);

const reasonJson = ({ clause, says }: Reason) => ({ clause, says });

function dividendJson(dividend: Dividend, settlement: Settlement) {
  const { legs, paysEach, races } = dividend;
  return {
    kind: dividend.kind,
    ...(dividend.label !== undefined && { prize: dividend.label }),
    ...(paysEach
      ? {
          combinations: paysEach.map((each) => combinationJson(each, settlement)),
          text: paysEach.map(keyOf).join(', '),
        }
      : { combination: combinationJson(legs, settlement), text: keyOf(legs) }),
    ...(races && { races }),
    unit: cents(dividend.unit),
    dividend: cents(dividend.declared),
    calculated: toText(dividend.calculated),
    part: toText(dividend.part),
    staked: cents(dividend.staked),
    paid: cents(dividend.paid),
    unpaid: cents(dividend.unpaid),
    reasons: dividend.because.map(reasonJson),
  };
}

const isConsolation = ({ kind }: Dividend): boolean => kind === 'consolation';

/** A fraction that the accounts have shown to be whole. */
const wholeCents = (settlement: Settlement): bigint => {
  const rounding = roundingOf(settlement.account);
  return rounding.s * rounding.n;
};

export const settledJson = (settled: readonly Settled[]) => ({
  pools: settled.map(({ settlement, others }) => {
    const { account, dividends, deemed, carried, reasons } = settlement;
    return {
      pool: settlement.type.id,
      races: settlement.races,
      outcome: settlement.outcome,
      unit: cents(settlement.unit),
      staked: cents(account.staked),
      broughtIn: cents(account.broughtIn),
      refunded: cents(account.refunded),
      deducted: cents(account.deducted),
      netPool: cents(settlement.netPool),
      dividends: dividends.filter((one) => !isConsolation(one)).map((one) => dividendJson(one, settlement)),
      consolations: dividends.filter(isConsolation).map((one) => dividendJson(one, settlement)),
      deemedWinners: deemed.map((legs) => combinationJson(legs, settlement)),
      paid: cents(account.paid),
      rounding: cents(wholeCents(settlement)),
      carriedForward: cents(carriedIn(account)),
      carried: carried.map(({ to, cents: amount, clause, says }) => ({
        to,
        amount: cents(amount),
        clause,
        says,
      })),
      reasons: reasons.map(reasonJson),
      otherReadings: others.map(({ id, settlement: other }) => ({
        reading: id,
        says: READINGS[id].says,
        dividends: other.dividends.map((one) => dividendJson(one, other)),
        carriedForward: cents(carriedIn(other.account)),
      })),
    };
  }),
});

const shownOn = ({ legs, paysEach }: Dividend): string =>
  paysEach
    ? paysEach.length > 4
      ? `${paysEach.length} combinations`
      : paysEach.map(keyOf).join(', ')
    : keyOf(legs);

function dividendRows(dividends: readonly Dividend[]): string[][] {
  return dividends.map((dividend) => [
    dividend.label ?? (dividend.kind === 'deemed' ? 'Deemed winner' : 'Dividend'),
    shownOn(dividend),
    dollars(dividend.declared),
    dollars(dividend.unit),
    dollars(dividend.staked),
    dollars(dividend.paid),
  ]);
}

const COLUMNS = [
  { title: 'prize' },
  { title: 'combination' },
  { title: 'dividend', right: true },
  { title: 'for a bet of', right: true },
  { title: 'staked', right: true },
  { title: 'paid', right: true },
];

const reasonLine = ({ clause, says }: Reason): string => `  ${clause}: ${says}`;

function poolText({ settlement, others }: Settled): string {
  const { type, races, account, dividends, reasons } = settlement;
  const where = races.length === 1 ? `race ${races[0]}` : `races ${listed(races.map(String))}`;
  const money = [
    ['staked', account.staked],
    ['brought in', account.broughtIn],
    ['refunded', account.refunded],
    ['deducted', account.deducted],
    ['net pool', settlement.netPool],
    ['paid', account.paid],
    ['rounding', wholeCents(settlement)],
    ['carried forward', carriedIn(account)],
  ] as const;
  const whys = dividends.map(
    (dividend) =>
      `Why ${dollars(dividend.declared)} on ${shownOn(dividend)}:\n${dividend.because.map(reasonLine).join('\n')}`,
  );
  const read = others.map(({ id, settlement: other }) => {
    const pays = other.dividends.map((one) => `${dollars(one.declared)} on ${shownOn(one)}`);
    return `${READINGS[id].says} Read the other way: ${pays.length > 0 ? listed(pays) : 'no dividend'}.`;
  });
  return [
    `${type.label}, ${where}`,
    textTable(
      [{ title: 'money' }, { title: 'amount', right: true }],
      money.filter(([, amount]) => amount !== 0n).map(([name, amount]) => [name, dollars(amount)]),
    ),
    ...(dividends.length > 0 ? [textTable(COLUMNS, dividendRows(dividends))] : []),
    reasons.map(reasonLine).join('\n'),
    ...whys,
    ...read,
  ].join('\n\n');
}

export const settledText = (settled: readonly Settled[]): string =>
  `${settled.map(poolText).join('\n\n\n')}\n`;
