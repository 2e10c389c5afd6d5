/** What is on trial is offered only within the dates agreed, from the first day the edition allows. */
import { datesMissing, inWords, onTrial, type Trial } from '../../judging/on-trial';
import type { Checked, Measures, Ruling, Situation } from '../../judging/situation';
import { longDate, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule) => {
  const found = onTrial(situation, rule);
  if (!found) return [];
  const { subject, trial, firstDay } = found;
  return [
    trial ? datesRuling(situation, subject, trial, firstDay, rule) : datesMissing(found, rule, 'dossier'),
  ];
};

function datesRuling(
  { day }: Situation,
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
  if (day < trial.from || day > trial.to) {
    return {
      ...breach,
      threshold: found,
      found: longDate(day),
      explanation: `${longDate(day)} is outside the days given for the trial of ${subject}, ${found}; ${ruleName(rule)} allows it on no day but those agreed.`,
    };
  }
  return {
    verdict: 'meets',
    threshold: found,
    found: longDate(day),
    explanation: `${longDate(day)} is within the days given for the trial of ${subject}, ${found}, as ${ruleName(rule)} asks.`,
  };
}
