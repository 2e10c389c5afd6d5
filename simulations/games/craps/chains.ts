/** Craps wagers that stand until the dice settle them, as chains of throws. */
import type { Chain, Step } from '../../exact/absorbing-chain';
import type { CrapsParameters } from './parameters';
import { chanceOf, isPoint, POINTS, startFrom, throwTo } from './throws';

const COME_OUT = 'come-out';
const on = (point: number) => `point ${point}`;
const certain = (state: string): Step[] => startFrom([7], () => state);

/** From a point: repeated before a seven, or not. */
const untilPointOrSeven = (point: number, repeated: string, seven: string): Step[] =>
  throwTo((total) => (total === point ? repeated : total === 7 ? seven : on(point)));

/** Win line and come: a come bet meets its first throw as the line meets the come-out throw. */
export function lineChain(): Chain {
  const steps = new Map<string, Step[]>();
  steps.set(
    COME_OUT,
    throwTo((total) => (isPoint(total) ? on(total) : total === 7 || total === 11 ? 'win' : 'lose')),
  );
  for (const point of POINTS) steps.set(on(point), untilPointOrSeven(point, 'win', 'lose'));
  return { start: certain(COME_OUT), steps };
}

/** Don't win line and don't come: the other way about, but void on one of 2, 3 and 12. */
export function dontChain({ voidOnDont }: CrapsParameters): Chain {
  const steps = new Map<string, Step[]>();
  steps.set(
    COME_OUT,
    throwTo((total) => {
      if (isPoint(total)) return on(total);
      if (total === voidOnDont) return 'void';
      return total === 7 || total === 11 ? 'lose' : 'win';
    }),
  );
  for (const point of POINTS) steps.set(on(point), untilPointOrSeven(point, 'lose', 'win'));
  return { start: certain(COME_OUT), steps };
}

/** A number against seven: odds behind a line, place bets; `repeated` is what happens if the number comes first. */
export function numberChain(pair: readonly number[], repeated: 'win' | 'lose'): Chain {
  const seven = repeated === 'win' ? 'lose' : 'win';
  const steps = new Map(pair.map((point) => [on(point), untilPointOrSeven(point, repeated, seven)]));
  return { start: startFrom(pair, on), steps };
}

/** Two equal dice before the same total in any other way, and before seven. */
export function hardwayChain(face: number): Chain {
  const pair = chanceOf(2);
  const steps = throwTo((total) => (total === 2 * face ? 'easy' : total === 7 ? 'lose' : 'standing'));
  const standing = steps.flatMap((step): Step[] =>
    step.to === 'easy'
      ? [
          { to: 'win', probability: pair },
          { to: 'lose', probability: step.probability.sub(pair) },
        ]
      : [step],
  );
  return { start: certain('standing'), steps: new Map([['standing', standing]]) };
}

/**
 * Odds behind a come bet on one of a pair of points, off on come-out throws. The state is the come point with the
 * shooter's point, or with a come-out throw to follow. The come bet is taken to be placed for the throw after the
 * shooter's point was established, and the odds as soon as that throw has given the come bet its point.
 */
export function comeOddsChain(pair: readonly number[]): Chain {
  const state = (come: number, point: number | typeof COME_OUT) => `come ${come}, ${point}`;
  const steps = new Map<string, Step[]>();
  for (const come of pair) {
    for (const point of POINTS.filter((point) => point !== come)) {
      steps.set(
        state(come, point),
        throwTo((total) => {
          if (total === come) return 'win';
          if (total === 7) return 'lose';
          return total === point ? state(come, COME_OUT) : state(come, point);
        }),
      );
    }
    steps.set(
      state(come, COME_OUT),
      throwTo((total) => {
        if (total === come || total === 7) return 'returned';
        return state(come, isPoint(total) ? total : COME_OUT);
      }),
    );
  }
  // The throw that gives the come bet its point may be the shooter's point as well: a come-out throw is next.
  const start = startFrom(POINTS, String).flatMap((shooters) =>
    startFrom(pair, String).map((comes) => ({
      to: state(Number(comes.to), comes.to === shooters.to ? COME_OUT : Number(shooters.to)),
      probability: shooters.probability.mul(comes.probability),
    })),
  );
  return { start, steps };
}
