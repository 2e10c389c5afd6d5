/** Until a trial ends, the sign says so, with its dates. */
import { datesMissing, inWords, onTrial, type Trial } from '../../judging/on-trial';
import type { Obliges, Ruling } from '../../judging/situation';
import { longDate, ruleName } from '../../spelling/wording';
import type { Asking } from '../../terms/rule';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule) => {
  const found = onTrial(situation, rule);
  if (!found) return [];
  const { subject, are, trial } = found;
  return [trial ? trialNotice(subject, are, trial, rule) : datesMissing(found, rule, 'sign')];
};

const trialNotice = (subject: string, are: string, trial: Trial, rule: Asking): Ruling => ({
  verdict: 'needs-notice',
  found: inWords(trial),
  explanation: `${subject} ${are} on trial; until it ends, ${ruleName(rule)} asks for a notice of how ${are === 'is' ? 'it is' : 'they are'} played and at what house edge.`,
  signLine: `${subject} ${are} on trial from ${longDate(trial.from)} to ${longDate(trial.to)}.`,
  paper: 'sign',
});
