/** A further question about a round: the round's own pieces first, then those of the study. */
import { decisionFamilyOf } from '../catalogue/families';
import { Merging } from '../family/merging';
import type { StudyResult } from '../family/study';
import { Lanes } from '../pool/lanes';
import { ownRunner } from '../pool/own-runner';
import type { Runner } from '../pool/runner';
import type { Round } from '../request/rounds';
import type { AnalyseOptions } from './analyse';
import { indices } from './indices';

export type StudyRequest = { round: Round; study: string; settings: unknown };

const studyOf = ({ round, study: id }: StudyRequest) => {
  const family = decisionFamilyOf(round.family);
  const study = family?.studies?.find((other) => other.id === id);
  if (!family || !study) throw new RangeError(`${round.family} has no study ${id}`);
  return { family, study };
};

/** In seconds of one thread, before any of it is done. */
export const studySeconds = (request: StudyRequest): number =>
  studyOf(request).study.seconds(request.round.parameters, request.settings);

export async function studyRound(request: StudyRequest, options: AnalyseOptions = {}): Promise<StudyResult> {
  options.signal?.throwIfAborted();
  const runner = options.runner ?? (await ownRunner(options.threads));
  try {
    return await studied(request, runner, options);
  } finally {
    if (!options.runner) await runner.close();
  }
}

async function studied(
  request: StudyRequest,
  runner: Runner,
  { onProgress, signal }: AnalyseOptions,
): Promise<StudyResult> {
  const { family, study } = studyOf(request);
  const { round, study: id, settings } = request;
  const first = indices(family.pieces(round.parameters));
  const pieces = indices(study.pieces(round.parameters, settings));
  const lanes = new Lanes(runner, first.length + pieces.length + 1, onProgress, signal);
  const solving = new Merging();
  await Promise.all(
    first.map(async (piece) =>
      solving.add(
        await lanes.run<'piece'>(
          { kind: 'piece', round, piece },
          { doing: 'Going through every deal', of: round.id },
        ),
      ),
    ),
  );
  const asked = { round, study: id, settings, merged: solving.total() };
  const studying = new Merging<Float64Array[]>();
  await Promise.all(
    pieces.map(async (piece) =>
      studying.add(
        await lanes.run<'study'>({ kind: 'study', ...asked, piece }, { doing: study.label, of: round.id }),
      ),
    ),
  );
  return lanes.run<'study-result'>(
    { kind: 'study-result', ...asked, sums: studying.total() },
    { doing: study.label, of: round.id },
  );
}
