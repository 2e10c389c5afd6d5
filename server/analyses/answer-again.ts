/** Answers of a version worked out again, with the settings and the seed of the first time. */
import type { Rulebook } from '@/rulebooks/format/record';
import type { AnalyseOptions } from '@/simulations/analysis/analyse';
import { type StudyRequest, studyRound, studySeconds } from '@/simulations/analysis/study-round';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import type { AnsweredQuestion } from '../vocabulary/answered';
import { type GameAndTables, gameRounds } from './game-rounds';

/** Undefined where the variant has no such round, the round no such question or the question no such setting. */
function requestOf(
  edition: Rulebook,
  variant: GameAndTables,
  answered: AnsweredQuestion,
): StudyRequest | undefined {
  const rounds = gameRounds(edition, variant);
  const round = rounds.ok ? rounds.value.find(({ id }) => id === answered.round)?.round : undefined;
  if (!round?.ok) return undefined;
  const study = decisionFamilyOf(round.value.family)?.studies?.find(({ id }) => id === answered.study);
  const settings = study?.settings.safeParse(answered.settings);
  return study && settings?.success
    ? { round: round.value, study: study.id, settings: settings.data }
    : undefined;
}

export function answeringSeconds(
  edition: Rulebook,
  variant: GameAndTables,
  answered: readonly AnsweredQuestion[],
): number {
  return answered.reduce((seconds, one) => {
    const request = requestOf(edition, variant, one);
    return seconds + (request ? studySeconds(request) : 0);
  }, 0);
}

/** In the same order; what cannot be asked any longer is left out. */
export async function answerAgain(
  edition: Rulebook,
  variant: GameAndTables,
  answered: readonly AnsweredQuestion[],
  options: AnalyseOptions = {},
): Promise<(AnsweredQuestion | null)[]> {
  const again: (AnsweredQuestion | null)[] = [];
  for (const one of answered) {
    const request = requestOf(edition, variant, one);
    again.push(request ? { ...one, result: await studyRound(request, options) } : null);
  }
  return again;
}
