/**
 * Everything that can wait for a person: who sees it on their home page, until when, and when the clock sends a notice of it.
 * `docs/life.md` has this as a table, made from here.
 */
export const AGENDA_KINDS = [
  'answer-question',
  'submit-version',
  'freeze-draft',
  'draft-changed',
  'trial-begins',
  'trial-ends',
  'trial-over',
  'play-stops',
  'sign-at-table',
  'results-overdue',
  'consent-expires',
  'edition-breach',
  'edition-approval',
  'variation-significant',
  'awaits-regulator',
  'results-flagged',
  'read-variation',
  'variation-against-edition',
  'open-submission',
  'check-completeness',
  'review',
  'confirm-proposal',
  'awaits-second',
  'decide-extension',
  'decide-adoption',
  'awaits-answer',
  'not-sealed',
  'second-reviewer-missing',
  'no-regulator',
  'mail-failed',
  'invitation-unused',
] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Which clause of a rulebook sets the term. */
export type AgendaClause = 'extend' | 'adopt' | 'display' | 'discontinue';

export type AgendaRecord = {
  what: string;
  who: string;
  /** The day by which, in words; absent where nothing sets one. */
  by?: string;
  clause?: AgendaClause;
  /** A notice so many days before that day. */
  before?: readonly number[];
  /** A notice after so many days of waiting. */
  after?: readonly number[];
  /** Without a day: it has waited long after so many days. */
  long?: number;
  /** Somebody else has to act. */
  waits?: true;
};

const STAFF = "an operator's staff";
const APPROVERS = "an operator's approvers";
const REVIEWERS = "the regulator's reviewers";
const ASSIGNED = 'the reviewer who looks after it, else all reviewers';
const BOTH = 'reviewers, administrators';

export const AGENDA_RECORDS: Record<AgendaKind, AgendaRecord> = {
  'answer-question': { what: 'Answer a question', who: STAFF, after: [3, 7, 14, 28], long: 14 },
  'submit-version': {
    what: 'Submit a frozen version',
    who: `${APPROVERS}, except who prepared it`,
    after: [7],
    long: 14,
  },
  'freeze-draft': {
    what: 'Freeze a draft marked ready',
    who: `${APPROVERS}, except who marked it`,
    after: [3, 7],
    long: 7,
  },
  'draft-changed': { what: 'Mark a draft ready again: it changed', who: 'who marked it' },
  'variation-significant': {
    what: 'Stop a significant variation, or submit it',
    who: APPROVERS,
    by: 'the last day of play, where it was played',
    after: [1, 7],
    before: [1, 0],
    long: 7,
  },
  'read-variation': {
    what: 'Read the notification of a local variation',
    who: ASSIGNED,
    by: 'its first day',
    before: [1],
  },
  'results-flagged': {
    what: 'Look into flagged results of a trial',
    who: `${ASSIGNED}, until the last day of play or a correction takes the flag down`,
  },
  'trial-begins': {
    what: 'Display the sign and the leaflet of a trial',
    who: STAFF,
    by: 'the first day of the trial',
    clause: 'display',
    before: [7, 1, 0],
  },
  'trial-ends': {
    what: 'Ask for an extension or for adoption, or let the trial end',
    who: STAFF,
    by: 'the last day of the trial',
    clause: 'extend',
    before: [30, 14, 7, 1],
  },
  'trial-over': {
    what: 'Stop play: the trial is over',
    who: STAFF,
    by: 'the last day of the trial',
    clause: 'adopt',
    before: [-1],
  },
  'play-stops': {
    what: 'Stop play: the trial was ended',
    who: STAFF,
    by: 'the last day of play',
    clause: 'discontinue',
    before: [7, 1, 0],
  },
  'sign-at-table': {
    what: 'Put up, take down or replace the sign of a table, or see to its limits or papers that the sign no longer says',
    who: STAFF,
    by: 'the day from which the table offers the game, where no sign of it hangs',
    clause: 'display',
    before: [0, -3],
    // Of the right sign that no longer says what it should.
    after: [0, 3, 7],
    long: 7,
  },
  'results-overdue': {
    what: 'Report the results of tables on trial',
    who: STAFF,
    after: [3, 7, 14],
    long: 7,
  },
  'consent-expires': {
    what: 'Renew a consent',
    who: STAFF,
    by: 'its last day',
    before: [30, 7, 1, -1],
  },
  'edition-breach': {
    what: 'Change a game that a new edition of the rulebook puts in breach',
    who: STAFF,
    by: 'the first day of the edition',
    before: [30, 7, 1, 0],
  },
  'edition-approval': {
    what: 'Stop what a new edition of the rulebook no longer leaves without an approval, or submit it',
    who: STAFF,
    by: 'the first day of the edition',
    before: [30, 7, 1, 0],
  },
  'variation-against-edition': {
    what: 'Look at a variation that cannot go on without an approval under a new edition',
    who: REVIEWERS,
    by: 'the first day of the edition',
    before: [7, 0],
  },
  'awaits-regulator': { what: 'The regulator acts next', who: STAFF, waits: true },
  'open-submission': { what: 'Open a submission', who: ASSIGNED, after: [3, 7, 14], long: 7 },
  'check-completeness': { what: 'Check whether it is complete', who: ASSIGNED, after: [7, 14, 28], long: 14 },
  review: { what: 'Review and decide', who: ASSIGNED, after: [28, 56], long: 28 },
  'confirm-proposal': {
    what: 'Confirm or decline a proposed decision',
    who: `${REVIEWERS}, except who proposed it`,
    after: [2, 7],
    long: 7,
  },
  'awaits-second': {
    what: 'Another reviewer confirms or declines a decision next',
    who: 'who proposed it',
    waits: true,
  },
  'decide-extension': {
    what: 'Decide on an extension',
    who: ASSIGNED,
    by: 'the last day of the trial',
    clause: 'extend',
    before: [14, 7, 1],
  },
  'decide-adoption': {
    what: 'Decide on adoption',
    who: ASSIGNED,
    by: 'the last day of the trial',
    clause: 'adopt',
    before: [14, 7, 1],
    // Play may have stopped before anybody decided.
    after: [28, 56],
    long: 28,
  },
  'awaits-answer': { what: 'The operator answers next', who: ASSIGNED, after: [14, 28], waits: true },
  'not-sealed': { what: 'A decision without a seal', who: BOTH, after: [0], long: 0 },
  'second-reviewer-missing': { what: 'Invite a second reviewer', who: BOTH, long: 0 },
  'no-regulator': { what: 'Give a jurisdiction a regulator', who: 'administrators', long: 0 },
  'mail-failed': { what: 'See why e-mail was not delivered', who: 'administrators', long: 0 },
  'invitation-unused': { what: 'Make a new link for an invitation', who: 'who invited', by: 'its last day' },
};
