/** What has to happen next to a draft, in one sentence, and where to do it: the first of what is open. */
import type { Verdict } from '@/rulebooks/findings/finding';
import { type OpenCode, type Place, verdictOf } from '@/rulebooks/findings/open-codes';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import type { Rulebook } from '@/rulebooks/format/record';
import type { Variant } from '@/rulebooks/variant/variant';
import type { ShownState } from '@/server/vocabulary/life/shown-state';

/** Higher odds and other listed tables of a game, or a change for a time: never a trial, or a game that nobody lists. */
export const mayNeedNoApproval = (
  { betterPays, variations }: Pick<Rulebook, 'betterPays' | 'variations'>,
  { filed, written, circumstances }: Pick<Variant, 'filed' | 'written' | 'circumstances'>,
): boolean =>
  !filed &&
  !circumstances.trial &&
  (circumstances.temporary
    ? variations !== undefined
    : betterPays !== undefined && Object.keys(written ?? {}).length === 0);

export type NextStepInput = {
  open: readonly OpenGroup[];
  approver: boolean;
  /** Whether its rules let some of it be offered by a notice, without an approval. */
  byNotice?: boolean;
  submission?: { state: ShownState } | undefined;
  /** Of a draft that was saved before documents had to say what they are for: what every save is refused with. */
  unsaved?: string | undefined;
};

export type NextStep = {
  says: string;
  action: Exclude<Place, 'analysis' | 'elsewhere'> | 'analyse' | 'watch' | 'freeze' | 'submission';
  label: string;
  /** For a cell: the wager it belongs to. */
  wager?: string;
  /** For findings: which of them. */
  verdict?: Verdict;
};

/** What is dealt with elsewhere is no step of a draft. */
const STEPS: Record<Exclude<Place, 'elsewhere'>, Pick<NextStep, 'label'> & { action: NextStep['action'] }> = {
  date: { action: 'date', label: 'Go to the date' },
  offer: { action: 'offer', label: 'Choose wagers' },
  cell: { action: 'cell', label: 'Go to the cell' },
  input: { action: 'input', label: 'Go there' },
  consents: { action: 'consents', label: 'Give them' },
  circumstances: { action: 'circumstances', label: 'Go there' },
  findings: { action: 'findings', label: 'Show them' },
  solving: { action: 'solving', label: 'Watch it' },
  analysis: { action: 'analyse', label: 'Run the analysis' },
};

const OTHERWISE: Partial<Record<OpenCode, Partial<NextStep>>> = {
  'wager-unfinished': { label: 'Go on writing' },
  'analysis-running': { action: 'watch', label: 'Watch it' },
  'analysis-outdated': { label: 'Run it again' },
};

/** A draft can do nothing about these: they go with it, and are said when it is frozen. */
const OUTSIDE: readonly OpenCode[] = [
  'no-regulator',
  'rules-ahead',
  'notification',
  'consent-expiring',
  'notice',
];

export function nextStep({ open, approver, byNotice = false, submission, unsaved }: NextStepInput): NextStep {
  if (submission) return afterFreezing(submission.state, { approver, byNotice });
  if (unsaved !== undefined)
    return {
      ...STEPS.consents,
      says: `${unsaved} Until then no change of this draft can be saved.`,
      label: 'Show it',
    };
  const first = open.find(({ code }) => !OUTSIDE.includes(code));
  if (first && first.place !== 'elsewhere') {
    const { code, place, says, items } = first;
    const [{ wager } = { wager: undefined }] = items;
    const verdict = verdictOf(code);
    return {
      ...STEPS[place],
      says:
        code === 'approval' || code === 'consent' || code === 'consent-unreferenced'
          ? `${says} Or freeze it with this open: the regulator will see it.`
          : says,
      ...(wager !== undefined && { wager }),
      ...(verdict && { verdict }),
      ...OTHERWISE[code],
    };
  }
  const outside = open.map(({ says }) => `${says} `).join('');
  return {
    says: `${outside === '' ? 'Nothing is open. ' : outside}${
      approver ? 'Read the papers and freeze it; another' : 'Read the papers and freeze it; an'
    } approver then submits it${orByNotice(byNotice)}.`,
    action: 'freeze',
    label: 'Freeze',
  };
}

const AFTER: Record<ShownState, string> = {
  frozen: '',
  submitted: 'The regulator has it and will open it.',
  'completeness-check': 'A reviewer is checking that everything needed is there.',
  incomplete: 'The reviewer asks for something that is missing. Answer, and the check goes on.',
  'in-review': 'A reviewer is reading it.',
  questioned: 'The reviewer asked a question. Answer it and the review goes on.',
  'approved-for-trial': 'It is approved for trial. Display the sign on the dates agreed.',
  'on-trial': 'It is on trial. Display the sign until its last day.',
  extended: 'It is on an extended trial. Display the sign with the new dates.',
  'extension-asked': 'It is on trial, and the regulator has your request for an extension.',
  'adoption-asked': 'The regulator has your request for formal adoption.',
  expired:
    'The trial has ended. Take any sign of it down; ask for formal adoption if you wish to offer the game.',
  adopted: 'It is formally adopted. Display the sign.',
  discontinued: 'The regulator discontinued its trial. Take any sign of it down on the day that was given.',
  abandoned: 'The trial was abandoned. Take any sign of it down on the day that was given.',
  superseded: 'A later version took its place. Display the sign of that one.',
  approved: 'It is approved. Display the sign.',
  'approved-with-conditions': 'It is approved with conditions. Meet them and display the sign.',
  refused: 'It was refused. Its submission says why; a change is a new version.',
  withdrawn: 'It was withdrawn. A change is a new version.',
  notified: 'It is notified and needs no approval. Display the sign on its days.',
  noted: 'It is notified, and the regulator has read it. Display the sign on its days.',
  offered: 'It is offered without approval. Display the sign from the first day.',
  significant: 'The regulator calls it a significant change. Stop it, or submit it for approval.',
  'applied-for': 'It is submitted for approval.',
  stopped: 'It was stopped. Take any sign of it down.',
  'taken-back': 'It was taken back before its first day.',
  over: 'It is over: its last day has passed. Take any sign of it down.',
  'consent-ended':
    'A consent that it depends on has ended. Take any sign of it down, and submit a version with a new one.',
  'temporary-ended': 'The variation has ended. Take any sign of it down.',
};

const orByNotice = (byNotice: boolean): string =>
  byNotice ? ', or offers it by a notice where it needs no approval' : '';

function afterFreezing(
  state: ShownState,
  { approver, byNotice }: { approver: boolean; byNotice: boolean },
): NextStep {
  const who = approver ? 'An approver' : 'An approver of your organisation';
  const frozen = `It is frozen and cannot change. ${who} who did not prepare it reads it and submits it${orByNotice(byNotice)}.`;
  return {
    says: state === 'frozen' ? frozen : AFTER[state],
    action: 'submission',
    label: 'Open the submission',
  };
}
