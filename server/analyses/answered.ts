/** Answers to further questions about a variant exactly as it is: one for other options, pays or another engine has another key. */

import type { Rulebook } from '@/rulebooks/format/record';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import { settingsInWords } from '@/simulations/family/study-shown';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import { ANSWERS_AT_MOST, type AnsweredQuestion } from '../vocabulary/answered';
import { type GameAndTables, gameRounds } from './game-rounds';
import { studiesOf } from './queries';
import type { AnswerOffered } from './shapes';
import { solutionKey } from './solution-key';

type Kept = AnsweredQuestion & { key: string; createdAt: string; label: string; says: string };

/** In the order in which the questions are asked on the page, and of one question the oldest first. */
async function kept(
  db: Queries,
  edition: Rulebook,
  variant: GameAndTables,
  organisation: string,
): Promise<Kept[]> {
  const rounds = gameRounds(edition, variant);
  if (!rounds.ok) return [];
  const found: Kept[] = [];
  for (const { id, round } of rounds.value) {
    if (!round.ok) continue;
    const studies = decisionFamilyOf(round.value.family)?.studies ?? [];
    if (studies.length === 0) continue;
    const stored = (await studiesOf(db, solutionKey(round.value, organisation))).reverse();
    for (const { id: study, label, fields } of studies)
      for (const { key, settings, value, createdAt, study: of } of stored)
        if (of === study)
          found.push({
            key,
            round: id,
            study,
            settings,
            result: value,
            createdAt,
            label,
            says: settingsInWords(fields, settings),
          });
  }
  const newest = [...found].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, ANSWERS_AT_MOST);
  return found.filter((one) => newest.includes(one));
}

const asKept = ({ round, study, settings, result }: Kept): AnsweredQuestion => ({
  round,
  study,
  settings,
  result,
});

/** For whoever chooses which of them go into the dossier. */
export async function answersOffered(
  db: Queries,
  edition: Rulebook,
  variant: GameAndTables,
  organisation: string,
): Promise<AnswerOffered[]> {
  const all = await kept(db, edition, variant, organisation);
  return all.map(({ key, label, says, result, createdAt }) => ({
    key,
    label,
    ...(says ? { settings: says } : {}),
    summary: result.summary,
    createdAt,
  }));
}

/** Those chosen; all where nobody chose. */
export async function answersFor(
  db: Queries,
  edition: Rulebook,
  variant: GameAndTables,
  organisation: string,
  chosen?: readonly string[],
): Promise<Answer<AnsweredQuestion[]>> {
  const all = await kept(db, edition, variant, organisation);
  if (!chosen) return { ok: true, value: all.map(asKept) };
  if (chosen.some((key) => !all.some((one) => one.key === key)))
    return refuse(
      'answer-outdated',
      'An answer that was chosen for the dossier is not about this draft as it is saved. Close this, look at the questions again, then freeze.',
    );
  return { ok: true, value: all.filter(({ key }) => chosen.includes(key)).map(asKept) };
}
