/** Drafts as their pages show them: of a frozen one, where its version stands today; of another, to whom alone it leaves submitting. */
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { listDrafts } from '../../drafts/list-drafts';
import { readDraft } from '../../drafts/read-draft';
import type { DraftList, DraftWhole } from '../../drafts/shapes';
import type { Answer } from '../../problems/problem';
import type { ShownState } from '../../vocabulary/life/shown-state';
import { approvedDays, seenState, shownState } from '../stored/days';
import { heldAmong } from '../stored/held';
import { onlyOneToSend } from '../stored/prepared';
import { frozenVariant, submissionsByIds } from '../stored/queries';
import { briefOf, variationsAmong } from '../variations/queries';

async function shownAmong({ db, now }: MemberContext, ids: string[]): Promise<Map<string, ShownState>> {
  const rows = await submissionsByIds(db, ids);
  const variations = await variationsAmong(db, ids);
  const helds = await heldAmong(db, rows);
  const instant = now();
  const dayOf = todayAt(instant);
  return new Map(
    rows.map((row) => {
      const today = dayOf(row.rulebook);
      const variation = variations.get(row.id);
      const days = approvedDays(row, frozenVariant(row).variant.circumstances, {
        today,
        held: helds.get(row.id),
      });
      const offered = variation && briefOf(variation, row, { now: instant, held: helds.get(row.id) });
      return [row.id, shownState(seenState(row, today), days, today, offered)];
    }),
  );
}

export async function draftsShown(
  context: MemberContext,
  asked: Parameters<typeof listDrafts>[1],
): Promise<DraftList> {
  const list = await listDrafts(context, asked);
  const shown = await shownAmong(
    context,
    list.drafts.flatMap(({ submission }) => submission ?? []),
  );
  return {
    ...list,
    drafts: list.drafts.map((draft) => ({
      ...draft,
      state: (draft.submission && shown.get(draft.submission)) || draft.state,
    })),
  };
}

export async function draftShown(context: MemberContext, id: string): Promise<Answer<DraftWhole>> {
  const read = await readDraft(context, id);
  if (!read.ok) return read;
  const { submission } = read.value;
  if (!submission) {
    const onlyYou = await onlyOneToSend(context.db, context.member, id);
    return { ok: true, value: { ...read.value, ...(onlyYou && { onlyYouSubmit: true }) } };
  }
  const state = (await shownAmong(context, [submission.id])).get(submission.id) ?? submission.state;
  return { ok: true, value: { ...read.value, submission: { ...submission, state } } };
}
