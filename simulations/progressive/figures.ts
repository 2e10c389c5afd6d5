/** What a progressive wager returns: at a meter, and over the long run, where all that goes in comes out again. */
import { type Fraction, fromText, isNegative, ONE, ratio, toText, ZERO } from '../exact/fraction';
import { envyCost } from './envy';
import { firstSeed } from './first-seed';
import { allTogether, type Flow, flowOf, outcomesOf, type Settled, shareOf, wonOf } from './flow';
import { type LongRun, longRunOf } from './long-run';
import { otherOrder } from './meetings';
import type { MeterCourse, PlayersFigures, ProgressiveFigures } from './meter-figures';
import type { MeterTerms } from './meter-terms';
import { nextWin, roundsBetween } from './next-win';

/** As many as a table of baccarat seats. */
const MOST_PLAYERS = 9;

export function progressiveFigures(settled: readonly Settled[], terms: MeterTerms): ProgressiveFigures {
  const flow = flowOf(settled, terms);
  const long = longRunOf(flow);
  const { averageMeter } = long;
  const even = breakEven(flow);
  return {
    ...terms,
    fixedReturn: toText(flow.fixed),
    meterShare: toText(flow.taken),
    ...(flow.won.equals(flow.taken) ? {} : { ownShare: toText(flow.won) }),
    longRunReturn: toText(long.returned),
    ...(even ? { breakEvenMeter: toText(even) } : {}),
    ...(averageMeter ? { averageMeter: toText(averageMeter) } : {}),
    roundsBetween: fromMeter(settled).map(({ event, probability }) => ({
      event: event.id,
      rounds: toText(probability.inverse()),
    })),
    course: courseOf(settled, terms, flow, long),
  };
}

const fromMeter = (settled: readonly Settled[]) =>
  settled.filter(({ pay, probability }) => pay.kind === 'meter' && probability.n !== 0n);

/** Where the meter is worth to one wager what the fixed pays leave of it. */
function breakEven({ fixed, won, wager }: Flow): Fraction | undefined {
  if (won.n === 0n) return undefined;
  const missing = ONE.sub(fixed);
  return isNegative(missing) ? ZERO : missing.mul(wager).div(won);
}

function courseOf(
  settled: readonly Settled[],
  terms: MeterTerms,
  flow: Flow,
  { averageMeter = ZERO, parts }: LongRun,
): MeterCourse {
  const next = nextWin(flow, fromText(terms.meter));
  const envy = envyCost(settled, terms);
  const ofWhatIsLeft = otherOrder(settled, terms, flow);
  return {
    parts: {
      fixed: toText(parts.fixed),
      contribution: toText(parts.contribution),
      reserve: toText(parts.reserve),
      seed: toText(parts.seed),
    },
    hits: fromMeter(settled).map(({ event, pay, probability }) => ({
      event: event.id,
      rounds: toText(roundsBetween(flow, probability.mul(outcomesOf(terms, event.id)))),
      paid: toText(wonOf(shareOf(pay), terms, event.id).mul(averageMeter)),
    })),
    ...(next && {
      nextWin: {
        rounds: toText(next.rounds),
        meter: toText(next.meter),
        ...(next.reserve && { reserve: toText(next.reserve) }),
      },
    }),
    firstSeed: firstSeed(flow),
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
    const flow = flowOf(settled, among);
    const { returned, averageMeter } = longRunOf(flow);
    const even = breakEven(flow);
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
