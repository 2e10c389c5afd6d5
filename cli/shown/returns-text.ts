/** What the bets of a pool return on average, as text and as JSON. */
import type { Returns } from '@/rulebooks/totalisator/returns/returns';
import {
  betsByReturn,
  jackpotSaid,
  returnsHead,
  returnsLines,
  shareSaid,
  withdrawalsSaid,
} from '@/rulebooks/totalisator/returns/said';
import { whole } from '@/simulations/printing/numbers';
import { betsIn, isMerged, racesIn, stakedOn } from '@/simulations/totalisator/backed';
import { dollars } from '@/simulations/totalisator/reason';
import { textTable } from './text-table';

const BETS_SHOWN = 20;

export function returnsText(shown: Returns): string {
  const { pool, draws, drawnBets } = shown;
  const bets = draws === undefined ? betsByReturn(shown).slice(0, BETS_SHOWN) : [];
  return [
    returnsHead(shown),
    ...withdrawalsSaid(shown),
    ...(drawnBets === undefined
      ? []
      : [
          `${whole(drawnBets)} unit bets drawn, ${dollars(stakedOn(pool))} on ${whole(betsIn(pool).size)} combinations.`,
        ]),
    textTable(
      [{ title: 'of all that is staked' }, { title: 'on average', right: true }],
      returnsLines(shown).map(({ name, value }) => [name, shareSaid(value)]),
    ),
    jackpotSaid(shown),
    ...(bets.length === 0
      ? []
      : [
          textTable(
            [{ title: 'bet' }, { title: 'returns on average', right: true }],
            bets.map(([key, value]) => [key, shareSaid(value)]),
          ),
        ]),
  ].join('\n\n');
}

export const returnsJson = (shown: readonly Returns[]) => ({
  pools: shown.map(({ pool, model, expected, withoutLeast, even, draws, drawnBets, withdrawals }) => {
    const { returns, ...sums } = expected;
    return {
      pool: isMerged(pool) ? pool.merged.id : pool.type.id,
      races: racesIn(pool),
      model,
      ...(draws !== undefined && { draws }),
      ...(drawnBets !== undefined && { drawnBets, combinations: betsIn(pool).size }),
      staked: Number(stakedOn(pool)),
      ...(withdrawals && {
        refunded: Number(withdrawals.cents),
        onFavourites: Number(withdrawals.moved),
      }),
      ...sums,
      returnedWithoutLeast: withoutLeast,
      evenJackpot: even === undefined ? null : Math.round(even),
      ...(draws === undefined && {
        bets: [...returns].map(([combination, value]) => ({ combination, returns: value })),
      }),
    };
  }),
});
