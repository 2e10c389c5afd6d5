import { rulebookOf } from '@/rulebooks/registry';
import { ruleId } from '@/rulebooks/scope';
import type { MemberContext } from '../context';
import type { DraftRow } from '../drafts/queries';
import { writeDraft } from '../drafts/writeDraft';
import { type Answer, refuse } from '../errors';

const unknown = (rule: string) =>
  refuse(
    'attestation-unknown',
    `${rule.slice(0, 60)} is not a rule of this rulebook that a person confirms; choose one from the findings.`,
    {
      field: 'rule',
    },
  );

function isAttested(draft: DraftRow, rule: string): boolean {
  const book = rulebookOf(draft.rulebook);
  if (!book.ok) return false;
  const rules = book.value.sections.flatMap((section) => section.rules);
  return rules.some((candidate) => candidate.attests !== undefined && ruleId(book.value, candidate) === rule);
}

export const confirm = (
  context: MemberContext,
  input: { draft: string; revision: number; rule: string; note: string },
): Promise<Answer<{ revision: number }>> =>
  writeDraft(context, { id: input.draft, revision: input.revision }, (draft) => {
    if (!isAttested(draft, input.rule)) return unknown(input.rule);
    const confirmed = { by: context.member.name, at: context.now().toISOString(), note: input.note };
    const attestations = { ...draft.variant.attestations, [input.rule]: confirmed };
    return {
      ok: true,
      value: {
        kind: 'attestation-confirmed',
        variant: { ...draft.variant, attestations },
        data: { rule: input.rule, note: input.note },
      },
    };
  });

export const withdraw = (
  context: MemberContext,
  input: { draft: string; revision: number; rule: string },
): Promise<Answer<{ revision: number }>> =>
  writeDraft(context, { id: input.draft, revision: input.revision }, (draft) => {
    const { [input.rule]: withdrawn, ...attestations } = draft.variant.attestations;
    if (!withdrawn) return unknown(input.rule);
    return {
      ok: true,
      value: {
        kind: 'attestation-withdrawn',
        variant: { ...draft.variant, attestations },
        data: { rule: input.rule },
      },
    };
  });
