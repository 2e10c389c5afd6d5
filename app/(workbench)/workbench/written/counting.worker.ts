/** The thread that counts: the engine itself, in the browser. */
import { readWritten } from '@/simulations/conditions/read-written';
import { familyOf } from '@/simulations/families';
import type { Distribution, EngineWager } from '@/simulations/model';
import type { CountAnswer, CountRequest } from './counter';

function counted({ family: id, parameters: given, written }: EngineWager): Distribution {
  const { conditions, parameters } = familyOf(id);
  if (!conditions || !written) throw new RangeError(`no conditions are counted in ${id}`);
  const read = readWritten(written, conditions.features(parameters.parse(given)));
  if (!read.ok) throw new RangeError(`a wager came unread: ${read.problems[0]?.message}`);
  return conditions.distribution(given, read.value);
}

self.onmessage = ({ data: { id, wager } }: MessageEvent<CountRequest>) => {
  const answer = (): CountAnswer => {
    try {
      return { id, ok: true, distribution: counted(wager) };
    } catch (error) {
      return { id, ok: false, says: error instanceof Error ? error.message : 'The count stopped.' };
    }
  };
  self.postMessage(answer());
};
