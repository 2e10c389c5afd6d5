'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTRPC } from '@/app/trpc/client';
import { chosenOptions } from '@/rulebooks/engine-wager';
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding } from '@/rulebooks/finding';
import type { Game, Rulebook } from '@/rulebooks/record';
import type { Variant } from '@/rulebooks/variant';
import type { Distribution } from '@/simulations/model';
import { type Content, variantOf } from './content';
import { distributionOf, rememberingViews, type WagerView } from './wager-view';

const ASK_AGAIN = 700;

/** How often each event happens, for every wager of the game under these options. */
export function useDistributions(rulebook: string, game: string, options: Record<string, string>) {
  const trpc = useTRPC();
  const query = useQuery(
    trpc.analyses.distributions.queryOptions(
      { rulebook, game, options },
      {
        staleTime: Number.POSITIVE_INFINITY,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => (state.data?.state === 'computing' ? ASK_AGAIN : false),
      },
    ),
  );
  const { data, isPlaceholderData } = query;
  const distributions = useMemo(() => {
    if (data?.state !== 'ready') return undefined;
    return new Map<string, Distribution>(
      Object.entries(data.wagers).map(([wager, ready]) => [wager, distributionOf(ready)]),
    );
  }, [data]);
  return {
    distributions,
    waiting: data?.state !== 'ready' || isPlaceholderData,
    failed: query.isError,
    retry: query.refetch,
  };
}

export type Live = {
  options: Map<string, string>;
  views: WagerView[];
  saved: WagerView[];
  findings: Finding[];
  waiting: boolean;
  failed: boolean;
  retry: () => void;
};

type Contents = { content: Content; saved: Content; attestations: Variant['attestations'] };

/** Everything that follows from what is typed, reckoned here and at once. */
export function useLive(rulebook: Rulebook, game: Game, { content, saved, attestations }: Contents): Live {
  const chosen = [...chosenOptions(game, content.options)];
  const chosenText = JSON.stringify(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same options in a new map are no change
  const options = useMemo(() => new Map(chosen), [chosenText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same options in a new map are no change
  const asked = useMemo(() => Object.fromEntries(chosen), [chosenText]);
  const { distributions, waiting, failed, retry } = useDistributions(rulebook.id, game.id, asked);
  const [remember] = useState(rememberingViews);
  const [rememberSaved] = useState(rememberingViews);

  const views = useMemo(
    () =>
      game.wagers.map((wager) =>
        remember(game, wager, content.wagers[wager.id], options, distributions?.get(wager.id)),
      ),
    [game, content.wagers, options, distributions, remember],
  );
  const savedViews = useMemo(
    () =>
      game.wagers.map((wager) =>
        rememberSaved(game, wager, saved.wagers[wager.id], options, distributions?.get(wager.id)),
      ),
    [game, saved.wagers, options, distributions, rememberSaved],
  );
  // The edge is on the screen with the keystroke; the rules follow as soon as the browser has a moment.
  const settled = useDeferredValue(useMemo(() => ({ content, views }), [content, views]));
  const findings = useMemo(() => {
    const { content, views } = settled;
    const figures = Object.fromEntries(
      views.flatMap(({ wager, figures }) => (figures ? [[wager.id, figures]] : [])),
    );
    const variant = variantOf(content, { rulebook: rulebook.id, game: game.id, attestations });
    return evaluate({ rulebook, variant, figures, at: content.at });
  }, [rulebook, game, settled, attestations]);

  return { options, views, saved: savedViews, findings, waiting, failed, retry: () => void retry() };
}
