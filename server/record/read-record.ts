import type { Game } from '@/rulebooks/format/record';
import { gameUnder } from '@/rulebooks/offer/charges';
import { optionsThatCount } from '@/rulebooks/offer/option-value';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { rulebookOf } from '@/rulebooks/registry';
import { dayOf } from '@/rulebooks/spelling/dates';
import { gameOf } from '@/rulebooks/terms/lookup';
import { howExactly } from '@/simulations/wagers/rounded';
import { analysisById, wholeOf } from '../analyses/queries';
import type { Queries } from '../db/client';
import { feltsOnScreen } from '../documents/content/felt';
import { limitsOf } from '../documents/content/limits';
import { optionShown } from '../documents/content/options';
import type { Subject } from '../documents/subject';
import { type Answer, refuse } from '../problems/problem';
import { unconfirmed } from '../seals/decision-seal';
import { unlikeWritten } from '../submissions/open/standing';
import { sealOf } from '../submissions/sealed/seal';
import { approvedDays, seenState } from '../submissions/stored/days';
import { decisionOf, frozenVariant, publicByHash, type SubmissionRow } from '../submissions/stored/queries';
import type { PublicRecord } from './shapes';
import { publicWagers } from './wagers';

/** `printed` is the game before what the house charges. */
type Played = Pick<Subject, 'rulebook' | 'game' | 'variant'> & { printed: Game };

function playedAs(submission: SubmissionRow): Answer<Played> {
  const { variant } = frozenVariant(submission);
  const rulebook = rulebookOf(variant.rulebook);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, variant.game);
  if (!game.ok) return game;
  const played = gameUnder(gameAsPlayed(rulebook.value, game.value, variant), variant);
  return { ok: true, value: { rulebook: rulebook.value, printed: game.value, game: played, variant } };
}

const optionsOf = ({ game, variant, rulebook }: Played): PublicRecord['options'] =>
  optionsThatCount(game, variant.options).map((option) => ({
    label: option.label,
    value: optionShown(option, variant.options[option.id] ?? option.default, rulebook.currency),
  }));

export async function readRecord(
  db: Queries,
  input: { hash: string; reference?: string | undefined },
  today: string = dayOf(new Date()),
): Promise<Answer<PublicRecord>> {
  const found = await publicByHash(db, input.hash, input.reference);
  const analysis = found && (await analysisById(db, found.submission.analysisId));
  if (!found || !analysis)
    return refuse('not-found', 'No submission has this code. Compare it with the one on the paper.');
  const { submission, operator } = found;
  const played = playedAs(submission);
  if (!played.ok) return played;
  const { printed, ...shown } = played.value;
  const { rulebook, variant } = shown;
  const stored = await decisionOf(db, submission.id);
  const damaged = await unlikeWritten(db, submission);
  const seal = await sealOf(db, submission, stored);
  const decision = unconfirmed(seal) ? undefined : stored;
  const days = decision && approvedDays(submission, variant.circumstances);
  const subject: Subject = {
    ...shown,
    day: submission.day,
    analysis: wholeOf(analysis),
    findings: submission.findings,
    record: {
      reference: submission.reference,
      version: submission.version,
      status: submission.state,
      draft: false,
      hash: submission.hash,
      dated: submission.frozenAt,
      recordUrl: '',
    },
  };
  const decidedBy = decision?.sealed?.record.authority;
  return {
    ok: true,
    value: {
      reference: submission.reference,
      version: submission.version,
      game: played.value.game.label,
      operator,
      ...(variant.circumstances.premises ? { premises: variant.circumstances.premises } : {}),
      rulebook: submission.rulebook,
      regulator: `${rulebook.authority}, ${rulebook.jurisdiction}`,
      ...(decidedBy ? { decidedBy } : {}),
      rulesOf: submission.day,
      status: unconfirmed(seal) ? 'unconfirmed' : seenState(submission, today),
      hash: submission.hash,
      ...(submission.submittedAt ? { submittedAt: submission.submittedAt } : {}),
      ...(decision ? { decidedAt: decision.at } : {}),
      ...(seal ? { seal } : {}),
      conditions: decision?.conditions ?? [],
      ...(days ? { days } : {}),
      ...(damaged.length > 0 ? { damaged } : {}),
      limits: limitsOf(subject),
      options: optionsOf(played.value),
      edges: publicWagers(subject, printed),
      ...(damaged.length > 0 ? {} : { layout: feltsOnScreen(subject) }),
      exactly: howExactly(subject.analysis.wagers),
    },
  };
}
