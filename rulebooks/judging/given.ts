/** What a decision of the authority gives of what rules ask of it, and what that does to findings that were made before. */
import type { Finding } from '../findings/finding';

/** A finding by what was computed. */
export type Given = Pick<Finding, 'rule' | 'verdict'> & { clause: string; finding: string };

/** `how`: in a sentence, by which decision. */
export type Giving = { given: readonly Given[]; how: string };

export const givenOf = ({ rule, clause, verdict, explanation }: Finding): Given => ({
  rule,
  clause,
  verdict,
  finding: explanation,
});

const keyOf = ({ rule, clause, verdict, finding }: Given): string =>
  JSON.stringify([rule, clause, verdict, finding]);

/** Pays below a minimum stay below it; any other rule that asks the authority is met. Of several decisions the last counts. */
export function asGiven(findings: readonly Finding[], givings: readonly Giving[]): Finding[] {
  const how = new Map(givings.flatMap((each) => each.given.map((one) => [keyOf(one), each.how] as const)));
  return findings.map((finding) => {
    const by = how.get(keyOf(givenOf(finding)));
    if (by === undefined) return finding;
    const { paper: _, ...rest } = finding;
    return {
      ...rest,
      verdict: finding.verdict === 'needs-approval' ? 'lifted' : 'meets',
      explanation: `${finding.explanation} ${by}`,
    };
  });
}
