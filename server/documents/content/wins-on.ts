/** What each wager on offer wins and loses on, in words: beside the order of play, in dossier and leaflet. */

import type { Wager } from '@/rulebooks/format/record';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { capital, inSentence, sentence } from '@/rulebooks/spelling/wording';
import { optionIs } from '@/rulebooks/terms/option-is';
import { fromText } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../subject';
import { endsAsRound, settlementOf } from './settled';
import { losses, type Offered } from './wagers';

/** As the rulebook explains it with the options in use, else as the game does. */
export function explained({ game, variant }: Pick<Subject, 'game' | 'variant'>, wager: Wager): string {
  const options = chosenOptions(game, variant.options);
  const here = wager.explainsWhere?.find(({ where }) => optionIs(options, where))?.says;
  return sentence(here ?? wager.explains ?? wagerSpec(game, wager, options).explains);
}

const LOST = 'lose';

/** In the record's words where the losing event says only that it did not win. */
export const lossSaid = ({ wager }: Offered, event: EventResult): string =>
  (event.id === LOST ? wager.loses : undefined) ?? event.label;

/** "Another number is spun; zero is spun (lose half)". */
function losesOn(each: Offered): string {
  const all = losses(each.result)
    .filter(({ count }) => count !== '0')
    .map((event) => {
      const part = fromText(event.net).equals(-1) ? '' : ` (${event.pays})`;
      return `${inSentence(lossSaid(each, event).replace(/\.$/, ''))}${part}`;
    });
  return capital([...new Set(all)].join('; '));
}

/** What a wager wins on and loses on, in its own words: `loses` is empty where the record does not say. */
export type Settling = { names: string[]; wins: string; loses: string };

/** One for wagers that are explained alike; of a round, one for each of its wagers, as its endings are those of the whole. */
export function settling(subject: Subject, all: Offered[]): Settling[] {
  const found = new Map<string, Settling>();
  for (const each of all) {
    const { wager, label } = each;
    const alone = () => [{ wager, name: label, loses: losesOn(each) }];
    const named = byWay(settlementOf(each), {
      table: alone,
      meter: alone,
      model: alone,
      round: ({ members }) =>
        members.map(({ wager: own }) => ({
          wager: own,
          name: own.label,
          loses: capital((own.loses ?? '').replace(/\.$/, '')),
        })),
      // What it wins on is in its own rows.
      rows: () => [],
    });
    for (const { wager: one, name, loses } of named) {
      const wins = explained(subject, one);
      const key = JSON.stringify([wins, loses]);
      const known = found.get(key) ?? { names: [], wins, loses };
      known.names.push(name);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** For players: what wins, by wager, and of a round what loses. */
export function winsOn(subject: Subject, all: Offered[]): string[] {
  const lines = new Map<string, string[]>();
  for (const each of all)
    for (const { names, wins, loses } of settling(subject, [each])) {
      const words = `${wins}${endsAsRound(each) && loses !== '' ? ` Loses when ${inSentence(loses)}.` : ''}`;
      lines.set(words, [...(lines.get(words) ?? []), ...names]);
    }
  return [...lines].map(([words, names]) => `${names.join(' · ')}: ${words}`);
}
