/**
 * What is on trial is offered only within the dates agreed, from the first day the edition allows, and the sign says so.
 */
import type { Rule } from '../format/record';
import { listed, longDate, ruleName } from '../spelling/wording';
import {
  type Checked,
  inScope,
  type Measure,
  type OwedJudge,
  type Ruling,
  type Situation,
} from './situation';

type Trial = { from: string; to: string };
/** `firstDay`: the first on which the edition allows all of it. */
type OnTrial = { subject: string; are: 'is' | 'are'; trial?: Trial; firstDay?: string };

/** The wagers that the rule speaks of; where it speaks of none, the game, if it is declared to be on trial. */
function onTrial(situation: Situation, rule: Rule): OnTrial | undefined {
  const wagers = inScope(situation, rule).map(({ wager }) => wager);
  const { trial } = situation.variant.circumstances;
  if (wagers.length === 0 && !trial) return undefined;
  const firstDay = wagers
    .flatMap(({ trialFrom }) => trialFrom ?? [])
    .sort()
    .at(-1);
  return {
    subject: wagers.length > 0 ? listed(wagers.map(({ label }) => label)) : situation.game.label,
    are: wagers.length > 1 ? 'are' : 'is',
    ...(trial && { trial }),
    ...(firstDay !== undefined && { firstDay }),
  };
}

export const trialDays: Measure<'day'> = (situation, rule) => {
  const found = onTrial(situation, rule);
  if (!found) return [];
  const { subject, trial, firstDay } = found;
  return [
    trial ? datesRuling(situation, subject, trial, firstDay, rule) : datesMissing(found, rule, 'dossier'),
  ];
};

export const trialShown: OwedJudge<'trial-shown'> = (situation, rule) => {
  const found = onTrial(situation, rule);
  if (!found) return [];
  const { subject, are, trial } = found;
  return [trial ? trialNotice(subject, are, trial, rule) : datesMissing(found, rule, 'sign')];
};

const inWords = ({ from, to }: Trial): string => `${longDate(from)} to ${longDate(to)}`;

const datesMissing = ({ subject, are }: OnTrial, rule: Rule, paper: 'sign' | 'dossier'): Ruling => ({
  verdict: 'not-assessed',
  explanation: `${subject} ${are} on trial, and ${ruleName(rule)} asks for the dates agreed; give the first and last day.`,
  paper,
});

const trialNotice = (subject: string, are: string, trial: Trial, rule: Rule): Ruling => ({
  verdict: 'needs-notice',
  found: inWords(trial),
  explanation: `${subject} ${are} on trial; until it ends, ${ruleName(rule)} asks for a notice of how ${are === 'is' ? 'it is' : 'they are'} played and at what house edge.`,
  signLine: `${subject} ${are} on trial from ${longDate(trial.from)} to ${longDate(trial.to)}.`,
  paper: 'sign',
});

function datesRuling(
  { at }: Situation,
  subject: string,
  trial: Trial,
  firstDay: string | undefined,
  rule: Checked,
): Ruling {
  const found = inWords(trial);
  const breach = { verdict: rule.onBreach, found } as const;
  if (trial.from > trial.to) {
    return {
      ...breach,
      explanation: `The trial of ${subject} ends on ${longDate(trial.to)}, before its first day, ${longDate(trial.from)}.`,
    };
  }
  if (firstDay !== undefined && trial.from < firstDay) {
    return {
      ...breach,
      threshold: `from ${longDate(firstDay)}`,
      explanation: `The trial of ${subject} begins on ${longDate(trial.from)}; ${ruleName(rule)} allows it from ${longDate(firstDay)}.`,
    };
  }
  if (at < trial.from || at > trial.to) {
    return {
      ...breach,
      threshold: found,
      found: longDate(at),
      explanation: `${longDate(at)} is outside the days agreed for the trial of ${subject}, ${found}; ${ruleName(rule)} allows it on no other day.`,
    };
  }
  return {
    verdict: 'meets',
    threshold: found,
    found: longDate(at),
    explanation: `${longDate(at)} is within the days agreed for the trial of ${subject}, ${found}, as ${ruleName(rule)} asks.`,
  };
}
