/**
 * Every kind of notice: what a person can choose it by, and what an e-mail says of it. An e-mail goes through machines of
 * others, so its words are these alone, with the reference: no name of a game or of a person, and no figure.
 */
export const NOTICE_GROUPS = ['tasks', 'questions', 'decisions', 'progress', 'deadlines'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

export const MAIL_CHOICES = ['at-once', 'daily', 'none'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** `usual`: what a person gets who chose nothing. */
export const GROUP_RECORDS: Record<NoticeGroup, { label: string; says: string; usual: MailChoice }> = {
  tasks: {
    label: 'Work that comes to you',
    says: 'A draft or a version is ready for you, something is submitted, asked for or proposed, a review is handed over to you, results of a trial are flagged.',
    usual: 'at-once',
  },
  questions: {
    label: 'Questions and answers',
    says: 'The regulator asks, or an operator answers.',
    usual: 'at-once',
  },
  decisions: {
    label: 'Decisions',
    says: 'The regulator decides, or a trial, yours or one that yours joins, is extended, adopted or ended, or gives way to a later version. For a regulator: how many reviewers its decisions need.',
    usual: 'at-once',
  },
  deadlines: {
    label: 'Deadlines',
    says: 'A trial begins or ends, a consent runs out, something has waited long.',
    usual: 'at-once',
  },
  progress: {
    label: 'Progress',
    says: 'A submission is opened, found complete or withdrawn, a correction takes the flag on results down.',
    usual: 'daily',
  },
};

export const NOTICE_KINDS = [
  'draft-ready',
  'version-prepared',
  'submitted',
  'opened',
  'found-complete',
  'withdrawn',
  'question-asked',
  'question-answered',
  'decided',
  'ruled',
  'superseded',
  'joined-trial',
  'requested',
  'request-ended',
  'proposed',
  'proposal-declined',
  'handed-over',
  'variation-begun',
  'variation-ruled',
  'variation-ended',
  'results-flagged',
  'results-flag-gone',
  'edition-published',
  'two-reviewers-set',
  'deadline',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type NoticeRecord = {
  group: NoticeGroup;
  /** After the reference, or by itself where there is none. */
  subject: string;
  /** What to do. */
  says: string;
};

export const NOTICE_RECORDS: Record<NoticeKind, NoticeRecord> = {
  'edition-published': {
    group: 'decisions',
    subject: 'the rules of a game of yours change',
    says: 'The regulator published an edition of the rulebook. Open it and read what changes for the game, and from which day.',
  },
  'two-reviewers-set': {
    group: 'decisions',
    subject: 'how many reviewers your decisions need',
    says: 'The administration of this site changed how many reviewers a decision of yours needs. Open Organisation and check that this was agreed.',
  },
  'variation-begun': {
    group: 'tasks',
    subject: 'a local variation or other pays',
    says: 'An operator offers something without an approval. Open it and read what changes.',
  },
  'variation-ruled': {
    group: 'decisions',
    subject: 'a word of the regulator on a local variation',
    says: 'The regulator read a local variation, or calls it significant. Open it and read what follows.',
  },
  'variation-ended': {
    group: 'progress',
    subject: 'a local variation was ended',
    says: 'The operator took a local variation back, stopped it or submitted it for approval. Open it to read why.',
  },
  'draft-ready': {
    group: 'tasks',
    subject: 'a draft is ready for you',
    says: 'A draft is ready for an approver. Open it, check it and freeze it.',
  },
  'version-prepared': {
    group: 'tasks',
    subject: 'a version is ready to submit',
    says: 'A version is frozen. Open it and submit it.',
  },
  submitted: {
    group: 'tasks',
    subject: 'submitted',
    says: 'It was submitted. Open it and check whether it is complete.',
  },
  opened: {
    group: 'progress',
    subject: 'opened',
    says: 'The regulator is checking whether it is complete. You need not do anything.',
  },
  'found-complete': {
    group: 'progress',
    subject: 'complete, and in review',
    says: 'It is complete and in review. You need not do anything.',
  },
  withdrawn: {
    group: 'progress',
    subject: 'withdrawn',
    says: 'The operator withdrew it. You need not do anything.',
  },
  'question-asked': {
    group: 'questions',
    subject: 'a question was asked',
    says: 'The regulator asks a question. Open it and answer.',
  },
  'question-answered': {
    group: 'questions',
    subject: 'a question was answered',
    says: 'The operator answered a question. Open it and read the answer.',
  },
  decided: {
    group: 'decisions',
    subject: 'decided',
    says: 'The regulator decided. Open it and read the decision.',
  },
  ruled: {
    group: 'decisions',
    subject: 'a ruling on the trial',
    says: 'The regulator ruled on its trial. Open it, read the ruling, and see whether its sign changes.',
  },
  superseded: {
    group: 'decisions',
    subject: 'a later version takes its place',
    says: 'The trial of a later version has begun, and this one is over. Open it, and see which sign to display.',
  },
  'joined-trial': {
    group: 'decisions',
    subject: 'the trial that it joins changed',
    says: 'The trial that yours joins was extended, adopted, not adopted or given up. Open yours, and see what it means for it.',
  },
  requested: {
    group: 'tasks',
    subject: 'a request on the trial',
    says: 'The operator asks for something on its trial. Open it and decide.',
  },
  'request-ended': {
    group: 'decisions',
    subject: 'a request on the trial ended',
    says: 'The operator took its request back, or gave the trial up. Open it to read more.',
  },
  proposed: {
    group: 'tasks',
    subject: 'a decision is proposed',
    says: 'A colleague proposes a decision. Open it, and confirm or decline it.',
  },
  'proposal-declined': {
    group: 'tasks',
    subject: 'your proposal was declined',
    says: 'A colleague declined your proposal. Open it and read the reasons.',
  },
  'handed-over': {
    group: 'tasks',
    subject: 'handed over to you',
    says: 'A colleague handed a submission over to you. Open it to go on.',
  },
  'results-flagged': {
    group: 'tasks',
    subject: 'the results of a trial are flagged',
    says: 'The tables kept more or less than the submitted game explains. Open the results and look into it. The trial goes on.',
  },
  'results-flag-gone': {
    group: 'progress',
    subject: 'the results of a trial are no longer flagged',
    says: 'A correction of the reports took the flag down. Open the results to read what was corrected, and why.',
  },
  deadline: {
    group: 'deadlines',
    subject: 'a day draws near',
    says: 'A day that matters draws near, or something has waited long. Open it to see what to do, and by when.',
  },
};
