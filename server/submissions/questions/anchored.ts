import type { Analysis } from '@/rulebooks/analysis/analysis';
import { periodsOf } from '@/rulebooks/variant/occasion';
import { isRecomputed } from '@/simulations/analysis/settled';
import { isDamaged } from '../../db/schema/json';
import type { QuestionAnchor } from '../../vocabulary/anchor';
import { frozenVariant, type SubmissionRow } from '../stored/queries';

type Version = Pick<SubmissionRow, 'findings' | 'variant' | 'rulebook' | 'game'>;

/** Whether a version lacks what a question says it is about. */
export function isAboutNothing(
  version: Version,
  about: QuestionAnchor,
  analysis: { result: Analysis } | undefined,
): boolean {
  if ('finding' in about) return isDamaged(version.findings) || version.findings[about.finding] === undefined;
  if ('occasion' in about) {
    const { temporary } = frozenVariant(version).variant.circumstances;
    return temporary === undefined || periodsOf(temporary)[about.occasion] === undefined;
  }
  if (!analysis || isDamaged(analysis.result)) return true;
  const wager = analysis.result.wagers.find(({ id }) => id === about.wager);
  if (!wager) return true;
  // Of what was counted here, everybody has the calculation.
  if (about.calculation && isRecomputed(wager)) return true;
  return about.event !== undefined && !wager.events.some(({ id }) => id === about.event);
}
