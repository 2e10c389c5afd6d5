/** The thread that counts: the engine itself, in the browser. */
import { bringFamily } from '@/simulations/catalogue/bringing';
import { countWager } from '@/simulations/request/written-wagers';
import type { CountAnswer, CountRequest } from './counter';

self.onmessage = async ({ data: { id, wager } }: MessageEvent<CountRequest>) => {
  const answer = async (): Promise<CountAnswer> => {
    try {
      await bringFamily(wager.family);
      return { id, ok: true, distribution: countWager(wager).distribution };
    } catch (error) {
      return { id, ok: false, says: error instanceof Error ? error.message : 'The count stopped.' };
    }
  };
  self.postMessage(await answer());
};
