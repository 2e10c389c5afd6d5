import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '@/rulebooks/format/record';
import { writingFamily } from '@/rulebooks/offer/engine-wager';
import { familyHead } from '@/simulations/catalogue/heads';
import { templatesOf } from '../../written/templates';

const NONE = { printed: [], others: [] };

/** Wagers to start from. Their family loads them once, when the first page asks that lets a wager be written. */
export function useTemplates(game: Game, options: Map<string, string>) {
  const family = writingFamily(game);
  const { data, isError } = useQuery({
    queryKey: ['wagers to start from', family],
    queryFn: async () =>
      family === undefined ? null : ((await familyHead(family).written?.templates()) ?? null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = useMemo(() => (data ? templatesOf(game, options, data) : NONE), [game, options, data]);
  return { ...found, failed: isError };
}
