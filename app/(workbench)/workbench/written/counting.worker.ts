/** The thread that counts: the engine itself, in the browser. */
import { countWager } from '@/simulations/written-wagers';
import type { CountAnswer, CountRequest } from './counter';

self.onmessage = ({ data: { id, wager } }: MessageEvent<CountRequest>) => {
  const answer = (): CountAnswer => {
    try {
      return { id, ok: true, distribution: countWager(wager).distribution };
    } catch (error) {
      return { id, ok: false, says: error instanceof Error ? error.message : 'The count stopped.' };
    }
  };
  self.postMessage(answer());
};
