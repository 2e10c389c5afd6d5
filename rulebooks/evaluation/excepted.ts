/**
 * Pays below a minimum while a trial or a temporary variation lasts: where the rulebook excepts them, no flat breach. They
 * need approval of those very pays; once that is on file the minimum is lifted, for that time and for those wagers.
 */
import type { Rulebook } from '../format/record';
import { consented, type Ruling, type Situation } from '../judging/situation';
import type { ClauseId } from '../spelling/ids';
import { listed, longDate, ruleName } from '../spelling/wording';
import { lacksOccasion, spanOf } from '../variant/occasion';

type Time = { clause: ClauseId; from: string; to: string; what: string; means: string };

/** What is under way or still to come on the day; a trial whose last day has passed excepts nothing. */
function timeOf({ rulebook, variant, day }: Situation<Rulebook>): Time | undefined {
  const { trial: byTrial, temporary: byVariation } = rulebook.exceptions ?? {};
  const { trial, temporary } = variant.circumstances;
  const lasts = ({ from, to }: { from: string; to: string }) => from <= to && day <= to;
  if (byTrial && trial && lasts(trial))
    return { clause: byTrial, ...trial, what: 'On trial', means: 'for the trial' };
  if (byVariation && temporary && lasts(spanOf(temporary)) && !lacksOccasion(variant.circumstances))
    return {
      clause: byVariation,
      ...spanOf(temporary),
      what: 'A temporary variation',
      means: 'for that time',
    };
  return undefined;
}

export function excepted(situation: Situation<Rulebook>, { below, ...ruling }: Ruling): Ruling {
  const time = below && ruling.verdict === 'breach' ? timeOf(situation) : undefined;
  if (!below || !time) return ruling;
  const { rulebook, day } = situation;
  const found = below.map((wager) => consented(situation, { about: 'floor', wager }));
  const documents = found.flatMap(({ document }) => document ?? []);
  const days = `${time.what} from ${longDate(time.from)} to ${longDate(time.to)}`;
  const early = day < time.from ? ` Until ${longDate(time.from)} the minimum applies.` : '';
  if (documents.length === below.length) {
    const letters = [...new Set(documents.map(({ reference }) => reference.trim() || 'no reference'))];
    return {
      ...ruling,
      verdict: 'lifted',
      explanation: `${ruling.explanation} ${days}: the approval of the regulator (${rulebook.authority}) for these pays is on file (${listed(letters)}), and lifts the minimum ${time.means}.${early}`,
      paper: 'dossier',
    };
  }
  const why = [...new Set(found.flatMap((each) => (each.document ? [] : (each.why ?? []))))];
  return {
    ...ruling,
    verdict: 'needs-approval',
    explanation: [
      ruling.explanation,
      `${days}: below the minimum, which ${ruleName(time)} permits ${time.means} only if the regulator (${rulebook.authority}) approves these pays.${early}`,
      ...why,
    ].join(' '),
    paper: 'dossier',
  };
}
