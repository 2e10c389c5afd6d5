/** A settled meeting, pool by pool, as text. */
import { listed } from '@/simulations/printing/lists';
import { carriedIn, wholeRounding } from '@/simulations/totalisator/account';
import type { Dividend } from '@/simulations/totalisator/dividend';
import { dollars, type Reason } from '@/simulations/totalisator/reason';
import { READINGS } from '@/simulations/totalisator/rules';
import type { Settled } from '@/simulations/totalisator/settle-meeting';
import { paidOn, poolNamed } from '@/simulations/totalisator/settlement-names';
import { textTable } from './text-table';

function dividendRows(dividends: readonly Dividend[]): string[][] {
  return dividends.map((dividend) => [
    dividend.label ?? (dividend.kind === 'deemed' ? 'Deemed winner' : 'Dividend'),
    paidOn(dividend),
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
  const { account, dividends, reasons } = settlement;
  const money = [
    ['staked', account.staked],
    ['brought in', account.broughtIn],
    ['refunded', account.refunded],
    ['deducted', account.deducted],
    ['net pool', settlement.netPool],
    ['paid', account.paid],
    ['rounding', wholeRounding(account)],
    ['carried forward', carriedIn(account)],
  ] as const;
  const whys = dividends.map(
    (dividend) =>
      `Why ${dollars(dividend.declared)} on ${paidOn(dividend)}:\n${dividend.because.map(reasonLine).join('\n')}`,
  );
  const read = others.map(({ id, settlement: other }) => {
    const pays = other.dividends.map((one) => `${dollars(one.declared)} on ${paidOn(one)}`);
    return `${READINGS[id].says} Read the other way: ${pays.length > 0 ? listed(pays) : 'no dividend'}.`;
  });
  return [
    poolNamed(settlement),
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
