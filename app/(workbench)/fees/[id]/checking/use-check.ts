'use client';

import { useEffect, useState } from 'react';
import { askOnce, listening, type StartThread } from '@/app/threads/ask-once';
import type { FeeFrame } from '@/rulebooks/fees/written/frame';
import type { CheckQuestion, ShownCheck } from './check';

/** Of two keys of one who types, less than this apart. */
const PAUSE = 150;

const start: StartThread<CheckQuestion, ShownCheck> = (onAnswer, onFailure) =>
  listening(
    new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }),
    onAnswer,
    onFailure,
  );

export type Check = { of: CheckQuestion['rows']; found: ShownCheck | 'stopped' };

/** The last check that was done; `of` says whether it is of these rows. A thread does it, so that typing never waits. */
export function useCheck(frame: FeeFrame, rows: CheckQuestion['rows']): Check | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    const dropped = new AbortController();
    const timer = setTimeout(() => {
      askOnce(start, { frame, rows }, { signal: dropped.signal, onShare: () => undefined })
        .then((found) => setCheck({ of: rows, found }))
        .catch(() => {
          if (!dropped.signal.aborted) setCheck({ of: rows, found: 'stopped' });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      dropped.abort();
    };
  }, [frame, rows]);
  return check;
}
