/** For tests: rounds dealt and played beside the solution they should average to. */

import { ratio, sum } from '../../exact/fraction';
import { squareRoot } from '../../exact/root';
import type { Solution } from '../../family/solution';
import type { RoundDealer } from '../../wagers/dealer';
import { randomStream } from '../../witness/random';

/** How many standard errors the mean of these rounds is away from the exact expectation: above 0 where the player did better. */
export function standardScore(
  dealer: RoundDealer,
  solution: Solution,
  { rounds, seed, subject }: { rounds: number; seed: number; subject: string },
): number {
  const share = (count: bigint) => ratio(count, solution.universe);
  const square = sum(solution.endings.map(({ count, net }) => net.mul(net).mul(share(count))));
  const deviation = squareRoot(square.sub(solution.houseEdge.mul(solution.houseEdge)));
  const random = randomStream(seed, subject, 0);
  let gained = 0;
  for (let round = 0; round < rounds; round += 1) gained += dealer.play(random);
  const mean = gained / rounds / dealer.unit;
  return (mean + solution.houseEdge.valueOf()) / (deviation / Math.sqrt(rounds));
}
