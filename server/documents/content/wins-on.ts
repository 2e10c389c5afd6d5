/** What each wager on offer wins and loses on, in words: beside the order of play, in dossier and leaflet. */

import type { Wager } from '@/rulebooks/format/record';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import type { Subject } from '../subject';
import type { Offered } from './wagers';

/** As the rulebook explains it, else as the game does. */
export function explained({ game, variant }: Pick<Subject, 'game' | 'variant'>, wager: Wager): string {
  const words = wager.explains ?? wagerSpec(game, wager, chosenOptions(game, variant.options)).explains;
  const capital = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** One line for wagers that are explained alike; of a round, one for each of its wagers. */
export function winsOn(subject: Subject, all: Offered[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { wager, label, members } of all) {
    const each = members.length > 0 ? members.map((member) => member.wager) : [wager];
    for (const one of each) {
      if (one.written) continue;
      const words = explained(subject, one);
      const name = members.length > 0 ? one.label : label;
      lines.set(words, [...(lines.get(words) ?? []), name]);
    }
  }
  return [...lines].map(([words, names]) => `${names.join(' · ')}: ${words}`);
}
