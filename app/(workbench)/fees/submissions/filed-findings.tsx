import { FEE_TONES } from '@/app/(workbench)/rulebooks/[rulebook]/fees/verdicts';
import { Badge } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { FEE_VERDICT_WORDS } from '@/rulebooks/fees/words';
import { counted } from '@/rulebooks/spelling/wording';
import type { FeeSubmissionWhole, FiledFinding } from '@/server/fee-submissions/shapes';
import { listed } from '@/simulations/printing/lists';

const rowsNamed = ({ rows, rowCount }: Pick<FiledFinding, 'rows' | 'rowCount'>): string => {
  const shown = rows.map(String);
  const named = rowCount > rows.length ? [...shown, `${rowCount - rows.length} more`] : shown;
  return `${rowCount === 1 ? 'Row' : 'Rows'} ${listed(named)}`;
};

/** What the checks of the printed schedules find about this one, each with its clause. */
export function FiledFindings({ submission }: { submission: FeeSubmissionWhole }) {
  const { options, findings, found, unreadable } = submission;
  if (unreadable)
    return (
      <Section title="Findings">
        <Note kind="problem">{unreadable}</Note>
      </Section>
    );
  return (
    <Section
      id="findings"
      title="Findings"
      lead={`${counted(options, 'option')}, ${found === 0 ? 'no findings' : counted(found, 'finding')}, of the checks that every printed schedule has.`}
    >
      <ul className="max-w-[88ch] text-sm">
        {findings.map(({ verdict, rows, rowCount, sentence, clause, clauseLine }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike
          <li key={index} className="border-b border-rule py-2">
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
              <Badge tone={FEE_TONES[verdict]}>{FEE_VERDICT_WORDS[verdict].word}</Badge>
              {rows.length > 0 ? <span className="figures">{rowsNamed({ rows, rowCount })}</span> : null}
              {clause ? <ClauseLink {...clause} /> : null}
              {clauseLine === undefined ? null : (
                <span>
                  line <span className="figures">{clauseLine}</span> of the source
                </span>
              )}
            </p>
            <p className="mt-1 wrap-anywhere">{sentence}</p>
          </li>
        ))}
      </ul>
      {findings.length < found ? (
        <p className="mt-2 text-xs text-ink-soft">
          The first {findings.length} of {found} are shown, the gravest first.
        </p>
      ) : null}
    </Section>
  );
}
