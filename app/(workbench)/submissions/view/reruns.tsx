import { Badge } from '@/app/components/badge';
import { Hash } from '@/app/components/copy';
import { Moment } from '@/app/components/time';
import { rerunOutcome } from '@/server/submissions/changes/rerun-outcome';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { DifferenceTable } from './changes';
import type { Names } from './names';
import { differsAt, valueAt } from './rerun-words';

const TONES = { equal: 'meets', 'equal-figures': 'notice', differs: 'breach' } as const;

/** Each time the numbers were computed again, and whether they came out the same. */
export function Reruns({ submission, names }: { submission: SubmissionWhole; names: Names }) {
  const { reruns, analysis, findings } = submission;
  const submitted = { names, wagers: analysis.wagers, witness: analysis.witness, findings };
  return (
    <ul className="divide-y divide-rule text-sm">
      {reruns
        .map((rerun) => ({ ...rerun, ...rerunOutcome(rerun) }))
        .map((rerun) => (
          <li key={rerun.id} className="py-2 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone={TONES[rerun.outcome]}>{rerun.says}</Badge>
              <Hash value={rerun.hash} />
            </p>
            <p className="text-xs text-ink-soft">
              {rerun.by}, <Moment at={rerun.at} />
            </p>
            {rerun.differences.length > 0 ? (
              <div className="mt-2">
                <DifferenceTable
                  caption="Where the re-run differs"
                  differences={rerun.differences.map((each) => ({
                    ...each,
                    what: differsAt(each.path, submitted),
                    before: each.before && valueAt(each.path, each.before),
                    after: each.after && valueAt(each.path, each.after),
                  }))}
                  before="Submitted"
                  after="Re-run"
                />
              </div>
            ) : null}
          </li>
        ))}
    </ul>
  );
}
