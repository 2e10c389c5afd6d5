/** What was asked, in words, of an answer that is kept. */
import type { Game } from '@/rulebooks/format/record';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import { settingsInWords } from '@/simulations/family/study-shown';
import type { AnsweredQuestion } from '../vocabulary/answered';

type InWords = { label: string; explains?: string; settings: string };

/** A question that is no longer asked keeps its id. */
export function askedQuestion(
  game: Pick<Game, 'family' | 'wagers'>,
  { round, study: id, settings }: AnsweredQuestion,
): InWords {
  const wager = game.wagers.find((known) => known.id === round);
  const study = decisionFamilyOf(wager?.family ?? game.family)?.studies?.find((known) => known.id === id);
  if (!study) return { label: id, settings: '' };
  const { label, explains, fields } = study;
  return { label, explains, settings: settingsInWords(fields, settings) };
}
