/** What each wager on offer wins and loses on, in words: beside the order of play, in dossier and leaflet. */

import type { Wager } from '@/rulebooks/format/record';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { optionIs } from '@/rulebooks/terms/option-is';
import { fromText } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../subject';
import { settlementOf } from './settled';
import { losses, type Offered } from './wagers';

/** As the rulebook explains it with the options in use, else as the game does. */
export function explained({ game, variant }: Pick<Subject, 'game' | 'variant'>, wager: Wager): string {
  const options = chosenOptions(game, variant.options);
  const here = wager.explainsWhere?.find(({ where }) => optionIs(options, where))?.says;
  const words = here ?? wager.explains ?? wagerSpec(game, wager, options).explains;
  const capital = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** Of a wager in a round: its endings are those of the whole, so what loses this one is said with what wins it. */
const lostToo = ({ loses }: Wager): string =>
  loses === undefined ? '' : ` Loses when ${loses.charAt(0).toLowerCase()}${loses.slice(1)}`;

const LOST = 'lose';

/** In the record's words where the losing event says only that it did not win. */
export const lossSaid = ({ wager }: Offered, event: EventResult): string =>
  (event.id === LOST ? wager.loses : undefined) ?? event.label;

const inSentence = (text: string): string =>
  /^\p{Lu}[\p{Ll} ]/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** " Loses on: another number is spun; zero (lose half)." */
export function losesOn(each: Offered): string {
  const all = losses(each.result)
    .filter(({ count }) => count !== '0')
    .map((event) => {
      const part = fromText(event.net).equals(-1) ? '' : ` (${event.pays})`;
      return `${inSentence(lossSaid(each, event).replace(/\.$/, ''))}${part}`;
    });
  return all.length === 0 ? '' : ` Loses on: ${[...new Set(all)].join('; ')}.`;
}

/** One line for wagers that are explained alike; of a round, one for each of its wagers. */
export function winsOn(
  subject: Subject,
  all: Offered[],
  lostOn: (each: Offered) => string = () => '',
): string[] {
  const lines = new Map<string, string[]>();
  for (const each of all) {
    const { wager, label } = each;
    const alone = () => [{ wager, name: label, lost: lostOn(each) }];
    const named = byWay(settlementOf(each), {
      table: alone,
      meter: alone,
      model: alone,
      round: ({ members }) =>
        members.map(({ wager: own }) => ({ wager: own, name: own.label, lost: lostToo(own) })),
      // What it wins on is in its own rows.
      rows: () => [],
    });
    for (const { wager: one, name, lost } of named) {
      const words = `${explained(subject, one)}${lost}`;
      lines.set(words, [...(lines.get(words) ?? []), name]);
    }
  }
  return [...lines].map(([words, names]) => `${names.join(' · ')}: ${words}`);
}
