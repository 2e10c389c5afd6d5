/** What a person must confirm, grouped by duty: checking one procedure settles a whole group. */

import type { Finding } from '@/rulebooks/findings/finding';
import { DUTIES, DUTY_IDS, type Duty } from '@/rulebooks/format/duties';
import type { Rulebook } from '@/rulebooks/format/record';
import { ruleId } from '@/rulebooks/format/scope';

export type DutyGroup = { duty: Duty; title: string; members: Finding[] };

/** In the order of the duties; within one, in the order of the source. Every finding is in exactly one group. */
export function groupByDuty(rulebook: Rulebook): (findings: Finding[]) => DutyGroup[] {
  const duties = new Map(
    rulebook.sections.flatMap(({ rules }) => rules.map((rule) => [ruleId(rulebook, rule), rule.duty])),
  );
  // A rule that asks a person has a duty; one that the browser does not know is shown with the last of them.
  const dutyOf = ({ rule }: Finding): Duty => duties.get(rule) ?? 'supervision';
  return (findings) =>
    DUTY_IDS.map((duty) => ({
      duty,
      title: DUTIES[duty],
      members: findings.filter((finding) => dutyOf(finding) === duty),
    })).filter(({ members }) => members.length > 0);
}
