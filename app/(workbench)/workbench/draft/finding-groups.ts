/** The findings in the groups of the panel: one verdict where it is chosen and there is any of it, all otherwise. */
import { type Finding, VERDICTS, type Verdict } from '@/rulebooks/findings/finding';

export type FindingGroup = { name: Verdict; members: Finding[] };

export function findingGroups(findings: Finding[], chosen: Verdict | null) {
  const groups = VERDICTS.map(
    (name): FindingGroup => ({
      name,
      members: findings.filter((finding) => finding.verdict === name),
    }),
  ).filter(({ members }) => members.length > 0);
  // A choice that has become empty would hide what is open.
  const verdict = groups.some(({ name }) => name === chosen) ? chosen : null;
  const shown = verdict === null ? groups : groups.filter(({ name }) => name === verdict);
  return { groups, verdict, shown };
}
