import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { QuestionAnchor } from '@/server/vocabulary/anchor';
import type { Names } from './names';

/** What a question is about, for its link: “clause 3.2(A), Straight up” or “Straight up, Win”. */
export function aboutWords(
  { findings, analysis }: Pick<SubmissionWhole, 'findings' | 'analysis'>,
  names: Names,
): (about: QuestionAnchor) => string {
  return (about) => {
    if ('finding' in about) {
      const finding = findings[about.finding];
      if (!finding) return 'a finding';
      return [`clause ${finding.clause}`, names.subject(finding)].filter(Boolean).join(', ');
    }
    const wager = analysis.wagers.find(({ id }) => id === about.wager);
    const event = wager?.events.find(({ id }) => id === about.event);
    return [about.calculation && 'the calculation of', wager?.label ?? about.wager, event?.label]
      .filter(Boolean)
      .join(', ')
      .replace('the calculation of, ', 'the calculation of ');
  };
}
