import { useMemo } from 'react';
import { chargedByStake } from '@/rulebooks/edges/charged-wager';
import { useModel } from './model';

/** What is charged on the wager being looked at, by stake between the limits; nothing where none is. */
export function useCharged() {
  const { game, rulebook, view, live, editing } = useModel();
  const { wager, table, figures: priced } = view;
  const { limits } = editing.content.circumstances;
  return useMemo(() => {
    if (!table || !priced) return undefined;
    const { currency } = rulebook;
    const chosen = { wager: wager.id, equals: table.equals };
    return chargedByStake({ game, currency }, chosen, live.options, priced, limits);
  }, [game, rulebook, wager.id, table, priced, live.options, limits]);
}
