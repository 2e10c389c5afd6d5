import { Badge } from '@/app/components/badge';
import { Hash } from '@/app/components/copy';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { rerunOutcome } from '@/server/submissions/changes/rerun-outcome';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { type PlayedWager, standardErrorsApart } from '@/server/vocabulary/played';
import { measuredPercent, whole, zScore } from '@/simulations/printing/numbers';
import { DifferenceTable } from './changes';
import type { Names } from './names';
import { differsAt, valueAt } from './rerun-words';

const TONES = { equal: 'meets', 'equal-figures': 'notice', differs: 'breach' } as const;

/** Above this, chance hardly explains it: one wager in 16,000. */
const FAR = 4;

/** The reviewer's own rounds beside those that were submitted. */
function Played({
  played,
  analysis,
  names,
}: {
  played: PlayedWager[];
  analysis: SubmissionWhole['analysis'];
  names: Names;
}) {
  const [first] = played;
  return (
    <div className="mt-2">
      {first ? (
        <p className="mb-1 text-xs">
          {whole(first.rounds)} rounds from seed {first.seed}, chosen by the reviewer
        </p>
      ) : null}
      <Table caption="House edge in the reviewer’s rounds beside the submitted ones" stack="narrow">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>Own rounds</Header>
          <Header numeric>Submitted</Header>
          <Header numeric>Apart, in standard errors</Header>
        </HeaderRow>
        <tbody>
          {played.map((own) => {
            const submitted = analysis.witness.find(({ wager }) => wager === own.wager);
            const apart = submitted && standardErrorsApart(own, submitted);
            return (
              <Row key={own.wager}>
                <RowHeader className="font-normal">{names.wager(own.wager)}</RowHeader>
                <Cell numeric>{measuredPercent(own.mean)}</Cell>
                <Cell numeric>{submitted ? measuredPercent(submitted.mean) : '–'}</Cell>
                <Cell
                  numeric
                  className={apart !== undefined && Math.abs(apart) >= FAR ? 'text-breach' : undefined}
                >
                  {apart === undefined
                    ? '–'
                    : Number.isFinite(apart)
                      ? zScore(apart)
                      : 'no chance explains it'}
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

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
            {rerun.played ? <Played played={rerun.played} analysis={analysis} names={names} /> : null}
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
