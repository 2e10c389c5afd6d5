'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTRPC, useTRPCClient } from '@/app/trpc/client';
import { givenIn } from '@/rulebooks/edges/headline-edge';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { countable } from '@/rulebooks/offer/filed-problems';
import { meterTerms } from '@/rulebooks/offer/meter';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Problem } from '@/simulations/problems/problem';
import type { Distribution } from '@/simulations/wagers/distribution';
import type { Content } from './content';
import { judged } from './judged';
import { usableOptions } from './usable-options';
import { type Rounds, useRounds } from './use-rounds';
import { useWritten } from './use-written';
import { distributionOf, inRound, rememberingViews, type WagerView } from './wager-view';

const ASK_AGAIN = 700;

/** How often each event happens, for every wager of the game under these options. */
export function useDistributions(
  { id: rulebook, validFrom: at }: Pick<Rulebook, 'id' | 'validFrom'>,
  game: string,
  options: Record<string, string>,
  filed?: Content['filed'],
) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const cache = useQueryClient();
  const asked = { rulebook, at, game, options, ...(filed && { filed: countable(filed) }) };
  const queryKey = trpc.analyses.distributions.queryKey(asked);
  const query = useQuery(
    trpc.analyses.distributions.queryOptions(asked, {
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.state === 'computing' ? ASK_AGAIN : false),
    }),
  );
  const { data, isPlaceholderData } = query;
  const again = useMutation({
    mutationFn: () => client.analyses.distributions.query({ ...asked, again: true }),
    onSuccess: (answer) => cache.setQueryData(queryKey, answer),
  });
  const stopped = data?.state === 'stopped' && !isPlaceholderData ? data.says : undefined;
  const distributions = useMemo(() => {
    if (data?.state !== 'ready') return undefined;
    return new Map<string, Distribution>(
      Object.entries(data.wagers).map(([wager, ready]) => [wager, distributionOf(ready)]),
    );
  }, [data]);
  return {
    distributions,
    waiting: (data?.state !== 'ready' || isPlaceholderData) && stopped === undefined,
    failed: query.isError || again.isError,
    stopped,
    retry: () => (stopped === undefined ? void query.refetch() : again.mutate()),
  };
}

export type Live = {
  options: Map<string, string>;
  views: WagerView[];
  saved: WagerView[];
  findings: Finding[];
  /** Options and circumstances that cannot be used, and wagers left out that settle with others: each at its field. */
  problems: Problem[];
  waiting: boolean;
  failed: boolean;
  /** Why the events are not counted, where somebody cancelled that or it failed. */
  stopped: string | undefined;
  /** Counts again. */
  retry: () => void;
} & Rounds;

type Contents = {
  content: Content;
  saved: Content;
  attestations: Variant['attestations'];
  /** The draft that is edited, whose last edges are kept through a reload. */
  draft: string;
};

/** Everything that follows from what is typed, worked out here at once; what must be solved, on the server. */
export function useLive(
  rulebook: Rulebook,
  game: Game,
  { content, saved, attestations, draft }: Contents,
): Live {
  const { options: usable, asGiven } = usableOptions(game, content.options);
  const chosen = [...usable];
  const chosenText = JSON.stringify(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same options in a new map are no change
  const options = useMemo(() => new Map(chosen), [chosenText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same options in a new map are no change
  const asked = useMemo(() => Object.fromEntries(chosen), [chosenText]);
  const counted = useDistributions(rulebook, game.id, asked, content.filed);
  const { waiting, failed, stopped, retry } = counted;
  // Figures are never shown for other options than those on the screen.
  const distributions = asGiven ? counted.distributions : undefined;
  const rounds = useRounds({
    rulebook,
    game,
    options,
    asGiven,
    wagers: content.wagers,
    filed: content.filed,
    draft,
  });
  const [remember] = useState(rememberingViews);
  const [rememberSaved] = useState(rememberingViews);

  const { circumstances } = content;
  const alone = useMemo(
    () =>
      game.wagers.map((wager) =>
        remember(
          game,
          wager,
          content.wagers[wager.id],
          options,
          distributions?.get(wager.id),
          meterTerms(wager, circumstances, content.wagers[wager.id]?.payTable),
          givenIn(wager.id, { game, variant: { circumstances, wagers: content.wagers, options: asked } }),
        ),
      ),
    [game, content.wagers, circumstances, options, asked, distributions, remember],
  );
  const views = useMemo(
    () =>
      alone.map((view) => {
        const round = rounds.rounds.find(({ wagers }) => wagers.includes(view.wager));
        return round ? inRound(view, round) : view;
      }),
    [alone, rounds.rounds],
  );
  const own = useWritten({ rulebook, game, options, asGiven, written: content.written });
  const savedViews = useMemo(
    () =>
      game.wagers.map((wager) =>
        rememberSaved(
          game,
          wager,
          saved.wagers[wager.id],
          options,
          distributions?.get(wager.id),
          meterTerms(wager, saved.circumstances, saved.wagers[wager.id]?.payTable),
          givenIn(wager.id, { game, variant: { ...saved, options: asked } }),
        ),
      ),
    [game, saved, options, asked, distributions, rememberSaved],
  );
  // The edge is on the screen with the keystroke; the rules follow as soon as the browser has a moment.
  const all = useMemo(() => [...views, ...own], [views, own]);
  const settled = useDeferredValue(useMemo(() => ({ content, views: all }), [content, all]));
  const { findings, problems } = useMemo(
    () => judged({ rulebook, game, attestations, ...settled }),
    [rulebook, game, settled, attestations],
  );

  return {
    options,
    views: all,
    saved: savedViews,
    findings,
    problems,
    waiting,
    failed,
    stopped,
    retry,
    ...rounds,
  };
}
