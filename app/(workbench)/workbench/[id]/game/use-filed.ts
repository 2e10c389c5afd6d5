'use client';

import type { FiledGame, FiledWager } from '@/rulebooks/variant/filed-game';
import { useDraftModel } from '../model/model';

/** The game that this draft files, and every way to change it. Each field is one place to take back. */
export function useFiled() {
  const { editing, locked } = useDraftModel();
  const { filed } = editing.content;
  if (!filed) throw new Error('only a draft that files a game has this tab');
  const give = (part: Partial<FiledGame>, place?: string) =>
    editing.apply({ kind: 'filed', filed: { ...filed, ...part }, ...(place !== undefined && { place }) });
  return {
    filed,
    locked,
    closeStep: editing.closeStep,
    give,
    giveWager: (id: string, part: Partial<FiledWager>, place?: string) => {
      const wager = filed.wagers[id];
      if (wager)
        give({ wagers: { ...filed.wagers, [id]: { ...wager, ...part } } }, place && `${id} ${place}`);
    },
    add: (added: Record<string, FiledWager>) => give({ wagers: { ...filed.wagers, ...added } }),
    remove: (ids: readonly string[]) =>
      give({
        wagers: Object.fromEntries(Object.entries(filed.wagers).filter(([id]) => !ids.includes(id))),
      }),
  };
}

/** The first number that no wager has. */
export function newWagerId(filed: FiledGame): string {
  for (let number = 1; ; number++) {
    const id = `wager-${number}`;
    if (!Object.hasOwn(filed.wagers, id)) return id;
  }
}
