/** What bets of a pool return on average, as the page shows it. */
import type { Estimated } from '@/rulebooks/totalisator/returns/estimated';
import type { Returns } from '@/rulebooks/totalisator/returns/returns';
import {
  betsByReturn,
  hasNoJackpot,
  jackpotSaid,
  returnsHead,
  returnsLines,
  shareSaid,
  withdrawalsSaid,
} from '@/rulebooks/totalisator/returns/said';
import { ratio } from '@/simulations/exact/fraction';
import { percent, whole } from '@/simulations/printing/numbers';
import { betsIn, racesIn, stakedOn } from '@/simulations/totalisator/backed';
import { dollars } from '@/simulations/totalisator/reason';

export type ShownReturns = {
  head: string;
  /** Where chances and money are from. */
  basis: string[];
  /** By race in the order of the pool; `share` as a number, to be typed from. */
  races: { race: number; horses: { horse: number; chance: string; share: number }[] }[];
  lines: { name: string; says: string; share: number }[];
  jackpot: {
    says: string;
    /** What a jackpot divided on average, before rounding and least dividends: at none, and each cent of it. In cents. */
    line?: { atNone: number; perCent: number; even: number; now: number };
  };
  /** Those that return most first; empty where results are drawn. */
  bets: { on: string; staked: string; ofAll: string; returns: string; share: number }[];
  /** That are found, listed or not; of all. */
  found: number;
  all: number;
};

/** Others are found by their horses. */
const BETS_SHOWN = 40;

/** Of "Quartet 1-2-3-4", too. */
const horsesIn = (bet: string): string[] => bet.split(' ').at(-1)?.split(/[-/]/) ?? [];

function jackpotShown(returns: Returns): ShownReturns['jackpot'] {
  const { pool, expected, even } = returns;
  const says = jackpotSaid(returns);
  if (even === undefined || hasNoJackpot(returns)) return { says };
  const staked = Number(stakedOn(pool));
  const perCent = expected.won / staked;
  const now = Number(pool.broughtIn);
  const atNone = expected.returned + expected.breakage - expected.least - perCent * now;
  return { says, line: { atNone, perCent, even, now } };
}

export function shownReturns(
  { returns, estimated }: { returns: Returns; estimated: readonly Estimated[] },
  find: readonly number[],
): ShownReturns {
  const { pool, draws, drawnBets } = returns;
  const total = stakedOn(pool);
  const backed = betsIn(pool);
  const asked = find.map(String);
  const bets = draws === undefined ? betsByReturn(returns) : [];
  const found = bets.filter(([key]) => asked.every((horse) => horsesIn(key).includes(horse)));
  return {
    head: returnsHead(returns),
    basis: [
      ...withdrawalsSaid(returns),
      ...estimated.flatMap(({ says }) => says),
      drawnBets === undefined
        ? `The money is as staked: ${dollars(total)} on ${whole(backed.size)} combinations.`
        : `The money is ${whole(drawnBets)} unit bets drawn as the horses finish: ${dollars(total)} on ${whole(backed.size)} combinations.`,
      'Dead heats are left out.',
    ],
    races: racesIn(pool).map((race, at) => ({
      race,
      horses: [...(estimated[at]?.chances ?? [])].map(([horse, share]) => ({
        horse,
        chance: percent(share),
        share: share.valueOf(),
      })),
    })),
    lines: returnsLines(returns).map(({ name, value }) => ({ name, says: shareSaid(value), share: value })),
    jackpot: jackpotShown(returns),
    bets: found.slice(0, BETS_SHOWN).map(([on, share]) => {
      const staked = backed.get(on)?.cents ?? 0n;
      return {
        on,
        staked: dollars(staked),
        ofAll: percent(ratio(staked, total), 2),
        returns: shareSaid(share),
        share,
      };
    }),
    found: found.length,
    all: bets.length,
  };
}
