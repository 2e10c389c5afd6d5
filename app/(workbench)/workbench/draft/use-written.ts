'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Game, Rulebook, Wager } from '@/rulebooks/format/record';
import { writingFamily } from '@/rulebooks/offer/engine-wager';
import { canRead, countedAs, featuresOf, writtenProblems } from '@/rulebooks/offer/resolve-written';
import { AS_WRITTEN, writtenWagers } from '@/rulebooks/offer/written';
import type { Variant } from '@/rulebooks/variant/variant';
import { bringFamily } from '@/simulations/catalogue/bringing';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import type { EngineWager } from '@/simulations/request/request';
import type { Counted } from '../written/counted';
import { type CountAnswer, Counter } from '../written/counter';
import { namesRefused } from '../written/names-refused';
import { viewWager, type WagerView } from './wager-view';

/** A condition is typed letter by letter: text unchanged for this long counts as finished. */
const STANDS_STILL = 200;
const KEPT = 30 * 60_000;

/** One for the page: what a family worked out for one count is there for the next. */
let counter: Counter | undefined;

const theCounter = (): Counter => {
  counter ??= new Counter((onAnswer, onFailure) => {
    const thread = new Worker(new URL('../written/counting.worker.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data }: MessageEvent<CountAnswer>) => onAnswer(data);
    thread.onerror = () => onFailure('Counting stopped. Change a condition to start again.');
    return { post: (request) => thread.postMessage(request), end: () => thread.terminate() };
  });
  return counter;
};

type Asking = {
  rulebook: Rulebook;
  game: Game;
  options: Map<string, string>;
  /** Not while an option cannot be used: only the options on the screen are counted. */
  asGiven: boolean;
  written: Variant['written'];
};

/** The wagers that the operator is writing: their cells, what is wrong with them, and their exact figures. */
export function useWritten({ rulebook, game, options, asGiven, written }: Asking): WagerView[] {
  const wagers = useMemo(() => writtenWagers(rulebook, game, { written }), [rulebook, game, written]);
  const reader = useReader(game, wagers.length > 0);
  const features = useMemo(
    () => (reader === 'here' ? featuresOf(game, options) : []),
    [game, options, reader],
  );
  const counts = useCounts(game, wagers, options, asGiven && reader === 'here');
  const [last, setLast] = useState<Record<string, WagerFigures>>({});
  const plain = useMemo(
    () =>
      wagers.map((wager): WagerView => {
        const counted: Counted =
          reader === 'here' ? (counts.get(wager.id) ?? { state: 'unread' }) : { state: reader };
        const distribution = counted.state === 'counted' ? counted.distribution : undefined;
        const view = viewWager(game, wager, AS_WRITTEN, options, distribution);
        const problems = [
          ...(reader === 'here' ? writtenProblems(game, wagers, wager, options) : []),
          ...namesRefused(wager),
        ];
        const written = { problems, features, counted };
        return { ...view, problems: problems.map(({ message }) => message), written };
      }),
    [game, wagers, options, counts, reader, features],
  );
  useEffect(() => {
    for (const { wager, figures } of plain)
      if (figures) setLast((all) => (all[wager.id] === figures ? all : { ...all, [wager.id]: figures }));
  }, [plain]);
  return useMemo(
    () => (plain.every(({ figures }) => figures) ? plain : plain.map((view) => withBefore(view, last))),
    [plain, last],
  );
}

/** What reads conditions comes with the family, which a page fetches when the first wager is written on it. */
function useReader(game: Game, wanted: boolean): 'here' | 'counting' | 'failed' {
  const family = writingFamily(game);
  const { data, isError } = useQuery({
    queryKey: ['family', family],
    queryFn: async () => {
      if (family !== undefined) await bringFamily(family);
      return canRead(game);
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ? 'here' : isError ? 'failed' : 'counting';
}

function withBefore(view: WagerView, last: Record<string, WagerFigures>): WagerView {
  const before = last[view.wager.id];
  return view.figures || !before || !view.written ? view : { ...view, written: { ...view.written, before } };
}

/** How often each row of each wager decides, counted in this browser as soon as its conditions stand still. */
function useCounts(
  game: Game,
  wagers: Wager[],
  options: Map<string, string>,
  count: boolean,
): Map<string, Counted> {
  const asked = useMemo(
    () => (count ? wagers.map((wager) => countedAs(game, wager, options)) : wagers.map(() => undefined)),
    [game, wagers, options, count],
  );
  const texts = asked.map((engine) => (engine ? JSON.stringify(engine) : ''));
  const still = useStandsStill(texts.join('\n'));
  const queries = useQueries({
    queries: asked.map((engine, index) => ({
      queryKey: ['written', texts[index]],
      queryFn: ({ signal }: { signal: AbortSignal }) => theCounter().count(engine as EngineWager, signal),
      enabled: engine !== undefined && still,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: KEPT,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Counts are BigInts, which have no text of their own to be compared by.
      structuralSharing: false,
    })),
  });
  const states = queries.map(({ data, isError }, index): Counted => {
    if (!asked[index]) return { state: 'unread' };
    if (data) return { state: 'counted', distribution: data };
    return { state: isError ? 'failed' : 'counting' };
  });
  const [remember] = useState(rememberingCounts);
  return remember(wagers, states);
}

/** The same map while nothing in it has changed, so that nothing that depends on it is worked out again. */
function rememberingCounts() {
  let known: { wagers: Wager[]; states: Counted[]; counts: Map<string, Counted> } | undefined;
  return (wagers: Wager[], states: Counted[]): Map<string, Counted> => {
    const same =
      known?.wagers === wagers && known.states.every((state, index) => alike(state, states[index]));
    if (!known || !same)
      known = {
        wagers,
        states,
        counts: new Map(wagers.map((wager, index) => [wager.id, states[index] as Counted])),
      };
    return known.counts;
  };
}

const alike = (a: Counted, b: Counted | undefined): boolean =>
  a.state === b?.state &&
  (a.state !== 'counted' || (b.state === 'counted' && a.distribution === b.distribution));

/** True once a text has not changed for a while; at once for the first. */
function useStandsStill(text: string): boolean {
  const [stood, setStood] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), STANDS_STILL);
    return () => clearTimeout(timer);
  }, [text]);
  return stood === text;
}
