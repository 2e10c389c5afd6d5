/** A game that no rulebook lists, as the register publishes it while its trial is open to other operators. */
import type { FiledGame, FiledWager } from '@/rulebooks/variant/filed-game';
import type { Variant } from '@/rulebooks/variant/variant';

/** Names that the operator gave to wagers and to what is counted are not published, so a copy has others. The drawing is a file of its own. */
export function filedAsPublished(
  { drawing: _, wagers: filed, ...game }: FiledGame,
  wagers: Variant['wagers'],
): Pick<Variant, 'wagers'> & { filed: FiledGame } {
  // Their order is that of their names.
  const named = Object.entries(filed).map(([id, wager], index) => {
    const events = new Map(wager.model?.events.map(({ event }, at) => [event, `row-${at + 1}`]));
    return { id, own: `wager-${String(index + 1).padStart(2, '0')}`, wager, events };
  });
  return {
    filed: {
      ...game,
      wagers: Object.fromEntries(named.map(({ own, wager, events }) => [own, renamed(wager, events)])),
    },
    wagers: Object.fromEntries(
      named.flatMap(({ id, own, events }) => {
        const choice = wagers[id];
        if (!choice) return [];
        const pays = Object.entries(choice.pays).map(([event, pay]) => [events.get(event) ?? event, pay]);
        return [[own, { ...choice, pays: Object.fromEntries(pays) }]];
      }),
    ),
  };
}

const renamed = (wager: FiledWager, events: ReadonlyMap<string, string>): FiledWager =>
  wager.model
    ? {
        ...wager,
        model: {
          ...wager.model,
          events: wager.model.events.map((row) => ({ ...row, event: events.get(row.event) ?? row.event })),
        },
      }
    : wager;
