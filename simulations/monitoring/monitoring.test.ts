/** The test of a trial's results, against every course of a small game, another method, and trials played with a seed. */
import { describe, expect, it } from 'vitest';
import { randomStream } from '../witness/random';
import { deviationOf, expectedWin, meanOf, type Outcome, type PlayedDay, spreadOf } from './day';
import { cumulant, cumulantsOfDay, logMixture, reachOf, tilts } from './evidence';
import { FALSE_ALARM, monitor, shareOfAll, shareOfTable } from './monitor';

/** A number of the wheel with one zero: 35 to 1. */
const NUMBER: Outcome[] = [
  { chance: 36 / 37, gain: 1 },
  { chance: 1 / 37, gain: -35 },
];
const COLOUR: Outcome[] = [
  { chance: 19 / 37, gain: 1 },
  { chance: 18 / 37, gain: -1 },
];

const NOWHERE = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Every course of so many rounds: its chance, and what the house gains after each of them. */
function courses(outcomes: Outcome[], rounds: number): { chance: number; gains: number[] }[] {
  let all = [{ chance: 1, gains: [] as number[] }];
  for (let round = 0; round < rounds; round += 1)
    all = all.flatMap(({ chance, gains }) =>
      outcomes.map((end) => ({
        chance: chance * end.chance,
        gains: [...gains, (gains.at(-1) ?? 0) + end.gain],
      })),
    );
  return all;
}

const day = (outcomes: Outcome[], given: { rounds: number; stake: number; win: number }): PlayedDay => ({
  rounds: given.rounds,
  win: given.win,
  wagers: [{ outcomes, handle: given.rounds * given.stake }],
});

const seeded = (seed: number) => {
  const stream = randomStream(seed, 'trial', 0);
  return () => (stream.below(74) + 0.5) / 74;
};

describe('the evidence', () => {
  it.each([
    ['a number', NUMBER],
    ['a colour', COLOUR],
  ])('of %s has a mean of one over every course', (_, outcomes) => {
    const rounds = 9;
    const ts = tilts(1);
    const cumulants = ts.map((t) => rounds * cumulant(outcomes, t));
    const mean = courses(outcomes, rounds).reduce(
      (total, { chance, gains }) =>
        total + chance * Math.exp(logMixture(ts, cumulants, (gains.at(-1) ?? 0) - rounds * meanOf(outcomes))),
      0,
    );
    expect(mean).toBeCloseTo(1, 9);
  });

  it('flags a sound game in no more courses than its chance, looked at after every round', () => {
    const rounds = 14;
    const ts = tilts(0.25);
    for (const chance of [0.5, 0.2, 0.1]) {
      const bounds = Array.from({ length: rounds }, (_, at) =>
        reachOf(
          ts,
          ts.map((t) => (at + 1) * cumulant(COLOUR, t)),
          chance,
        ),
      );
      const flagged = courses(COLOUR, rounds).reduce((total, course) => {
        const up = course.gains.some((gain, at) => {
          const { low, high } = bounds[at] ?? NOWHERE;
          const excess = gain - (at + 1) * meanOf(COLOUR);
          return excess <= low || excess >= high;
        });
        return total + (up ? course.chance : 0);
      }, 0);
      expect(flagged).toBeLessThanOrEqual(chance);
      expect(flagged).toBeGreaterThan(0);
    }
  });

  it('grows as the square of a small number by half the variance', () => {
    for (const outcomes of [NUMBER, COLOUR])
      expect(cumulant(outcomes, 1e-4) / (1e-8 / 2)).toBeCloseTo(deviationOf(outcomes) ** 2, 0);
    expect(cumulant(NUMBER, -50)).toBeCloseTo(50 * (35 + meanOf(NUMBER)) - Math.log(37), 9);
  });

  it('is no smaller for wagers that depend on each other, nor for stakes of several sizes', () => {
    // A colour staked twice in the same round is one stake of both; the zero loses both.
    const twice: PlayedDay = {
      rounds: 1,
      win: 0,
      wagers: [
        { outcomes: COLOUR, handle: 3 },
        { outcomes: COLOUR, handle: 7 },
      ],
    };
    expect(spreadOf(twice, 'alike')).toBeCloseTo(10 * deviationOf(COLOUR), 12);
    for (const t of tilts(1))
      expect(cumulantsOfDay(twice, [t], 'alike')?.[0]).toBeCloseTo(cumulant(COLOUR, 10 * t), 9);
    // A number and its colour on one wheel: the number wins on one pocket of the 18 of its colour.
    const together: PlayedDay = {
      rounds: 1,
      win: 0,
      wagers: [
        { outcomes: NUMBER, handle: 1 },
        { outcomes: COLOUR, handle: 5 },
      ],
    };
    const joint: Outcome[] = [
      { chance: 1 / 37, gain: -35 - 5 },
      { chance: 17 / 37, gain: 1 - 5 },
      { chance: 19 / 37, gain: 1 + 5 },
    ];
    for (const t of tilts(1))
      expect(cumulantsOfDay(together, [t], 'alike')?.[0]).toBeGreaterThanOrEqual(cumulant(joint, t));
    const varied = [1, 2, 9, 20].map((stake) => cumulant(NUMBER, -0.05 * stake));
    const most = (32 / 20) * cumulant(NUMBER, -0.05 * 20);
    expect(varied.reduce((total, one) => total + one, 0)).toBeLessThan(most);
  });
});

