import { confirmable } from '@/rulebooks/draft/confirmations';
import { nowAskedAbout } from '@/rulebooks/evaluation';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import type { DraftRow } from '../drafts/queries';
import { writeDraft } from '../drafts/write-draft';
import { type Answer, refuse } from '../problems/problem';
import { rulebookAround } from '../rulebooks/shelf';

const unknown = (rule: string) =>
  refuse(
    'attestation-unknown',
    `${rule.slice(0, 60)} is not a rule of this rulebook that a person confirms; choose one from the findings.`,
    {
      field: 'rules',
    },
  );

/** The first of these that is not a rule of the draft's rulebook which a person confirms. */
async function notAttested(db: Queries, draft: DraftRow, rules: string[]): Promise<string | undefined> {
  const book = await rulebookAround(db, draft.variant, draft.day);
  const attested = book.ok ? confirmable(book.value) : [];
  return rules.find((rule) => !attested.includes(rule));
}

/** Stored so that a confirmation lapses when its subject changes. */
async function aboutNow(
  db: Queries,
  { variant, day }: DraftRow,
  rules: string[],
): Promise<Map<string, string>> {
  const book = await rulebookAround(db, variant, day);
  const game = book.ok ? gameOf(book.value, variant.game) : book;
  if (!book.ok || !game.ok) return new Map();
  return nowAskedAbout({ rulebook: book.value, game: game.value, variant, day }, rules);
}

/** One person, one moment, one note: each rule gets its own confirmation. */
export const confirm = (
  context: MemberContext,
  input: { draft: string; revision: number; rules: string[]; note: string },
): Promise<Answer<{ revision: number }>> =>
  writeDraft(context, { id: input.draft, revision: input.revision }, async (draft, tx) => {
    const rules = [...new Set(input.rules)];
    const wrong = await notAttested(tx, draft, rules);
    if (wrong !== undefined) return unknown(wrong);
    const confirmed = { by: context.member.name, at: context.now().toISOString(), note: input.note };
    const about = await aboutNow(tx, draft, rules);
    const given = Object.fromEntries(rules.map((rule) => [rule, { ...confirmed, about: about.get(rule) }]));
    return {
      ok: true,
      value: {
        kind: 'attestation-confirmed',
        variant: { ...draft.variant, attestations: { ...draft.variant.attestations, ...given } },
        data: { rules, note: input.note },
      },
    };
  });

export const withdraw = (
  context: MemberContext,
  input: { draft: string; revision: number; rules: string[] },
): Promise<Answer<{ revision: number }>> =>
  writeDraft(context, { id: input.draft, revision: input.revision }, (draft) => {
    const rules = [...new Set(input.rules)];
    const given = draft.variant.attestations;
    const wrong = rules.find((rule) => !Object.hasOwn(given, rule));
    if (wrong !== undefined) return unknown(wrong);
    const attestations = Object.fromEntries(Object.entries(given).filter(([rule]) => !rules.includes(rule)));
    return {
      ok: true,
      value: {
        kind: 'attestation-withdrawn',
        variant: { ...draft.variant, attestations },
        data: { rules },
      },
    };
  });
