/** Pools and results at random, with dead heats, withdrawals, void races and bets of a few cents. */
import type { RandomSource } from '@/simulations/equipment/random-source';
import { HK_POOLS } from '../pools';

export type RandomRace = {
  race: number;
  places: number[][];
  starters: number;
  withdrawn: number[];
  favourites: number[];
  void: boolean;
  finishers?: number;
};

export type RandomPool = {
  pool: string;
  races: number[];
  unit: number;
  /** In thousandths. */
  deduction: number;
  broughtIn: number;
  announced: boolean;
  stakes: { combination: string; amount: number }[];
  composites?: Record<string, number[]>;
};

const oneIn = (random: RandomSource, many: number): boolean => random.below(many) === 0;

function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

export function randomRace(race: number, random: RandomSource): RandomRace {
  const starters = 2 + random.below(8);
  const all = Array.from({ length: starters }, (_, at) => at + 1);
  const withdrawn = oneIn(random, 3) ? shuffled(all, random).slice(0, random.below(starters + 1)) : [];
  const running = shuffled(
    all.filter((horse) => !withdrawn.includes(horse)),
    random,
  );
  const isVoid = oneIn(random, 15);
  const finishers = isVoid ? 0 : oneIn(random, 8) ? random.below(running.length + 1) : running.length;
  const places: number[][] = [];
  for (const horse of running.slice(0, finishers)) {
    const last = places.at(-1);
    if (last && oneIn(random, 4)) last.push(horse);
    else places.push([horse]);
  }
  return {
    race,
    places,
    starters,
    withdrawn,
    favourites: shuffled(running, random).slice(0, 3),
    void: isVoid,
    ...(finishers < running.length && !isVoid && { finishers }),
  };
}

/** Half of them near the finish, so that many win. */
function pickedIn({ places, starters }: RandomRace, pick: number, random: RandomSource): number[] {
  const finish = places.flatMap((horses) => shuffled(horses, random));
  const rest = shuffled(
    Array.from({ length: starters }, (_, at) => at + 1).filter((horse) => !finish.includes(horse)),
    random,
  );
  const near = [...finish, ...rest];
  if (oneIn(random, 3)) near.splice(0, 2, ...near.slice(0, 2).reverse());
  return (oneIn(random, 3) ? shuffled(near, random) : near).slice(0, pick);
}

const amount = (random: RandomSource): number => {
  if (oneIn(random, 10)) return random.below(1_000);
  return oneIn(random, 4) ? 1 + random.below(100_000) : 1_000 * (1 + random.below(60));
};

export function randomPool(random: RandomSource): { pool: RandomPool; results: RandomRace[] } | undefined {
  const type = HK_POOLS.types[random.below(HK_POOLS.types.length)];
  if (!type) return undefined;
  const results = Array.from({ length: type.races }, (_, at) => randomRace(at + 1, random));
  const groups = (starters: number) => ({
    A: [1, 2],
    B: [3, ...(starters > 3 ? [4] : [])],
    C: Array.from({ length: Math.max(starters - 4, 1) }, (_, at) => at + 5),
  });
  const composites = type.takes === 'composite' ? groups(results[0]?.starters ?? 0) : undefined;
  const stakes = Array.from({ length: 1 + random.below(9) }, () => ({
    combination: composites
      ? (['A', 'B', 'C'][random.below(3)] as string)
      : results.map((race) => pickedIn(race, type.pick, random).join('-')).join('/'),
    amount: amount(random),
  }));
  const fits = ({ combination }: { combination: string }) =>
    composites !== undefined ||
    combination.split('/').every((leg) => leg !== '' && leg.split('-').length === type.pick);
  const kept = stakes.filter(fits);
  if (kept.every((stake) => stake.amount === 0)) return undefined;
  return {
    pool: {
      pool: type.id,
      races: results.map(({ race }) => race),
      unit: 1_000,
      deduction: [0, 175, 195, 250][random.below(4)] as number,
      broughtIn: oneIn(random, 3) ? random.below(200_000) : 0,
      announced: oneIn(random, 8),
      stakes: kept,
      ...(composites && { composites }),
    },
    results,
  };
}
