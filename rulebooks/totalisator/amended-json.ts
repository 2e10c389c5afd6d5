/** What an amended result changes, as JSON beside the settlement. */
import type { Amended, Sides } from '@/simulations/totalisator/amended';
import { keyOf } from '@/simulations/totalisator/selection';
import { resultSaid } from '@/simulations/totalisator/settlement-names';
import { cents } from './settled-json';

const inCents = ({ before, after }: Sides<bigint>) => ({
  before: before === undefined ? null : cents(before),
  after: after === undefined ? null : cents(after),
});

export const amendedJson = ({ races, pools, same }: Amended) => ({
  races: races.map(({ race, before, after }) => ({
    race,
    before: before ? resultSaid(before) : null,
    after: after ? resultSaid(after) : null,
  })),
  pools: pools.map(({ settlement, is, outcome, dividends, money }) => ({
    pool: settlement.type.id,
    races: settlement.races,
    is,
    outcome: { before: outcome.before ?? null, after: outcome.after ?? null },
    dividends: dividends.map(({ dividend, ...sides }) => ({
      ...(dividend.label !== undefined && { prize: dividend.label }),
      text: (dividend.paysEach ?? [dividend.legs]).map(keyOf).join(', '),
      unit: cents(dividend.unit),
      ...inCents(sides),
    })),
    money: Object.fromEntries(money.map(({ of, ...sides }) => [of, inCents(sides)])),
  })),
  same,
});
