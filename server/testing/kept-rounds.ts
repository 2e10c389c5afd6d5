/**
 * For a walk by day: rounds in which players decide are solved once for each state of the engine (`kept.ts`), pai gow poker is
 * solved from the counts that the nightly tests make again, and a solved round's witness agrees. Everything else runs.
 */
import { fromText } from '@/simulations/exact/fraction';
import { inThisThread, type Runner } from '@/simulations/pool/runner';
import type { ResultOf, Shard } from '@/simulations/pool/shard';
import type { Round } from '@/simulations/request/rounds';
import { keptSolution } from '@/simulations/testing/kept';

/** Wins and losses by the House Way of 13.21 against itself; with the best five behind; as `pai-gow.deep.ts` counts them, by the joker. */
const PAI_GOW: Record<string, readonly (readonly bigint[])[]> = {
  limited: [
    [2_360_723_961_772_804n, 2_467_480_314_035_240n, 399_879_191_411_268n, 3_528_305_402_990_140n, 0n],
  ],
  wild: [[2_260_647_627_845_264n, 2_360_861_524_586_272n, 412_271_523_991_360n, 3_567_570_430_609_752n, 0n]],
};

const countedOf = ({ family, parameters }: Round) =>
  family === 'pai-gow-poker' ? PAI_GOW[String(parameters.joker ?? 'limited')] : undefined;
const UNIT = 1_000_000;

export function keptRounds(): Runner {
  const here = inThisThread();
  const answer = async (shard: Shard): Promise<unknown> => {
    switch (shard.kind) {
      case 'piece': {
        const counted = countedOf(shard.round);
        return counted?.map((sums) => sums.map((sum) => (shard.piece === 0 ? sum : 0n))) ?? [];
      }
      case 'follow':
        return [];
      case 'both-passes':
        return { first: [], second: [] };
      case 'solve':
        return countedOf(shard.round) ? here.run<'solve'>(shard) : keptSolution(shard.round);
      case 'round-witness': {
        if (countedOf(shard.round)) return here.run<'round-witness'>(shard);
        const { houseEdge } = await keptSolution(shard.round);
        return { gained: Math.round(-fromText(houseEdge).valueOf() * shard.rounds * UNIT), unit: UNIT };
      }
      default:
        return here.run(shard as never);
    }
  };
  return {
    ...here,
    run: <Kind extends Shard['kind']>(shard: Extract<Shard, { kind: Kind }>) =>
      answer(shard) as Promise<ResultOf[Kind]>,
  };
}
