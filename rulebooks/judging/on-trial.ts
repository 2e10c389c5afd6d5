/** What is on trial, and the dates agreed for it. */

import { listed, longDate, ruleName } from '../spelling/wording';
import type { Asking } from '../terms/rule';
import { writtenRows } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { Asked } from '../variant/agreement-on-file';
import { inScope, type Ruling, type Situation } from './situation';

export type Trial = { from: string; to: string };
/**
 * `firstDay`: the first on which the edition allows all of it. `asked`: what the authority has to have agreed to for it; nothing
 * where the edition itself lets it be tried.
 */
export type OnTrial = {
  subject: string;
  are: 'is' | 'are';
  trial?: Trial;
  firstDay?: string;
  asked: Asked[];
};

/** The wagers that the rule speaks of; where it speaks of none, the game, if it is declared to be on trial. */
export function onTrial(situation: Situation, rule: Asking): OnTrial | undefined {
  const wagers = inScope(situation, rule).map(({ wager }) => wager);
  const { trial } = situation.variant.circumstances;
  if (wagers.length === 0 && !trial) return undefined;
  const isGame = wagers.length > 0 && wagers.every(({ filed }) => filed);
  const firstDay = wagers
    .flatMap(({ trialFrom }) => trialFrom ?? [])
    .sort()
    .at(-1);
  return {
    subject: wagers.length > 0 && !isGame ? listed(wagers.map(({ label }) => label)) : situation.game.label,
    are: wagers.length > 1 && !isGame ? 'are' : 'is',
    asked: askedFor(wagers),
    ...(trial && { trial }),
    ...(firstDay !== undefined && { firstDay }),
  };
}

/** Of a game that nobody lists, or of other odds for a listed one, the game; of its new features, each. */
function askedFor(wagers: readonly Wager[]): Asked[] {
  const game: Asked = { about: 'game' };
  if (wagers.length === 0) return [game];
  return wagers.flatMap((wager): Asked[] => {
    if (wager.filed) return [game];
    return writtenRows(wager) ? [{ about: 'wager', wager: wager.id }] : [];
  });
}

export const inWords = ({ from, to }: Trial): string => `${longDate(from)} to ${longDate(to)}`;

export const datesMissing = ({ subject, are }: OnTrial, rule: Asking, paper: 'sign' | 'dossier'): Ruling => ({
  verdict: 'not-assessed',
  explanation: `${subject} ${are} on trial, and ${ruleName(rule)} asks for the dates agreed; give the first and last day.`,
  paper,
});
