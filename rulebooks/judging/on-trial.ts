/** What is on trial, and the dates agreed for it. */

import { listed, longDate, ruleName } from '../spelling/wording';
import type { Asking } from '../terms/rule';
import { inScope, type Ruling, type Situation } from './situation';

export type Trial = { from: string; to: string };
/** `firstDay`: the first on which the edition allows all of it. */
export type OnTrial = { subject: string; are: 'is' | 'are'; trial?: Trial; firstDay?: string };

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
    ...(trial && { trial }),
    ...(firstDay !== undefined && { firstDay }),
  };
}

export const inWords = ({ from, to }: Trial): string => `${longDate(from)} to ${longDate(to)}`;

export const datesMissing = ({ subject, are }: OnTrial, rule: Asking, paper: 'sign' | 'dossier'): Ruling => ({
  verdict: 'not-assessed',
  explanation: `${subject} ${are} on trial, and ${ruleName(rule)} asks for the dates agreed; give the first and last day.`,
  paper,
});
