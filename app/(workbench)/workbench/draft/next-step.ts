/** What has to happen next to a draft, in one sentence, and where to do it. */
import type { Finding } from '@/rulebooks/finding';
import type { SubmissionState } from '@/server/submissions/states';

export type NextStepInput = {
  wagers: number;
  /** Why the rulebook cannot be held against the draft on its date. */
  dateProblem?: string;
  /** Cells that cannot be read, the first of them first. */
  problems: { wager: string; label: string }[];
  /** What is not right yet in wagers of the operator's own, each a whole sentence. */
  unwritten?: { wager: string; label: string; says: string }[];
  /** What is wrong beside the cells: an option, a circumstance, a wager left out; each a whole sentence. */
  inputs?: string[];
  /** The round that is being solved for the pays as they stand. */
  solving?: { wager: string; label: string };
  findings: Pick<Finding, 'verdict'>[];
  analysis: 'none' | 'running' | 'stale' | 'current';
  approver: boolean;
  submission?: { state: SubmissionState };
};

export type NextStep = {
  says: string;
  action:
    | 'date'
    | 'offer'
    | 'cell'
    | 'input'
    | 'solving'
    | 'findings'
    | 'analyse'
    | 'watch'
    | 'freeze'
    | 'submission';
  label: string;
  /** For a cell: the wager it belongs to. */
  wager?: string;
  /** For findings: which of them. */
  verdict?: Finding['verdict'];
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const having = (findings: NextStepInput['findings'], verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).length;

export function nextStep(draft: NextStepInput): NextStep {
  if (draft.submission) return afterFreezing(draft.submission.state, draft.approver);
  if (draft.dateProblem) return { says: draft.dateProblem, action: 'date', label: 'Go to the date' };
  if (draft.wagers === 0) {
    return { says: 'No wager is offered. Choose at least one.', action: 'offer', label: 'Choose wagers' };
  }
  const [first] = draft.problems;
  if (first) {
    return {
      says: `${count(draft.problems.length, 'pay')} cannot be read, beginning with ${first.label}. Correct ${draft.problems.length === 1 ? 'it' : 'them'}; everything else waits for that.`,
      action: 'cell',
      label: 'Go to the cell',
      wager: first.wager,
    };
  }
  const [unwritten] = draft.unwritten ?? [];
  if (unwritten) {
    return {
      says: `${unwritten.label} is not written to its end. ${unwritten.says}`,
      action: 'cell',
      label: 'Go on writing',
      wager: unwritten.wager,
    };
  }
  const [wrong] = draft.inputs ?? [];
  if (wrong) return { says: wrong, action: 'input', label: 'Go there' };
  const breaches = having(draft.findings, 'breach');
  if (breaches > 0)
    return findings(
      `${count(breaches, 'rule is', 'rules are')} not kept. Change what breaches ${breaches === 1 ? 'it' : 'them'}.`,
      'breach',
    );
  const conflicts = having(draft.findings, 'conflict');
  if (conflicts > 0)
    return findings(
      `${count(conflicts, 'rule contradicts', 'rules contradict')} another. Ask the regulator which one holds before going on.`,
      'conflict',
    );
  if (draft.solving) {
    return {
      says: `${draft.solving.label}: the best play is being worked out for the pays as they stand.`,
      action: 'solving',
      label: 'Watch it',
      wager: draft.solving.wager,
    };
  }
  if (draft.analysis === 'running') {
    return {
      says: 'The analysis is running. You can go on working, or leave and come back.',
      action: 'watch',
      label: 'Watch it',
    };
  }
  const open = having(draft.findings, 'not-assessed');
  if (open > 0)
    return findings(
      `${count(open, 'rule is', 'rules are')} not assessed. Give what ${open === 1 ? 'it asks' : 'they ask'} for.`,
      'not-assessed',
    );
  const unconfirmed = having(draft.findings, 'needs-attestation');
  if (unconfirmed > 0)
    return findings(
      `${count(unconfirmed, 'rule waits', 'rules wait')} for a person to confirm ${unconfirmed === 1 ? 'it' : 'them'}.`,
      'needs-attestation',
    );
  if (draft.analysis === 'none') {
    return {
      says: 'Run the analysis: the witness plays the game and the figures are sealed with a hash.',
      action: 'analyse',
      label: 'Run the analysis',
    };
  }
  if (draft.analysis === 'stale') {
    return {
      says: 'The draft changed after its analysis. Run it again for the figures to be of this version.',
      action: 'analyse',
      label: 'Run it again',
    };
  }
  return {
    says: draft.approver
      ? 'Everything is in place. Read the papers, then freeze and submit it.'
      : 'Everything is in place. Read the papers and freeze it; an approver then submits it.',
    action: 'freeze',
    label: draft.approver ? 'Freeze and submit' : 'Freeze',
  };
}

const findings = (says: string, verdict: Finding['verdict']): NextStep => ({
  says,
  action: 'findings',
  label: 'Show them',
  verdict,
});

const AFTER: Record<SubmissionState, string> = {
  frozen: '',
  submitted: 'The regulator has it and will open it.',
  'in-review': 'A reviewer is reading it.',
  questioned: 'The reviewer asked a question. Answer it and the review goes on.',
  'approved-for-trial': 'It is approved for trial. Display the sign on the dates agreed.',
  approved: 'It is approved. Display the sign.',
  'approved-with-conditions': 'It is approved with conditions. Meet them and display the sign.',
  refused: 'It was refused. Its submission says why; a change is a new version.',
  withdrawn: 'It was withdrawn. A change is a new version.',
};

function afterFreezing(state: SubmissionState, approver: boolean): NextStep {
  const frozen = approver
    ? 'It is frozen and cannot be changed. Read it once more and submit it.'
    : 'It is frozen and cannot be changed. An approver of your organisation has to submit it.';
  return {
    says: state === 'frozen' ? frozen : AFTER[state],
    action: 'submission',
    label: 'Open the submission',
  };
}
