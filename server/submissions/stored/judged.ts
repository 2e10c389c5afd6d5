/** What the verdicts of reviewers come to. Pure: the page asks here too. */
import { type Finding, isSettled } from '@/rulebooks/findings/finding';
import type { Overruled } from '../../seals/overruled-record';
import type { Judgement } from '../../vocabulary/judgement';

/** What counts of each finding; reopened, nothing does. */
export const latestOf = (judgements: readonly Judgement[]): Map<number, Judgement> => {
  const latest = new Map(judgements.map((each) => [each.finding, each]));
  return new Map([...latest].filter(([, { says }]) => says !== 'reopened'));
};

/** Those that no reviewer has overruled: what an authority has overruled, with reasons, is nothing open. */
export function notOverruled(findings: readonly Finding[], judgements: readonly Judgement[]): Finding[] {
  const latest = latestOf(judgements);
  return findings.filter((_, index) => latest.get(index)?.says !== 'overruled');
}

/** As a decision seals them, in the order of the findings. */
export function overruledAmong(findings: readonly Finding[], judgements: readonly Judgement[]): Overruled[] {
  const latest = latestOf(judgements);
  return findings.flatMap(({ rule, clause, verdict, explanation }, index) => {
    const said = latest.get(index);
    if (said?.says !== 'overruled') return [];
    const { reasons, by, at } = said;
    return [{ rule, clause, verdict, finding: explanation, reasons, by, at }];
  });
}

/** Findings that no approval can be made over: breaches that stand, and rules that a reviewer says are not met. */
export function inTheWayOf(findings: readonly Finding[], judgements: readonly Judgement[]): Finding[] {
  const latest = latestOf(judgements);
  return findings.filter((finding, index) => {
    const overruled = latest.get(index)?.says === 'overruled';
    return isSettled(finding) ? overruled : finding.verdict === 'breach' && !overruled;
  });
}
