/** Further questions about a round: which there are, what was answered, and what is being worked out. */
import { dayIn } from '@/rulebooks/zones';
import { studySeconds } from '@/simulations/analysis/study-round';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import { ok, type Problem } from '@/simulations/problems/problem';
import type { Round } from '@/simulations/request/rounds';
import type { MemberContext } from '../access/context';
import { enqueue } from '../jobs/enqueue';
import { activeUnder, viewOf } from '../jobs/queries';
import { type Answer, notFound } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { ANSWERS_AT_MOST } from '../vocabulary/answered';
import { type GameAndTables, gameRounds } from './game-rounds';
import { type StoredStudy, storedStudy, studiesOf } from './queries';
import type { RoundStudies, StudyAnswer } from './shapes';
import { solutionKey } from './solution-key';
import { studyKey } from './study-key';

export type RoundInput = GameAndTables & { round: string };
export type StudyInput = RoundInput & { study: string; settings: Record<string, unknown> };

async function askedRound(
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
  { round: id, ...asked }: RoundInput,
): Promise<Answer<Round>> {
  const edition = await rulebookOn(db, asked.rulebook, asked.at ?? dayIn(asked.rulebook, now()));
  const rounds = edition.ok ? gameRounds(edition.value, asked) : edition;
  if (!rounds.ok) return rounds;
  const found = rounds.value.find((round) => round.id === id);
  return found ? found.round : notFound('round');
}

export async function readStudies(
  { db, now, member }: MemberContext,
  input: RoundInput,
): Promise<Answer<RoundStudies>> {
  const round = await askedRound({ db, now }, input);
  if (!round.ok) return round;
  const { family, parameters } = round.value;
  const key = solutionKey(round.value, member.organisation.id);
  const [answers, active] = await Promise.all([studiesOf(db, key), activeUnder(db, studiesKey(key))]);
  return ok({
    studies: (decisionFamilyOf(family)?.studies ?? []).map(
      ({ id, label, explains, fields, settings, seconds }) => {
        const defaults = settings.parse({}) as Record<string, unknown>;
        return { id, label, explains, fields: [...fields], defaults, seconds: seconds(parameters, defaults) };
      },
    ),
    answers: answers.slice(0, ANSWERS_AT_MOST).map(shown),
    underWay: active.flatMap((job) =>
      job.work.kind === 'study' ? [{ ...viewOf(job), study: job.work.study }] : [],
    ),
  });
}

const shown = ({ study, settings, value, engine, createdAt }: StoredStudy): StudyAnswer => ({
  study,
  settings,
  result: value,
  engine,
  createdAt,
});

type Checked = { round: Round; study: string; settings: Record<string, unknown> };

/** Settings are kept in full, so that those left out and those typed as their default are one question. */
async function checkedStudy(
  context: Pick<MemberContext, 'db' | 'now'>,
  input: StudyInput,
): Promise<Answer<Checked>> {
  const round = await askedRound(context, input);
  if (!round.ok) return round;
  const study = decisionFamilyOf(round.value.family)?.studies?.find(({ id }) => id === input.study);
  if (!study) return notFound('question');
  const settings = study.settings.safeParse(input.settings);
  if (settings.success) {
    const refused = study.refuses?.(round.value.parameters, settings.data) ?? [];
    if (refused.length > 0) return { ok: false, problems: refused };
    return ok({
      round: round.value,
      study: study.id,
      settings: settings.data as Record<string, unknown>,
    });
  }
  const problems = settings.error.issues.map(
    ({ path, message }): Problem => ({ code: 'input-unreadable', message, field: path.join('.') }),
  );
  return { ok: false, problems };
}

export async function estimateStudy(
  context: MemberContext,
  input: StudyInput,
): Promise<Answer<{ seconds: number }>> {
  const asked = await checkedStudy(context, input);
  return asked.ok ? ok({ seconds: studySeconds(asked.value) }) : asked;
}

/** From the store, or the job that works it out. */
export async function askStudy(
  { db, now, member }: MemberContext,
  input: StudyInput,
): Promise<Answer<{ state: 'ready' } | { state: 'computing'; job: string }>> {
  const asked = await checkedStudy({ db, now }, input);
  if (!asked.ok) return asked;
  const { round, study, settings } = asked.value;
  const of = solutionKey(round, member.organisation.id);
  if (await storedStudy(db, studyKey({ round: of, study, settings }))) return ok({ state: 'ready' });
  const queued = await db.transaction((tx) =>
    enqueue(tx, {
      key: `${studiesKey(of)}:${studyKey({ round: of, study, settings })}`,
      organisation: member.organisation.id,
      by: member.id,
      at: now().toISOString(),
      work: { kind: 'study', round, study, settings },
      seconds: studySeconds(asked.value),
    }),
  );
  return queued.ok ? ok({ state: 'computing', job: queued.value.id }) : queued;
}

const studiesKey = (round: string) => `study:${round}`;
