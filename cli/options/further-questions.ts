/** Further questions about a round in which the player decides, as a command line asks them. */
import { engineRequest } from '@/rulebooks/offer/resolve';
import { quoted } from '@/rulebooks/spelling/quoted';
import { ANSWERS_AT_MOST } from '@/server/vocabulary/answered';
import type { StudyRequest } from '@/simulations/analysis/study-round';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { type Round, splitWagers } from '@/simulations/request/rounds';
import { pairs } from './pairs';
import { readChartText } from './variant-file';
import type { Chosen } from './variant-options';

const unusable = (message: string): Problem => ({ code: 'input-unreadable', message });

export const studiesOf = ({ family }: Round) => decisionFamilyOf(family)?.studies ?? [];

/** The round of a game that has questions: no game has two. */
export function roundOf({ resolved }: Chosen, instead: string): Result<Round> {
  const split = splitWagers(engineRequest(resolved, { rounds: 1, seed: 1 }).wagers);
  if (!split.ok) return split;
  const round = split.value.rounds.find((each) => studiesOf(each).length > 0);
  return round
    ? ok(round)
    : fail(unusable(`There are no further questions about ${resolved.game.label}. ${instead}`));
}

export function requestFor(
  round: Round,
  id: string,
  set: string[],
  option: (name: string) => string,
  form = '--set',
): Result<StudyRequest> {
  const study = studiesOf(round).find((other) => other.id === id);
  if (!study) {
    const known = studiesOf(round).map((other) => other.id);
    return fail(unusable(`There is no question ${quoted(id)}; choose from ${known.join(', ')}.`));
  }
  const given = pairs(set, form === '--set' ? '--set name=value' : 'settings as name=value');
  if (given.problems.length > 0) return fail(...given.problems);
  const typed = Object.fromEntries(
    given.read.map(([name, value]) => [name, /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value]),
  );
  const settings = study.settings.safeParse(typed);
  if (settings.success) {
    const refused = study.refuses?.(round.parameters, settings.data) ?? [];
    return refused.length > 0
      ? fail(
          ...refused.map((problem) => ({
            ...problem,
            message: `${option(problem.field ?? '')}: ${problem.message}`,
          })),
        )
      : ok({ round, study: id, settings: settings.data });
  }
  return fail(
    ...settings.error.issues.map(({ path, message }) =>
      unusable(path.length > 0 ? `${option(path.join('.'))}: ${message}` : message),
    ),
  );
}

/** `shoe depth=60 players=3`: a question and its settings; a chart is named by its file. */
function asked(round: Round, text: string): Result<StudyRequest> {
  const [id = '', ...settings] = text.trim().split(/\s+/);
  const set: string[] = [];
  for (const setting of settings) {
    if (!setting.startsWith('chart=')) set.push(setting);
    else {
      const chart = readChartText(setting.slice('chart='.length));
      if (!chart.ok) return chart;
      set.push(`chart=${chart.value}`);
    }
  }
  const here = `--answer ${quoted(text, 80)}`;
  return requestFor(round, id, set, (name) => `${here}, ${name}`, here);
}

/** The questions whose answers a dossier is to hold; none where none are asked. */
export function questionsFrom(texts: readonly string[], chosen: Chosen): Result<StudyRequest[]> {
  if (texts.length === 0) return ok([]);
  const round = roundOf(chosen, 'Leave out --answer.');
  if (!round.ok) return round;
  if (texts.length > ANSWERS_AT_MOST)
    return fail(unusable(`A dossier answers at most ${ANSWERS_AT_MOST} questions; leave out some --answer.`));
  const read = texts.map((text) => asked(round.value, text));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) return fail(...problems);
  const requests = read.flatMap((one) => (one.ok ? [one.value] : []));
  const keys = requests.map(({ study, settings }) => JSON.stringify([study, settings]));
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at);
  return twice < 0
    ? ok(requests)
    : fail(unusable(`--answer ${quoted(texts[twice] ?? '', 80)} asks the same as another; leave one out.`));
}
