/** The same work written the obvious way, for comparison only. */
import { lusolve } from 'mathjs';
import type { Chain } from '../exact/absorbing-chain';
import { type Fraction, ONE, ZERO } from '../exact/fraction';

const die = () => 1 + Math.floor(Math.random() * 6);

/** Win line from two calls of Math.random a throw. */
export function winLineRounds(rounds: number): number {
  let won = 0;
  for (let i = 0; i < rounds; i += 1) {
    const first = die() + die();
    if (first === 7 || first === 11) won += 1;
    else if (first !== 2 && first !== 3 && first !== 12) {
      for (;;) {
        const total = die() + die();
        if (total === first) won += 1;
        if (total === first || total === 7) break;
      }
    }
  }
  return won;
}

/** Three dice as a sorted list, as small settles them. */
export function smallRounds(rounds: number): number {
  let won = 0;
  for (let i = 0; i < rounds; i += 1) {
    const dice = [die(), die(), die()];
    const total = dice.reduce((sum, face) => sum + face, 0);
    if (total <= 10 && !dice.every((face) => face === dice[0])) won += 1;
  }
  return won;
}

export function redRounds(rounds: number): number {
  const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  let won = 0;
  for (let i = 0; i < rounds; i += 1) if (red.has(Math.floor(Math.random() * 37))) won += 1;
  return won;
}

/** The equations of a chain's expected visits, as a matrix of fractions. */
export function equationsOf({ start, steps }: Chain): { a: Fraction[][]; b: Fraction[] } {
  const states = [...steps.keys()];
  const a = states.map((to) =>
    states.map((from) => {
      const moves = (steps.get(from) ?? []).filter((step) => step.to === to);
      return moves.reduce((left, { probability }) => left.sub(probability), from === to ? ONE : ZERO);
    }),
  );
  const b = states.map((state) =>
    start.filter(({ to }) => to === state).reduce((all, { probability }) => all.add(probability), ZERO),
  );
  return { a, b };
}

export const solvedByMathjs = (a: Fraction[][], b: Fraction[]): unknown => lusolve(a, b);
