/** What nobody looked at before an approval: findings that a person has to judge, and the figures by a re-run. Pure: the dialogs ask here too. */
import type { Finding } from '@/rulebooks/findings/finding';
import { type OpenGroup, openGroups } from '@/rulebooks/findings/open-groups';
import { openItem } from '@/rulebooks/findings/open-items';
import { latestOf } from '../submissions/stored/judged';
import type { Judgement } from '../vocabulary/judgement';

type Reviewed = {
  findings: readonly Finding[];
  judgements: readonly Judgement[];
  reruns: readonly unknown[];
};

export function notLookedAt({ findings, judgements, reruns }: Reviewed): OpenGroup[] {
  const latest = latestOf(judgements);
  const unreviewed = findings.filter(({ verdict }, index) => verdict !== 'meets' && !latest.has(index));
  return openGroups(
    [
      ...unreviewed.map(({ clause, explanation }) =>
        openItem({ code: 'unreviewed', clause, says: explanation }),
      ),
      ...(reruns.length > 0
        ? []
        : [openItem({ code: 'not-rerun', says: 'The analysis was not run again.' })]),
    ],
    true,
  );
}
