/** `dossier`: the submission as one document, with its data attached. */
import { z } from 'zod';
import { makeDossier } from '@/server/documents/make';
import type { AnsweredQuestion } from '@/server/vocabulary/answered';
import { type StudyRequest, studyRound } from '@/simulations/analysis/study-round';
import { ok } from '@/simulations/problems/problem';
import { complain, type Register } from '../command';
import { questionsFrom } from '../options/further-questions';
import { type PaperOptions, withPaperOptions, writePaper } from '../options/paper-options';
import { chosenFor } from '../options/variant-options';

/** As they are stored: by name. */
const Settings = z.record(z.string(), z.unknown());
const collect = (value: string, all: string[]): string[] => [...all, value];

async function answersTo(requests: readonly StudyRequest[]): Promise<AnsweredQuestion[]> {
  const answers: AnsweredQuestion[] = [];
  for (const request of requests) {
    const { round, study, settings } = request;
    answers.push({
      round: round.id,
      study,
      settings: Settings.parse(settings),
      result: await studyRound(request),
    });
  }
  return answers;
}

export const registerDossier: Register = (program, context) => {
  withPaperOptions(program.command('dossier').description('write the dossier of a variant as a PDF'))
    .option(
      '--answer <question>',
      'a further question to answer in it, with its settings: "shoe depth=60%"; may be repeated',
      collect,
      [],
    )
    .action(async ({ answer, ...options }: PaperOptions & { answer: string[] }) => {
      const chosen = chosenFor(context, options);
      const questions = chosen.ok ? questionsFrom(answer, chosen.value) : ok([]);
      if (!questions.ok) return complain(context, questions.problems);
      await writePaper(
        context,
        options,
        async (subject) => {
          const answers = await answersTo(questions.value);
          return { bytes: await makeDossier({ ...subject, ...(answers.length > 0 && { answers }) }) };
        },
        chosen,
      );
    });
};
