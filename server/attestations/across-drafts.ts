/** Everything that an organisation's drafts ask a person, by subject; and one person's word on one subject in several drafts at once. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { toConfirm } from '@/rulebooks/evaluation/to-confirm';
import { DUTIES, DUTY_IDS, type Duty } from '@/rulebooks/format/duties';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Attestation } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { draft } from '../db/schema';
import { draftConflict, draftFrozen } from '../drafts/conflict';
import { type DraftRow, draftById } from '../drafts/queries';
import { changeDraft } from '../drafts/write-draft';
import { type Answer, notFound, refuse } from '../problems/problem';
import { rulebookFor } from '../rulebooks/shelf';
import { type Earlier, earlierConfirmations } from './earlier';
import { type Document, type KeptText, textsOf } from './texts';

/** Of the drafts that were saved last. */
export const DRAFTS_SHOWN = 50;

export type AskedRule = {
  rule: string;
  clause: ClauseId;
  says: string;
  /** Confirmed before of exactly this: its note can be taken over. */
  before?: Earlier;
  /** Confirmed before of something that is not the same here: another look is needed. */
  changed?: Earlier;
};
export type AskedDraft = {
  draft: string;
  name: string;
  gameLabel: string;
  revision: number;
  rules: AskedRule[];
};
export type AskedSubject = { duty: Duty; title: string; drafts: AskedDraft[] };
export type AskedOfDrafts = { subjects: AskedSubject[]; texts: KeptText[]; more: number };

async function askedOf(db: Queries, row: DraftRow) {
  const book = await rulebookFor(db, row.variant, row.day);
  const game = book.ok ? gameOf(book.value, row.variant.game) : book;
  if (!book.ok || !game.ok) return undefined;
  const of = { rulebook: book.value, game: game.value, variant: row.variant, day: row.day };
  return { gameLabel: game.value.label, asked: toConfirm(of) };
}

function lookedUp(earlier: Earlier[] | undefined, about: string): Pick<AskedRule, 'before' | 'changed'> {
  const same = earlier?.find((each) => each.about === about);
  if (same) return { before: same };
  return earlier?.[0] ? { changed: earlier[0] } : {};
}

export async function askedOfDrafts({ db, member }: MemberContext, only?: string): Promise<AskedOfDrafts> {
  const organisation = member.organisation.id;
  const heads = await db
    .select({ id: draft.id })
    .from(draft)
    .where(and(eq(draft.organisationId, organisation), isNull(draft.submissionId)))
    .orderBy(desc(draft.updatedAt));
  const ids = heads.map(({ id }) => id).filter((id) => only === undefined || id === only);
  const earlier = await earlierConfirmations(db, organisation);
  const subjects = new Map<Duty, AskedDraft[]>();
  for (const id of ids.slice(0, DRAFTS_SHOWN)) {
    const row = await draftById(db, { id, organisation });
    const read = row && !row.damaged ? await askedOf(db, row) : undefined;
    if (!row || !read) continue;
    for (const duty of DUTY_IDS) {
      const rules = read.asked
        .filter((each) => each.duty === duty)
        .map(({ rule, clause, says, about }) => ({
          rule,
          clause,
          says,
          ...lookedUp(earlier.get(rule), about),
        }));
      if (rules.length > 0)
        subjects.set(duty, [
          ...(subjects.get(duty) ?? []),
          { draft: id, name: row.name, gameLabel: read.gameLabel, revision: row.revision, rules },
        ]);
    }
  }
  return {
    subjects: DUTY_IDS.flatMap((duty) => {
      const drafts = subjects.get(duty);
      return drafts ? [{ duty, title: DUTIES[duty], drafts }] : [];
    }),
    texts: await textsOf(db, organisation),
    more: Math.max(0, ids.length - DRAFTS_SHOWN),
  };
}

export type ConfirmedIn = { draft: string; revision: number; rules: string[] };

type Given = { note: string; document?: Document | undefined };

/** With the note given, or with the one of an earlier confirmation of the same question. */
async function confirmationFor(
  earlier: Map<string, Earlier[]>,
  asked: { rule: string; about: string },
  given: Given | undefined,
): Promise<Omit<Attestation, 'by' | 'at'> | undefined> {
  if (given)
    return { note: given.note, about: asked.about, ...(given.document && { document: given.document }) };
  const { before } = lookedUp(earlier.get(asked.rule), asked.about);
  return (
    before && {
      note: before.note,
      about: asked.about,
      ...(before.document && { document: before.document }),
      from: `${before.of}, where ${before.by} confirmed it on ${dayIn(asked.rule.split('/')[0], before.at)}`,
    }
  );
}

async function checkedDraft(
  tx: Queries,
  { member }: MemberContext,
  { draft: id, revision, rules }: ConfirmedIn,
): Promise<Answer<{ row: DraftRow; asked: { rule: string; about: string }[] }>> {
  const row = await draftById(tx, { id, organisation: member.organisation.id });
  if (!row) return notFound('draft');
  if (row.submissionId) return draftFrozen();
  if (row.revision !== revision) return draftConflict(tx, row, `Reload the page: “${row.name}” has changed.`);
  const open = (await askedOf(tx, row))?.asked ?? [];
  const asked = open.filter(({ rule }) => rules.includes(rule));
  const unknown = rules.find((rule) => !asked.some((each) => each.rule === rule));
  if (unknown !== undefined)
    return refuse(
      'attestation-unknown',
      `“${row.name}” does not ask for ${unknown.slice(0, 60)}, or it was confirmed meanwhile. Reload the page.`,
      { field: 'rules' },
    );
  return { ok: true, value: { row, asked } };
}

/** All of it or nothing: each draft is looked at before the first is written. Without `given`, each rule takes over what was confirmed before. */
export const confirmAcross = (
  context: MemberContext,
  drafts: ConfirmedIn[],
  given?: Given,
): Promise<Answer<{ confirmed: number }>> =>
  context.db.transaction(async (tx): Promise<Answer<{ confirmed: number }>> => {
    const { member, now } = context;
    const at = now().toISOString();
    const earlier = given
      ? new Map<string, Earlier[]>()
      : await earlierConfirmations(tx, member.organisation.id);
    const work: { row: DraftRow; confirmed: Record<string, Attestation> }[] = [];
    for (const one of drafts) {
      const checked = await checkedDraft(tx, context, one);
      if (!checked.ok) return checked;
      const { row, asked } = checked.value;
      const confirmed: Record<string, Attestation> = {};
      for (const each of asked) {
        const found = await confirmationFor(earlier, each, given);
        if (!found)
          return refuse(
            'attestation-unknown',
            `Nobody has confirmed ${each.rule.slice(0, 60)} before as it is in “${row.name}”. Write how you make sure of it.`,
            { field: 'rules' },
          );
        confirmed[each.rule] = { by: member.name, at, ...found };
      }
      work.push({ row, confirmed });
    }
    for (const { row, confirmed } of work) {
      const attestations = { ...row.variant.attestations, ...confirmed };
      const written = await changeDraft(context, tx, { id: row.id, revision: row.revision }, () => ({
        ok: true,
        value: {
          kind: 'attestation-confirmed',
          variant: { ...row.variant, attestations },
          data: {
            rules: Object.keys(confirmed),
            ...(given
              ? { note: given.note, ...(given.document && { document: given.document }) }
              : { takenOver: true }),
          },
        },
      }));
      if (!written.ok) throw new Error('a draft changed within one transaction');
    }
    return {
      ok: true,
      value: { confirmed: work.reduce((sum, { confirmed }) => sum + Object.keys(confirmed).length, 0) },
    };
  });
