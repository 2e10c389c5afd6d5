'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { dayEndIn, dayIn } from '@/rulebooks/zones';
import { SiteClock } from './site-clock';

type Site = {
  clock: SiteClock;
  /** What the page says, so that the browser draws at first what the server drew. */
  at: number;
};

const Site = createContext<Site | null>(null);

/** When the first byte of this page came, by the clock of the browser: it may have taken seconds since to start. */
function pageArrived(): number {
  const now = Date.now();
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if (!entry || !('responseStart' in entry)) return now;
  const arrived = performance.timeOrigin + Number(entry.responseStart);
  return arrived > 0 && arrived <= now ? arrived : now;
}

export function ClockProvider({ at, children }: { at: number; children: ReactNode }) {
  const [site] = useState<Site>(() => ({
    at,
    clock: new SiteClock(at, typeof window === 'undefined' ? {} : { arrived: pageArrived() }),
  }));
  // A page that is asked for again says the time again.
  useEffect(() => {
    if (at !== site.at) site.clock.heard(at);
  }, [at, site]);
  return <Site.Provider value={site}>{children}</Site.Provider>;
}

function useSite(): Site {
  const site = useContext(Site);
  if (!site) throw new Error('A page that asks for the day stands within ClockProvider.');
  return site;
}

export const useSiteClock = (): SiteClock => useSite().clock;

function useTime<T extends string | number>(read: (now: Date) => T, next: (now: Date) => Date): T {
  const { clock, at } = useSite();
  return useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const stop = clock.watch(next, changed);
        document.addEventListener('visibilitychange', changed);
        return () => {
          stop();
          document.removeEventListener('visibilitychange', changed);
        };
      },
      [clock, next],
    ),
    () => read(clock.now()),
    () => read(new Date(at)),
  );
}

/** The day that it is where the rulebook is in force, by the server's clock; it turns by itself at midnight there. */
export function useToday(rulebook: string | undefined): string {
  return useTime(
    (now) => dayIn(rulebook, now),
    useCallback((now: Date) => dayEndIn(rulebook, dayIn(rulebook, now)), [rulebook]),
  );
}

const MINUTE = 60_000;
const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE) * MINUTE;
const nextMinute = (now: Date): Date => new Date(minuteOf(now) + MINUTE);

/** The minute that it is by the server's clock, for how long something has waited. */
export const useMinute = (): Date => new Date(useTime(minuteOf, nextMinute));
