/** A file judged in a thread beside the page. */
import { askOnce, listening, type Watching } from '@/app/threads/ask-once';
import type { Judged } from './judge';

export const judgeAside = (file: File, watching: Watching): Promise<Judged> =>
  askOnce<File, Judged>(
    (onAnswer, onFailure) =>
      listening(
        new Worker(new URL('./judging.worker.ts', import.meta.url), { type: 'module' }),
        onAnswer,
        onFailure,
      ),
    file,
    watching,
  );
