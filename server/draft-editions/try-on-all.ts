/** A draft edition tried on every game under its rulebook that may be played, now or later. */
import { figuresFrom } from '@/rulebooks/analysis/analyse';
import { effectOn, isUnaffected } from '@/rulebooks/editions/effect';
import { dayOf } from '@/rulebooks/spelling/dates';
import type { MemberContext } from '../access/context';
import { analysisById } from '../analyses/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { approvedDays, playableOn, seenState } from '../submissions/stored/days';
import { frozenVariant, reviewQueue } from '../submissions/stored/queries';
import type { LiveGame, TriedOnAll } from '../vocabulary/tried-edition';
import { editionOf } from './edition';
import { editionById } from './queries';

export async function tryOnAll({ db, now, member }: MemberContext, id: string): Promise<Answer<TriedOnAll>> {
  const row = await editionById(db, { id, organisation: member.organisation.id });
  if (!row) return notFound('draft edition');
  const made = editionOf(await shelfOf(db), row);
  if (!made.ok)
    return refuse(
      'edition-change',
      made.problems
        .map(({ message }) => message)
        .slice(0, 5)
        .join(' '),
    );
  const { validFrom: day } = made.value.difference;
  const today = dayOf(now());
  const tried: TriedOnAll = { day, affected: [], unaffected: [], overByThen: [] };
  for (const { submission, operator } of await reviewQueue(db, member.organisation)) {
    if (submission.rulebook !== row.rulebook) continue;
    const { variant } = frozenVariant(submission);
    const { circumstances } = variant;
    const days = approvedDays(submission, circumstances);
    const from = days && days.from > today ? days.from : today;
    if (!playableOn(submission, circumstances, from)) continue;
    const live: LiveGame = {
      id: submission.id,
      reference: submission.reference,
      version: submission.version,
      name: submission.name,
      operator,
      gameLabel: submission.gameLabel,
      state: seenState(submission, today),
    };
    if (days && days.to < day) {
      tried.overByThen.push(live);
      continue;
    }
    const analysis = await analysisById(db, submission.analysisId);
    const effect = effectOn({ variant, figures: analysis && figuresFrom(analysis.result) }, made.value);
    if (isUnaffected(effect)) tried.unaffected.push(live);
    else tried.affected.push({ ...live, ...effect });
  }
  return { ok: true, value: tried };
}
