/**
 * What is on trial is offered only within the dates agreed, from the first day the edition allows. The days of the applicant are
 * agreed once a document of the authority about what is tried is on file; one planned ahead is judged as its first day finds it.
 */
import { datesMissing, inWords, type OnTrial, onTrial, type Trial } from '../../judging/on-trial';
import {
  butOnFile,
  type Checked,
  consented,
  type Measures,
  type Ruling,
  type Situation,
} from '../../judging/situation';
import { listed, longDate, ruleName } from '../../spelling/wording';
import { onFileWords } from '../../variant/agreement-on-file';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule) => {
  const found = onTrial(situation, rule);
  if (!found) return [];
  const { trial } = found;
  return [trial ? datesRuling(situation, { ...found, trial }, rule) : datesMissing(found, rule, 'dossier')];
};

function datesRuling(situation: Situation, on: OnTrial & { trial: Trial }, rule: Checked): Ruling {
  const { day } = situation;
  const { subject, trial, firstDay } = on;
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
  if (day > trial.to) {
    return {
      ...breach,
      threshold: found,
      found: longDate(day),
      explanation: `${longDate(day)} is outside the days given for the trial of ${subject}, ${found}; ${ruleName(rule)} allows it on no day but those agreed.`,
    };
  }
  return agreedRuling(situation, on, rule);
}

/** Whether the authority has agreed to these days. */
function agreedRuling(situation: Situation, on: OnTrial & { trial: Trial }, rule: Checked): Ruling {
  const { authority } = situation.rulebook;
  const { subject, trial, asked } = on;
  const found = inWords(trial);
  const runs = `The trial of ${subject} is to run from ${found}`;
  const all = asked.map((part) => consented(situation, part));
  const documents = all.flatMap(({ document }) => document ?? []);
  if (documents.length < all.length) {
    const lacking = all.find(({ document }) => !document) ?? {};
    return {
      verdict: rule.onBreach,
      threshold: 'as agreed',
      found,
      explanation: `${runs}; ${ruleName(rule)} allows it only on days, and by rules and odds, agreed beforehand with the regulator (${authority}).${butOnFile(lacking)}`,
      paper: 'dossier',
    };
  }
  const letters = [...new Set(documents.map(onFileWords))];
  return {
    verdict: 'meets',
    threshold: 'as agreed',
    found,
    explanation:
      letters.length > 0
        ? `${runs}; the agreement of the regulator (${authority}) that ${ruleName(rule)} asks for is ${listed(letters)}.`
        : `${runs}: ${ruleName(rule)} allows it on the days agreed, and the edition itself lets it be tried.`,
  };
}
