/** A settlement in words, as a page shows it. */
import { counted } from '@/rulebooks/spelling/wording';
import { ratio } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import type { Money } from '@/simulations/totalisator/amended';
import type { Dividend } from '@/simulations/totalisator/dividend';
import { type FlowEnd, flowSaid, flowTotal, moneyFlow } from '@/simulations/totalisator/money-flow';
import type { Settlement } from '@/simulations/totalisator/pool';
import { dollars } from '@/simulations/totalisator/reason';
import { READINGS } from '@/simulations/totalisator/rules';
import type { Settled } from '@/simulations/totalisator/settle-meeting';
import { paidOn, poolNamed } from '@/simulations/totalisator/settlement-names';
import type { KeptSettlement } from '../documents/content/settlement/kept-settlement';
import { raceSaid } from '../documents/content/settlement/race-said';
import type { ShownDividend, ShownFlow, ShownPool, ShownSettlement } from './shapes';

export const MONEY_WORDS: Record<Money, string> = {
  staked: 'Staked',
  broughtIn: 'Brought in',
  refunded: 'Refunded',
  deducted: 'Deducted',
  paid: 'Paid',
  rounding: 'Rounding',
  carried: 'Carried forward',
};
const PRIZES: Record<Dividend['kind'], string> = {
  winning: 'Dividend',
  deemed: 'Deemed winner',
  consolation: 'Consolation',
  bonus: 'Bonus',
};

const dividendShown = (dividend: Dividend): ShownDividend => ({
  prize: dividend.label ?? PRIZES[dividend.kind],
  on: paidOn(dividend),
  dividend: dollars(dividend.declared),
  unit: dollars(dividend.unit),
  staked: dollars(dividend.staked),
  paid: dollars(dividend.paid),
  because: dividend.because,
});

function flowShown(settlement: Settlement): ShownFlow {
  const flow = moneyFlow(settlement);
  const total = flowTotal(flow);
  const end = ({ name, cents, past }: FlowEnd) => ({
    name,
    amount: dollars(cents),
    share: total === 0n ? 0 : ratio(cents, total).valueOf(),
    ofAll: total === 0n ? '–' : percent(ratio(cents, total), 2),
    ...(past && { past }),
  });
  return {
    from: flow.from.map(end),
    ...(flow.through && { through: end(flow.through) }),
    to: flow.to.map(end),
    said: flowSaid(flow),
  };
}

/** Of another reading: more are counted. */
const OTHERWISE_SHOWN = 12;

const otherwise = ({ others }: Settled): string[] =>
  others.map(({ id, settlement }) => {
    const { dividends } = settlement;
    const more = dividends.length - OTHERWISE_SHOWN;
    const pays = [
      ...dividends.slice(0, OTHERWISE_SHOWN).map((one) => `${dollars(one.declared)} on ${paidOn(one)}`),
      ...(more > 0 ? [counted(more, 'more dividend')] : []),
    ];
    return `${READINGS[id].says} Read the other way: ${pays.length > 0 ? listed(pays) : 'no dividend'}.`;
  });

/** A dead heat of a whole field may make thousands. */
export const DIVIDENDS_SHOWN = 200;

function poolShown(one: Settled): ShownPool {
  const { settlement } = one;
  return {
    name: poolNamed(settlement),
    label: settlement.type.label,
    races: [...settlement.races],
    outcome: settlement.outcome,
    dividends: settlement.dividends.slice(0, DIVIDENDS_SHOWN).map(dividendShown),
    more: Math.max(0, settlement.dividends.length - DIVIDENDS_SHOWN),
    steps: settlement.reasons,
    open: otherwise(one),
    flow: flowShown(settlement),
  };
}

export const settlementShown = ({ results, settled }: KeptSettlement, number: number): ShownSettlement => ({
  number,
  results: [...results.values()]
    .sort((a, b) => a.race - b.race)
    .map((race) => ({ race: race.race, says: raceSaid(race) })),
  pools: settled.map(poolShown),
});
