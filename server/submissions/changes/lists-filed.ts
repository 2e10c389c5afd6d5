/** Whether an edition has taken in a game that was filed. Nothing else joins the two: the list gives its games ids of its own. */
import type { Rulebook } from '@/rulebooks/format/record';
import type { FiledGame } from '@/rulebooks/variant/filed-game';

const key = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** By the name that players know it by, and with each of its wagers: another game may have the same name. */
export function listsFiled(
  { games }: Rulebook,
  { wagers }: Pick<FiledGame, 'wagers'>,
  label: string,
): boolean {
  const filed = Object.values(wagers).map((wager) => key(wager.label));
  return games.some((listed) => {
    const there = new Set(listed.wagers.map((wager) => key(wager.label)));
    return key(listed.label) === key(label) && filed.every((wager) => there.has(wager));
  });
}
