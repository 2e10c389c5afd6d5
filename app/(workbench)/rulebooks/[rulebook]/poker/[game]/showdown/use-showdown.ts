'use client';

import { useEffect, useRef, useState } from 'react';
import { showProblem } from '@/app/components/field';
import { askOnce, listening, type StartThread } from '@/app/threads/ask-once';
import type { ShowdownAnswer, ShowdownQuestion } from '@/rulebooks/poker/showdown/answer';

const start: StartThread<ShowdownQuestion, ShowdownAnswer> = (onAnswer, onFailure) =>
  listening(
    new Worker(new URL('./showdown.worker.ts', import.meta.url), { type: 'module' }),
    onAnswer,
    onFailure,
  );

/** `counting` while a thread counts, which can take ten seconds. */
export type Asking = ShowdownAnswer | { is: 'nothing' } | { is: 'counting' } | { is: 'stopped' };

/** What was asked last; what is typed after it drops the answer, so that none stands beside other cards. */
export function useShowdown(form: string) {
  const [asking, setAsking] = useState<Asking>({ is: 'nothing' });
  const running = useRef<AbortController>(undefined);
  const drop = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => () => running.current?.abort(), []);
  const forget = () => {
    drop();
    setAsking((before) => (before.is === 'nothing' ? before : { is: 'nothing' }));
  };
  const ask = (question: ShowdownQuestion) => {
    drop();
    const dropped = new AbortController();
    running.current = dropped;
    setAsking({ is: 'counting' });
    askOnce(start, question, { signal: dropped.signal, onShare: () => undefined })
      .then((answer) => {
        if (dropped.signal.aborted) return;
        setAsking(answer);
        if (answer.is === 'faulty') showProblem(form);
      })
      .catch(() => {
        if (!dropped.signal.aborted) setAsking({ is: 'stopped' });
      });
  };
  const problemAt = (field: string): string | undefined =>
    asking.is === 'faulty' ? asking.problems.find((one) => one.field === field)?.message : undefined;
  return { asking, ask, forget, problemAt };
}
