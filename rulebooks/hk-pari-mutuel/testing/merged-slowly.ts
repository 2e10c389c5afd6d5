/**
 * Merged pools at random, and settled a second time: every bet on a group is laid out over its outcomes, as 3.5(b) describes it, every
 * order of the finish is written out, and what each outcome holds is divided. It shares no code with the totalisator.
 */
import type { RandomSource } from '@/simulations/equipment/random-source';
import { type RandomRace, randomRace } from './random-pool';

type Bet = { bet: string; combination: string; amount: number };
export type RandomMerged = {
  pool: {
    pool: string;
    races: number[];
    deduction: string;
    stakes: Bet[];
    composites?: Record<string, number[]>;
  };
  results: RandomRace[];
};

function someOf(horses: readonly number[], many: number, random: RandomSource): number[] {
  const left = [...horses];
  return Array.from({ length: many }, () => left.splice(random.below(left.length), 1)[0] as number);
}

export function randomMerged(random: RandomSource): RandomMerged | undefined {
  const race = randomRace(1, random);
  const isWin = random.below(2) === 0;
  const all = Array.from({ length: race.starters }, (_, at) => at + 1);
  if (all.length < (isWin ? 3 : 4)) return undefined;
  const finish = race.places.flat();
  const near = finish.length >= 4 ? finish.slice(0, 4 + random.below(finish.length - 3)) : all;
  const composites = { A: [1], B: [2], C: all.slice(2) };
  const stakes = Array.from({ length: 1 + random.below(9) }, (): Bet => {
    const amount = 1_000 * (1 + random.below(50));
    const isSingle = random.below(2) === 0;
    if (isWin)
      return isSingle
        ? { bet: 'win', combination: String(1 + random.below(all.length)), amount }
        : { bet: 'composite-win', combination: 'ABC'.charAt(random.below(3)), amount };
    const horses = someOf(random.below(3) > 0 && near.length >= 4 ? near : all, 4, random);
    return { bet: isSingle ? 'quartet' : 'first-4', combination: horses.join('-'), amount };
  });
  return {
    pool: {
      pool: isWin ? 'win-composite-win' : 'quartet-first-4',
      races: [1],
      deduction: '1/5',
      stakes,
      ...(isWin && { composites }),
    },
    results: [race],
  };
}

const sorted = (combination: string): string =>
  combination
    .split('-')
    .map(Number)
    .sort((a, b) => a - b)
    .join('-');

/** All orders of the first so many. */
function ordersOf(places: readonly (readonly number[])[], many: number): number[][] {
  const [first, ...rest] = places;
  if (!first || many === 0) return [[]];
  if (first.length === 0) return ordersOf(rest, many);
  return first.flatMap((horse) =>
    ordersOf([first.filter((other) => other !== horse), ...rest], many - 1).map((more) => [horse, ...more]),
  );
}

/**
 * What each kind of bet is paid for a bet of 10.00 before it is rounded, by what it is on. Undefined where the race decides nothing: too
 * few starters or finishers, or a winner that is backed only within its group, which the rules that we have leave open.
 */
export function mergedSlowly({ pool, results }: RandomMerged): Map<string, number> | undefined {
  const [race] = results;
  if (!race || race.void) return undefined;
  const isWin = pool.composites !== undefined;
  const left = race.starters - race.withdrawn.length;
  const isOut = (horse: number) => race.withdrawn.includes(horse);
  const open = Object.values(pool.composites ?? {}).filter((horses) => !horses.every(isOut));
  if (left < (isWin ? 7 : 6) || race.places.flat().length < (isWin ? 1 : 4) || (isWin && open.length < 3))
    return undefined;
  const stands = ({ bet, combination }: Bet) =>
    bet === 'composite-win'
      ? !pool.composites?.[combination]?.every(isOut)
      : !combination.split('-').some((horse) => isOut(Number(horse)));
  const bets = pool.stakes.filter(stands);
  const [single, several] = isWin ? ['win', 'composite-win'] : ['quartet', 'first-4'];
  const staked = (bet: string | undefined, on: string): number =>
    bets
      .filter(
        (one) => one.bet === bet && (bet === 'first-4' ? sorted(one.combination) : one.combination) === on,
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  const groupOf = (order: readonly number[]): [name: string, outcomes: string[]] => {
    if (!isWin) return [sorted(order.join('-')), ordersOf([order], 4).map((one) => one.join('-'))];
    const [name = '', horses = []] =
      Object.entries(pool.composites ?? {}).find(([, own]) => own.includes(order[0] ?? 0)) ?? [];
    return [name, horses.map(String)];
  };
  const net = bets.reduce((sum, { amount }) => sum + amount, 0) * 0.8;
  const happened = ordersOf(isWin ? race.places.slice(0, 1) : race.places, isWin ? 1 : 4);
  const laid = happened.map((order) => {
    const [name, outcomes] = groupOf(order);
    const own = staked(single, order.join('-'));
    const all = outcomes.reduce((sum, outcome) => sum + staked(single, outcome), 0);
    const onGroup = staked(several, name);
    // The group's money on this outcome, in proportion to the money there; all of it where there is none.
    const share = all === 0 ? onGroup : (onGroup * own) / all;
    return { order: order.join('-'), name, own, all, onGroup, share };
  });
  const backed = laid.filter(({ own, onGroup }) => own + onGroup > 0);
  if (backed.length === 0 || backed.some(({ own, all }) => own === 0 && all > 0)) return undefined;
  const each = net / (isWin ? laid.length : backed.length);
  const pays = new Map<string, number>();
  const add = (key: string, per: number) => pays.set(key, (pays.get(key) ?? 0) + per);
  for (const { order, name, own, onGroup, share } of backed) {
    const holds = own + share;
    if (own > 0) add(`${single} ${order}`, ((each * own) / holds) * (1_000 / own));
    if (onGroup > 0) add(`${several} ${name}`, ((each * share) / holds) * (1_000 / onGroup));
  }
  return pays;
}
