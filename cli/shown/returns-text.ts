/** What the bets of a pool return on average, as text and as JSON. */
import { readsAs } from '@/simulations/printing/digits';
import { listed } from '@/simulations/printing/lists';
import { percent, whole } from '@/simulations/printing/numbers';
import type { Drawn, Expected } from '@/simulations/totalisator/expectation/expectation';
import type { Pool } from '@/simulations/totalisator/pool';
import { dollars } from '@/simulations/totalisator/reason';
import { totalOf } from '@/simulations/totalisator/selection';
import { textTable } from './text-table';

/** `even`: the jackpot from which on the pool returns more than is staked in it, in cents. `draws`: of results, where they are drawn. */
export type Returns = {
  pool: Pool;
  model: 'harville' | 'henery';
  expected: Expected | Drawn;
  withoutLeast: number;
  even: number | undefined;
  draws?: number;
  drawnBets?: number;
};

/** Some nine digits are good by Henery's model; printed with four places. */
const share = (value: number): string => percent(readsAs(Number(value.toFixed(9))));

const cents = (amount: number): string => dollars(BigInt(Math.round(amount)));

const NAMES = { harville: 'Harville', henery: 'Henery' };

function jackpotSaid({ pool, expected, even }: Returns): string {
  if (even === undefined) return 'No jackpot makes this pool return what is staked in it: none is ever paid.';
  const is = `${cents(even)}, this pool returns more than is staked in it`;
  return pool.broughtIn === 0n
    ? `With a jackpot above ${is}; it has none.`
    : `With a jackpot above ${is}; it has ${dollars(pool.broughtIn)}, so it returns ${expected.returned > 1 ? 'more' : 'less'}.`;
}

export function returnsText(shown: Returns): string {
  const { pool, model, expected, withoutLeast, draws, drawnBets } = shown;
  const { returned, won, takeOut, breakage, least, carried, returns } = expected;
  const races = `${pool.races.length === 1 ? 'race' : 'races'} ${listed(pool.races.map(String))}`;
  const rows: [string, number][] = [
    ['returned to players', returned],
    ...('error' in expected ? [['its standard error', expected.error] as [string, number]] : []),
    ['of which by the least dividend', returned - withoutLeast],
    ['take-out', takeOut],
    ['breakage, kept by rounding', breakage],
    ['cost of least dividends', least],
    ['carried forward', carried],
  ];
  const bets = draws === undefined ? [...returns].sort(([, one], [, other]) => other - one).slice(0, 20) : [];
  return [
    `${pool.type.label}, ${races}, ${draws === undefined ? 'orders of finish' : `${whole(draws)} results drawn`} by ${NAMES[model]}`,
    ...(drawnBets === undefined
      ? []
      : [
          `${whole(drawnBets)} unit bets drawn, ${dollars(totalOf(pool.stakes))} on ${whole(pool.stakes.size)} combinations.`,
        ]),
    textTable(
      [{ title: 'of all that is staked' }, { title: 'on average', right: true }],
      rows.map(([name, value]) => [name, share(value)]),
    ),
    `A jackpot is paid in ${share(won)} of results. ${jackpotSaid(shown)}`,
    ...(bets.length === 0
      ? []
      : [
          textTable(
            [{ title: 'bet' }, { title: 'returns on average', right: true }],
            bets.map(([key, value]) => [key, share(value)]),
          ),
        ]),
  ].join('\n\n');
}

export const returnsJson = (shown: readonly Returns[]) => ({
  pools: shown.map(({ pool, model, expected, withoutLeast, even, draws, drawnBets }) => {
    const { returns, ...sums } = expected;
    return {
      pool: pool.type.id,
      races: pool.races,
      model,
      ...(draws !== undefined && { draws }),
      ...(drawnBets !== undefined && { drawnBets, combinations: pool.stakes.size }),
      staked: Number(totalOf(pool.stakes) + pool.unlisted),
      ...sums,
      returnedWithoutLeast: withoutLeast,
      evenJackpot: even === undefined ? null : Math.round(even),
      ...(draws === undefined && {
        bets: [...returns].map(([combination, value]) => ({ combination, returns: value })),
      }),
    };
  }),
});
