'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FiledLines } from '@/simulations/family/filed-lines';
import type { Problem } from '@/simulations/problems/problem';
import { filedFrom } from '../../filing/filing';

export type Trial =
  | { is: 'none' }
  /** `share` is of all holdings; nothing is known of it at first. */
  | { is: 'under way'; share: number }
  | { is: 'stopped'; says: string }
  | { is: 'refused'; problems: readonly Problem[] };

const BROKEN = 'The check stopped by itself. Check again.';

/** A trial of lines beside the page. It is dropped with the page, by a person, and by any change of what is tried. */
export function useTrial(family: string, parameters: unknown, onUse: (text: string) => void) {
  const [trial, setTrial] = useState<Trial>({ is: 'none' });
  const dropping = useRef<AbortController>(undefined);
  useEffect(() => () => dropping.current?.abort(), []);

  const run = async (lines: FiledLines): Promise<void> => {
    dropping.current?.abort();
    const drop = new AbortController();
    dropping.current = drop;
    const unlessDropped = (next: Trial) => {
      if (!drop.signal.aborted) setTrial(next);
    };
    unlessDropped({ is: 'under way', share: 0 });
    try {
      const filed = await filedFrom(family, parameters, lines, {
        signal: drop.signal,
        onShare: (share) => unlessDropped({ is: 'under way', share }),
      });
      if (drop.signal.aborted) return;
      if (filed.ok) onUse(filed.value);
      else setTrial({ is: 'refused', problems: filed.problems });
    } catch {
      unlessDropped({ is: 'stopped', says: BROKEN });
    }
  };

  /** Says why where a trial was under way; what was found of earlier lines goes. */
  const drop = useCallback((says: string) => {
    dropping.current?.abort();
    setTrial((now) => (now.is === 'under way' ? { is: 'stopped', says } : { is: 'none' }));
  }, []);

  return { trial, run, drop };
}
