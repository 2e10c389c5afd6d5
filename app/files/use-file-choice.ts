'use client';

import { useEffect, useRef, useState } from 'react';
import { FILES_AT_MOST, type FileShown } from '@/server/vocabulary/attachment';
import { NotSent, refusedUnsent, sendFile } from './send-file';

/** A file that somebody chose: waiting, on its way, arrived, or refused with a sentence. */
export type Chosen = {
  key: number;
  name: string;
  size: number;
  share?: number;
  arrived?: FileShown;
  problem?: string;
};

export type FileChoice = {
  chosen: Chosen[];
  /** To be sent with what they are for. */
  ids: string[];
  /** Why what they are for cannot be sent yet. */
  blocks: string | undefined;
  most: number;
  add: (files: Iterable<File>) => void;
  remove: (key: number) => void;
  clear: () => void;
};

function blockedBy(chosen: readonly Chosen[]): string | undefined {
  if (chosen.some(({ problem }) => problem))
    return 'A file was not taken. Remove it from the list, or choose another in its place.';
  return chosen.every(({ arrived }) => arrived)
    ? undefined
    : 'Wait until every file has arrived, or remove the one on its way.';
}

/** Sends files one after another as they are chosen. */
export function useFileChoice(most = FILES_AT_MOST): FileChoice {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const next = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);
  const change = (key: number, part: Partial<Chosen>) =>
    setChosen((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const send = async (key: number, file: File, stop: AbortController) => {
    if (stop.signal.aborted) return;
    try {
      const arrived = await sendFile(file, {
        progress: (share) => change(key, { share }),
        signal: stop.signal,
      });
      change(key, { arrived });
    } catch (error) {
      change(key, { problem: error instanceof NotSent ? error.message : 'This file could not be read.' });
    }
    stops.current.delete(key);
  };

  const add = (files: Iterable<File>) => {
    const room = most - chosen.length;
    const added = [...files].map((file, at) => {
      const key = next.current++;
      const problem =
        at < room ? refusedUnsent(file) : `${most} files at most. Put more of them into one PDF.`;
      if (!problem) {
        const stop = new AbortController();
        stops.current.set(key, stop);
        line.current = line.current.then(() => send(key, file, stop));
      }
      return { key, name: file.name, size: file.size, ...(problem && { problem }) };
    });
    setChosen((now) => [...now, ...added]);
  };
  const remove = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setChosen((now) => now.filter((each) => each.key !== key));
  };
  return {
    chosen,
    ids: chosen.flatMap(({ arrived }) => (arrived ? [arrived.id] : [])),
    blocks: blockedBy(chosen),
    most,
    add,
    remove,
    clear: () => setChosen([]),
  };
}
