/** What a progressive wager returns: at a meter, and over the long run, where all that goes in comes out again. */
import { type Fraction, fromText, isNegative, ONE, ratio, toText, ZERO } from '../exact/fraction';
import { envyCost } from './envy';
import { firstSeed } from './first-seed';
import { type LongRun, longRunOf } from './long-run';
import { otherOrder } from './meetings';
import type { MeterCourse, PlayersFigures, ProgressiveFigures } from './meter-figures';
import type { MeterTerms } from './meter-terms';
import { nextWin, roundsBetween } from './next-win';
import {
  allTogether,
  outcomesOf,
  type PerOutcome,
  perOutcome,
  type Settled,
  shareOf,
  wonOf,
} from './per-outcome';

/** As many as a table of baccarat seats. */
const MOST_PLAYERS = 9;

export function progressiveFigures(settled: readonly Settled[], terms: MeterTerms): ProgressiveFigures {
  const outcome = perOutcome(settled, terms);
  const long = longRunOf(outcome);
  const { averageMeter } = long;
  const even = breakEven(outcome);
  return {
    ...terms,
    fixedReturn: toText(outcome.fixed),
    meterShare: toText(outcome.taken),
    ...(outcome.won.equals(outcome.taken) ? {} : { ownShare: toText(outcome.won) }),
    longRunReturn: toText(long.returned),
    ...(even ? { breakEvenMeter: toText(even) } : {}),
    ...(averageMeter ? { averageMeter: toText(averageMeter) } : {}),
    roundsBetween: fromMeter(settled).map(({ event, probability }) => ({
      event: event.id,
      rounds: toText(probability.inverse()),
    })),
    course: courseOf(settled, terms, outcome, long),
  };
}

const fromMeter = (settled: readonly Settled[]) =>
  settled.filter(({ pay, probability }) => pay.kind === 'meter' && probability.n !== 0n);

/** Where the meter is worth to one wager what the fixed pays leave of it. */
function breakEven({ fixed, won, wager }: PerOutcome): Fraction | undefined {
  if (won.n === 0n) return undefined;
  const missing = ONE.sub(fixed);
  return isNegative(missing) ? ZERO : missing.mul(wager).div(won);
}

function courseOf(
  settled: readonly Settled[],
  terms: MeterTerms,
  outcome: PerOutcome,
  { averageMeter = ZERO, parts }: LongRun,
): MeterCourse {
  const next = nextWin(outcome, fromText(terms.meter));
  const envy = envyCost(settled, terms);
  const ofWhatIsLeft = otherOrder(settled, terms, outcome);
  return {
    parts: {
      fixed: toText(parts.fixed),
      contribution: toText(parts.contribution),
      reserve: toText(parts.reserve),
      seed: toText(parts.seed),
    },
    hits: fromMeter(settled).map(({ event, pay, probability }) => ({
      event: event.id,
      rounds: toText(roundsBetween(outcome, probability.mul(outcomesOf(terms, event.id)))),
      paid: toText(wonOf(shareOf(pay), terms, event.id).mul(averageMeter)),
    })),
    ...(next && {
      nextWin: {
        rounds: toText(next.rounds),
        meter: toText(next.meter),
        ...(next.reserve && { reserve: toText(next.reserve) }),
      },
    }),
    firstSeed: firstSeed(outcome),
    ...(ofWhatIsLeft && { ofWhatIsLeft }),
    ...(envy && { envyCost: toText(envy.perUnit), envyPerRound: toText(envy.perRound) }),
    ...(byPlayersMatters(terms) ? { byPlayers: byPlayers(settled, terms) } : {}),
  };
}

/** Hands of their own are paid in turn: how many there are then changes how soon the meter is won, and nothing else. */
const byPlayersMatters = (terms: MeterTerms): boolean =>
  allTogether(terms) || terms.board !== undefined || terms.envy?.to === 'others';

function byPlayers(settled: readonly Settled[], terms: MeterTerms): PlayersFigures[] {
  return Array.from({ length: MOST_PLAYERS }, (_, index): PlayersFigures => {
    const players = index + 1;
    const among = { ...terms, players: toText(ratio(players)) };
    const outcome = perOutcome(settled, among);
    const { returned, averageMeter } = longRunOf(outcome);
    const even = breakEven(outcome);
    const envy = envyCost(settled, among);
    return {
      players,
      longRunReturn: toText(returned),
      ...(averageMeter && { averageMeter: toText(averageMeter) }),
      ...(even && { breakEvenMeter: toText(even) }),
      ...(envy && { envyCost: toText(envy.perUnit) }),
    };
  });
}
