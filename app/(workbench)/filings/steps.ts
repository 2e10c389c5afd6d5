/** What a person can do with a filing, and the words of each dialog. */
import type { FilingWhole } from '@/server/filings/shapes';
import { type FilingStep, nextFilingState } from '@/server/vocabulary/life/filings';
import type { OrganisationKind, Role } from '@/server/vocabulary/roles';

export const DIALOG_STEPS = [
  'submit',
  'withdraw',
  'approve',
  'refuse',
] as const satisfies readonly FilingStep[];
export type DialogStep = (typeof DIALOG_STEPS)[number];

export type DialogWords = {
  title: string;
  lead: string;
  label: string;
  hint: string;
  /** In place of an empty text; left out where it may stay empty. */
  missing?: string;
  danger?: true;
  /** What its files are called where it takes some. */
  files?: string;
};

export function wordsOf(step: DialogStep, submission: Pick<FilingWhole, 'breaches' | 'place'>): DialogWords {
  const { breaches } = submission;
  const withPlace = (lead: string) => (submission.place ? `${lead} ${submission.place}` : lead);
  switch (step) {
    case 'submit':
      return {
        title: 'Submit',
        lead: withPlace('The regulator reads it, compares it with the one before, and decides.'),
        label: 'Statement',
        hint: 'What changes and why. The regulator reads it.',
        missing: 'Write what changes and why.',
        files: 'Files for the statement',
      };
    case 'withdraw':
      return {
        title: 'Withdraw',
        lead: 'It is not decided. It stays in the history, and the version may be submitted again.',
        label: 'Reason',
        hint: 'The regulator reads it where it was submitted.',
        missing: 'Give a reason.',
        danger: true,
      };
    case 'approve':
      return {
        title: 'Approve',
        lead: withPlace(
          breaches > 0
            ? 'Breaches are open. Approve over them only with reasons.'
            : 'It may be used from the day that it names. Your decision is sealed.',
        ),
        label: 'Reasons',
        hint: breaches > 0 ? 'The operator reads them.' : 'May stay empty. The operator reads them.',
        files: 'Files for the decision',
        ...(breaches > 0 && { missing: 'Give the reasons for approving over a breach.' }),
      };
    case 'refuse':
      return {
        title: 'Refuse',
        lead: 'It may not be used. Your decision is sealed.',
        label: 'Reasons',
        hint: 'The operator reads them.',
        missing: 'Give the reasons for the refusal.',
        files: 'Files for the decision',
        danger: true,
      };
  }
}

/** In the order of the buttons. */
export function stepsFor(
  { state, proposal, unapprovable }: Pick<FilingWhole, 'state' | 'proposal' | 'unapprovable'>,
  { organisation, role }: { organisation: { kind: OrganisationKind }; role: Role },
): DialogStep[] {
  const side: readonly DialogStep[] =
    organisation.kind === 'regulator'
      ? proposal
        ? []
        : unapprovable
          ? ['refuse']
          : ['refuse', 'approve']
      : role === 'approver'
        ? unapprovable
          ? ['withdraw']
          : ['withdraw', 'submit']
        : [];
  return side.filter((step) => nextFilingState(state, step) !== undefined);
}
