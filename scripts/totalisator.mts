/**
 * How long a totalisator takes: `npx tsx scripts/totalisator.mts`. A meeting of 11 races with 14 runners, every combination of each pool on one
 * race staked, and ten million bets added up from a stream. Processor time of one thread; a measurement, never a test.
 */

import { HK_POOLS } from '../rulebooks/hk-pari-mutuel/pools';
import { readMeeting } from '../rulebooks/totalisator/meeting-file';
import { Bets } from '../simulations/totalisator/bets';
import { settleMeeting } from '../simulations/totalisator/settle-meeting';
import { randomStream } from '../simulations/witness/random';

const RACES = 11;
const RUNNERS = 14;
const random = randomStream(1, 'totalisator', 0);

function timed<T>(work: () => T): { value: T; seconds: number; elapsed: number } {
  const [began, at] = [process.cpuUsage(), performance.now()];
  const value = work();
  const { user, system } = process.cpuUsage(began);
  return { value, seconds: (user + system) / 1e6, elapsed: (performance.now() - at) / 1e3 };
}

/** Every selection of some horses, in order or not. */
function all(pick: number, ordered: boolean, from = 1): number[][] {
  if (pick === 0) return [[]];
  const horses = Array.from({ length: RUNNERS + 1 - from }, (_, at) => from + at);
  if (!ordered)
    return horses.flatMap((horse) => all(pick - 1, false, horse + 1).map((rest) => [horse, ...rest]));
  return horses.flatMap((horse) =>
    all(pick - 1, true)
      .filter((rest) => !rest.includes(horse))
      .map((rest) => [horse, ...rest]),
  );
}

const amount = () => 1_000 * (1 + random.below(100));
const stakesOn = (combinations: unknown[]) =>
  combinations.map((combination) => ({ combination, amount: amount() }));
const some = (races: number, pick: number, many: number) =>
  Array.from({ length: many }, () =>
    Array.from({ length: races }, () => {
      const horses = new Set<number>();
      while (horses.size < pick) horses.add(1 + random.below(RUNNERS));
      return [...horses];
    }),
  );

const races = Array.from({ length: RACES }, (_, at) => at + 1);
const say = (what: string, { seconds, elapsed }: { seconds: number; elapsed: number }) =>
  console.log(`${what.padEnd(60)} ${seconds.toFixed(2)} s, ${elapsed.toFixed(2)} s elapsed`);
const BETS = 10_000_000;
const single = HK_POOLS.types.filter(({ takes, races: many }) => takes !== 'composite' && many < 6);
const keys = single.map((type) => ({ ...type, key: `${type.id}:${races.slice(0, type.races).join('/')}` }));
const lines = Array.from({ length: 20_000 }, () => {
  const pool = keys[random.below(keys.length)] as (typeof keys)[number];
  const [legs = []] = some(pool.races, pool.pick, 1);
  return `${pool.key} ${legs.map((leg) => leg.join('-')).join('/')} ${amount()}\n`;
});
const chunk = new TextEncoder().encode(lines.join(''));
const bets = new Bets(keys);
const added = timed(() => {
  for (let done = 0; done < BETS; done += lines.length) {
    const fault = bets.add(chunk);
    if (fault) throw new Error(fault.message);
  }
  return bets.end();
});
say(
  `${BETS.toLocaleString('en-GB')} bets added up, ${((chunk.length * BETS) / lines.length / 1e6).toFixed(0)} MB`,
  added,
);
console.log(`at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB so far`);

const pools = [
  ...HK_POOLS.types
    .filter(({ races: many, takes }) => many === 1 && takes !== 'composite')
    .flatMap(({ id, pick, ordered }) =>
      races.map((race) => ({
        pool: id,
        races: [race],
        deduction: 0.175,
        stakes: stakesOn(all(pick, ordered)),
      })),
    ),
  ...races.map((race) => ({
    pool: 'quartet-first-4',
    races: [race],
    deduction: 0.25,
    stakes: [
      ...stakesOn(all(4, true)).map((stake) => ({ ...stake, bet: 'quartet' })),
      ...stakesOn(all(4, false)).map((stake) => ({ ...stake, bet: 'first-4' })),
    ],
  })),
  ...races.slice(0, -1).map((race) => ({
    pool: 'double',
    races: [race, race + 1],
    deduction: 0.25,
    stakes: stakesOn(some(2, 1, 2_000)),
  })),
  { pool: 'treble', races: [9, 10, 11], deduction: 0.25, stakes: stakesOn(some(3, 1, 20_000)) },
  { pool: 'six-up', races: [6, 7, 8, 9, 10, 11], deduction: 0.25, stakes: stakesOn(some(6, 1, 100_000)) },
  { pool: 'double-trio', races: [3, 4], deduction: 0.25, stakes: stakesOn(some(2, 3, 50_000)) },
  { pool: 'triple-trio', races: [4, 5, 6], deduction: 0.25, stakes: stakesOn(some(3, 3, 100_000)) },
];
const results = races.map((race) => ({
  race,
  places: race === 5 ? [[1, 2], [3, 4], [5]] : [[1], [2], [3], [4]],
  starters: RUNNERS,
}));

const file = JSON.stringify({ pools, results });
const parsed = timed(() => JSON.parse(file) as unknown);
const read = timed(() => readMeeting(parsed.value, HK_POOLS));
if (!read.value.ok) throw new Error(read.value.problems[0]?.message);
const meeting = read.value.value;
const settled = timed(() => settleMeeting(meeting, HK_POOLS));
if (!settled.value.ok) throw new Error(settled.value.problems[0]?.message);
const stakes = pools.reduce((sum, pool) => sum + pool.stakes.length, 0);
say(`${pools.length} pools settled, ${stakes.toLocaleString('en-GB')} combinations`, settled);
say(`the file of ${(file.length / 1e6).toFixed(0)} MB as JSON`, parsed);
say('the file checked', read);