/** What the house wins of so many stakes of one. */
function played(outcomes: Outcome[], rounds: number, random: () => number): number {
  let win = 0;
  for (let round = 0; round < rounds; round += 1) {
    let left = random();
    const end = outcomes.find(({ chance }) => {
      left -= chance;
      return left < 0;
    });
    win += (end ?? (outcomes.at(-1) as Outcome)).gain;
  }
  return win;
}

const trial = (truth: Outcome[], { days, rounds }: { days: number; rounds: number }, random: () => number) =>
  monitor(
    Array.from({ length: days }, () => [
      day(NUMBER, { rounds, stake: 1, win: played(truth, rounds, random) }),
    ]),
    { leastStake: 1 },
  );

describe('trials that are looked at daily', () => {
  it('are flagged at most one time in a hundred where the game is sound', { timeout: 60_000 }, () => {
    const random = seeded(20_261_124);
    const trials = Array.from({ length: 400 }, () => trial(NUMBER, { days: 40, rounds: 100 }, random).points);
    const flags = trials.filter((points) => points.some(({ chance }) => chance <= FALSE_ALARM)).length;
    // At most 4 are expected; 400 trials with a chance of 1% each have more than 11 about one time in a thousand.
    expect(flags).toBeLessThanOrEqual(11);
    // A plain look every day at two and a half deviations, which one look alone exceeds one time in a hundred.
    const plain = trials.filter((points) =>
      points.some(({ total }) => Math.abs(total.z ?? 0) > 2.5758),
    ).length;
    expect(plain).toBeGreaterThan(20);
  });

  it('find a number that comes up half as often again, nearly always', { timeout: 60_000 }, () => {
    const random = seeded(7);
    const worn: Outcome[] = [
      { chance: 1 - 1.5 / 37, gain: 1 },
      { chance: 1.5 / 37, gain: -35 },
    ];
    const flags = Array.from({ length: 100 }, () =>
      trial(worn, { days: 60, rounds: 150 }, random).points.some(({ chance }) => chance <= FALSE_ALARM),
    ).filter(Boolean).length;
    expect(flags).toBeGreaterThanOrEqual(95);
  });
});

describe('a point of the trial', () => {
  const sound = day(NUMBER, { rounds: 3700, stake: 2, win: 200 });

  it('has the expectation, deviations and band by hand', () => {
    expect(expectedWin(sound)).toBeCloseTo(7400 / 37, 9);
    const brute = Math.sqrt((36 + 35 ** 2) / 37 - (1 / 37) ** 2) * 2 * Math.sqrt(3700);
    expect(spreadOf(sound, 'alike')).toBeCloseTo(brute, 6);
    const { points, flag } = monitor([[{ ...sound, win: 200 + brute }]], { leastStake: 1 });
    expect(points[0]?.z).toBeCloseTo(1, 9);
    expect(points[0]?.total.z).toBeCloseTo(1, 9);
    expect(flag).toBe('none');
    const { low, high } = points[0]?.band ?? { low: 0, high: 0 };
    expect(low).toBeLessThan(200 - 3.5 * brute);
    expect(high).toBeGreaterThan(200 + 3.3 * brute);
    expect(low).toBeGreaterThan(200 - 6 * brute);
  });

  it('is flagged as soon as the total leaves its band, and stays so', () => {
    const { band } = monitor([[sound]], { leastStake: 1 }).points[0] ?? { band: { low: 0, high: 0 } };
    const just = (win: number) => monitor([[{ ...sound, win }]], { leastStake: 1 });
    expect(just(band.high + 1).flag).toBe('if-stakes-alike');
    expect(just(band.high - 1).flag).toBe('none');
    expect(just(band.low - 1).flag).toBe('if-stakes-alike');
    const later = monitor([[{ ...sound, win: band.high + 1 }], [{ ...sound, win: 400 - band.high }]], {
      leastStake: 1,
    });
    expect(later.flag).toBe('if-stakes-alike');
  });

  it('asks for more where stakes may differ, and for the limits to say so', () => {
    const bounded = (win: number, most: number): PlayedDay => ({
      rounds: 3700,
      win,
      wagers: [{ outcomes: NUMBER, handle: 7400, most }],
    });
    const far = 200 + 6 * (spreadOf(sound, 'alike') ?? 0);
    expect(monitor([[bounded(far, 4)]], { leastStake: 1 }).flag).toBe('whatever-the-stakes');
    expect(monitor([[bounded(far, 200)]], { leastStake: 1 }).flag).toBe('if-stakes-alike');
    expect(monitor([[{ ...sound, win: far }]], { leastStake: 1 }).points[0]).not.toHaveProperty(
      'chanceAnyStakes',
    );
  });

  it('a day without play changes nothing', () => {
    const closed: PlayedDay = { rounds: 0, win: 0, wagers: [{ outcomes: NUMBER, handle: 0, most: 10 }] };
    const { points } = monitor([[sound], [closed]], { leastStake: 1 });
    expect(points[1]?.band).toEqual(points[0]?.band);
    expect(points[1]).not.toHaveProperty('z');
  });

  it('the shares of tables never add up to more than half', () => {
    const all = Array.from({ length: 10_000 }, (_, at) => shareOfTable(at + 1));
    expect(shareOfAll + all.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(1);
    expect(shareOfTable(1)).toBe(1 / 4);
  });
});
