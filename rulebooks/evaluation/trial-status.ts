/**
 * What is on trial is offered only within the dates agreed, from the first day the edition allows.
 * A rule whose only breach is a missing notice asks for the notice; any other checks the dates.
 */
import { type Checked, type Evaluator, inScope, type Ruling, type Situation } from './situation';
import { listed, longDate, ruleName } from './wording';

export const trialStatus: Evaluator<'trial-status'> = (situation, rule, { newFeatures }) => {
  const onTrial = inScope(situation, rule).filter(
    ({ wager }) => wager.trialFrom !== undefined || (newFeatures && wager.written),
  );
  const { trial } = situation.variant.circumstances;
  if (onTrial.length === 0 && !trial) return [];
  const subject = onTrial.length > 0 ? listed(onTrial.map(({ wager }) => wager.label)) : situation.game.label;
  const are = onTrial.length > 1 ? 'are' : 'is';
  const firstDay = onTrial
    .flatMap(({ wager }) => wager.trialFrom ?? [])
    .sort()
    .at(-1);
  if (!trial) return [datesMissing(`${subject} ${are}`, rule)];
  if (rule.onBreach === 'needs-notice') return [trialNotice(subject, are, trial, rule)];
  return [datesRuling(situation, subject, trial, firstDay, rule)];
};

type Trial = { from: string; to: string };

const inWords = ({ from, to }: Trial): string => `${longDate(from)} to ${longDate(to)}`;

const datesMissing = (subjectIs: string, rule: Checked): Ruling => ({
  verdict: 'not-assessed',
  explanation: `${subjectIs} on trial, and ${ruleName(rule)} asks for the dates agreed; give the first and last day.`,
  paper: rule.onBreach === 'needs-notice' ? 'sign' : 'dossier',
});

const trialNotice = (subject: string, are: string, trial: Trial, rule: Checked): Ruling => ({
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
