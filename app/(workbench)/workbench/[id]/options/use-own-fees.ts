import { skipToken, useQuery } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import { useDraftModel } from '../model/model';

/** What a game can be dealt under beside the printed fees: options of the house's own schedules, approved and in force on the day of the draft. */
export function useOwnFees(): readonly { value: string; label: string }[] {
  const trpc = useTRPC();
  const { game, rulebook, editing } = useDraftModel();
  const collects = game.options.some((option) => option.collects);
  const { data } = useQuery(
    trpc.feeSubmissions.forGame.queryOptions(
      collects ? { rulebook: rulebook.id, game: game.id, day: editing.content.day } : skipToken,
    ),
  );
  return data ?? [];
}
