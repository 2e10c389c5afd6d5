'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { RULEBOOK_IDS } from '@/rulebooks/spelling/ids';
import { useToday } from './clock';

/** Not everybody asks in the same second after midnight. */
const WITHIN = 5_000;

/** What the server said of yesterday is asked for again when a day turns where a rulebook is in force. */
function Turn({ rulebook }: { rulebook: string }) {
  const today = useToday(rulebook);
  const drawn = useRef(today);
  const router = useRouter();
  const cache = useQueryClient();
  useEffect(() => {
    if (drawn.current === today) return;
    const timer = setTimeout(() => {
      drawn.current = today;
      void cache.invalidateQueries();
      router.refresh();
    }, Math.random() * WITHIN);
    return () => clearTimeout(timer);
  }, [today, router, cache]);
  return null;
}

export const DayTurns = () => RULEBOOK_IDS.map((id) => <Turn key={id} rulebook={id} />);
