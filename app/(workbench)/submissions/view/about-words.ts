import { periodsOf, shownOccasion } from '@/rulebooks/variant/occasion';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { QuestionAnchor } from '@/server/vocabulary/anchor';
import type { Names } from './names';

/** “Winter Fair”, “the premises of Winter Fair”. */
export function occasionWords(
  { part }: Extract<QuestionAnchor, { occasion: number }>,
  occasion: string | undefined,
): string {
  const name = occasion ?? 'an occasion';
  return part ? `the ${part} of ${name}` : name;
}

/** What a question is about, for its link: “clause 3.2(A), Straight up” or “Straight up, Win”. */
export function aboutWords(
  { findings, analysis, variant }: Pick<SubmissionWhole, 'findings' | 'analysis' | 'variant'>,
  names: Names,
): (about: QuestionAnchor) => string {
  return (about) => {
    if ('finding' in about) {
      const finding = findings[about.finding];
      if (!finding) return 'a finding';
      return [`clause ${finding.clause}`, names.subject(finding)].filter(Boolean).join(', ');
    }
    if ('occasion' in about) {
      const { temporary } = variant.circumstances;
      const period = temporary && periodsOf(temporary)[about.occasion];
      return occasionWords(about, period && shownOccasion(period));
    }
    const wager = analysis.wagers.find(({ id }) => id === about.wager);
    const event = wager?.events.find(({ id }) => id === about.event);
    return [about.calculation && 'the calculation of', wager?.label ?? about.wager, event?.label]
      .filter(Boolean)
      .join(', ')
      .replace('the calculation of, ', 'the calculation of ');
  };
}
