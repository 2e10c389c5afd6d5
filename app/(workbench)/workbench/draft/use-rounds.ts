'use client';

import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTRPCClient } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { countable } from '@/rulebooks/offer/filed-problems';
import type { Variant } from '@/rulebooks/variant/variant';
import { keepEdges, readEdges } from './kept-edges';
import {
  type AskedRound,
  askedRound,
  type KnownRound,
  knownOf,
  type RoundView,
  rememberingRounds,
  roundsOf,
  roundText,
  solvedFrom,
  type Work,
} from './round-view';
import { type Doing, pause, Solver, Stopped, Unsolved, WAITING } from './solver';

/** A pay is typed letter by letter: what stands still this long is meant. */
const STANDS_STILL = 400;
const ASK_AGAIN = 400;
const KEPT = 30 * 60_000;

type Asking = {
  rulebook: Rulebook;
  game: Game;
  options: Map<string, string>;
  /** Not while an option cannot be used: nothing is solved for others than those on the screen. */
  asGiven: boolean;
  wagers: Variant['wagers'];
  filed?: Variant['filed'];
  /** The draft whose last edges are kept through a reload. */
  draft: string;
};

export type Rounds = {
  rounds: RoundView[];
  /** Ends the solving that is under way. */
  stop: (round: string) => void;
  /** Starts it again after it was stopped or failed. */
  solve: (round: string) => void;
};

/** Every round of the game: solved on the server where its tables are none that were solved before. */
export function useRounds(asking: Asking): Rounds {
  const { rulebook, game, options, asGiven, wagers, filed, draft } = asking;
  const client = useTRPCClient();
  const asked = useMemo(
    () =>
      roundsOf(game).map((together) => {
        const round = askedRound(game, together, wagers, options);
        return asGiven ? round : { ...round, round: undefined };
      }),
    [game, wagers, options, asGiven],
  );
  const texts = asked.map(({ round }) => (round ? roundText(round) : ''));
  const still = useStandsStill(texts.join('\n'));
  const [solver] = useState(() => new Solver());
  const [doing, setDoing] = useState<Record<string, Doing>>({});
  const [last, setLast] = useLastKnown(draft);
  const [remember] = useState(rememberingRounds);

  const solveOne = (round: AskedRound, text: string, signal: AbortSignal) =>
    solver.solve(
      round.id,
      {
        ask: async (supersedes, asking) => {
          const input = {
            rulebook: rulebook.id,
            at: rulebook.validFrom,
            game: game.id,
            options: Object.fromEntries(options),
            ...(filed && { filed: countable(filed) }),
            wagers: Object.fromEntries(
              round.wagers.flatMap(({ id }) => (wagers[id] ? [[id, wagers[id]] as const] : [])),
            ),
            supersedes,
          };
          return (await client.analyses.solutions.mutate(input, { signal: asking })).rounds[0];
        },
        job: (id, asking) => client.analyses.job.query({ id }, { signal: asking }),
        wait: (asking) => pause(ASK_AGAIN, asking),
      },
      signal,
      (progress) => setDoing((all) => ({ ...all, [text]: progress })),
    );

  const queries = useQueries({
    queries: asked.map((round, index) => {
      const text = texts[index] as string;
      return {
        queryKey: ['round', rulebook.id, game.id, text],
        queryFn: ({ signal }: { signal: AbortSignal }) => solveOne(round, text, signal),
        enabled: round.round !== undefined && still,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: KEPT,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      };
    }),
  });

  const known = queries.map(({ data }) => data);
  const rounds = asked.map((round, index): RoundView => {
    const query = queries[index];
    const solution = known[index];
    const solved = round.round && solution ? solvedFrom(round.round, solution) : undefined;
    const work = (): Work => {
      if (!round.round) return { state: 'idle' };
      if (query?.error instanceof Stopped) return { state: 'stopped' };
      if (query?.error instanceof Unsolved) return { state: 'failed', says: query.error.message };
      if (query?.error) return { state: 'failed', says: sentenceOf(query.error) };
      return { state: 'computing', ...(doing[texts[index] as string] ?? WAITING) };
    };
    return remember(round, solved, last[round.id], work());
  });

  // Kept for the time when the table is another; and an edit that was taken back leaves a job nobody waits for.
  useEffect(() => {
    for (const view of rounds) {
      const now = knownOf(view);
      if (now)
        setLast((all) => {
          const held = all[view.id];
          return held?.edge === now.edge && held.solved === now.solved ? all : { ...all, [view.id]: now };
        });
      const job = view.solved && solver.release(view.id);
      if (job) client.analyses.cancel.mutate({ id: job }).catch(() => undefined);
    }
  });

  const stop = useCallback(
    (round: string) => {
      const job = solver.stop(round);
      if (job) client.analyses.cancel.mutate({ id: job }).catch(() => undefined);
    },
    [solver, client],
  );
  const solve = (round: string) => {
    const index = asked.findIndex(({ id }) => id === round);
    void queries[index]?.refetch();
  };
  return { rounds: useSameList(rounds), stop, solve };
}

/** What was last known of each round, from before a reload too: then the edge alone. */
function useLastKnown(draft: string) {
  const [last, setLast] = useState<Record<string, KnownRound>>({});
  // After the first drawing, which is the server's and knows no storage.
  useEffect(() => {
    setLast((now) => ({ ...readEdges(draft), ...now }));
  }, [draft]);
  useEffect(() => {
    if (Object.keys(last).length > 0) keepEdges(draft, last);
  }, [draft, last]);
  return [last, setLast] as const;
}

/** The list itself is another only where one of its members is. */
function useSameList<T>(list: T[]): T[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its members are what it depends on
  return useMemo(() => list, list);
}

/** True once a text has not changed for a while; at once for the first. */
function useStandsStill(text: string): boolean {
  const [stood, setStood] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), STANDS_STILL);
    return () => clearTimeout(timer);
  }, [text]);
  return stood === text;
}
