/** What each step of a trial is called, what it asks for and what follows from it, for the person who takes it. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { askedInTime } from '@/server/submissions/trial/asked-in-time';
import { nextState, REQUESTS, RULINGS, type TrialStepKind } from '@/server/vocabulary/life/steps';

/** `last`: of play, today; `asked`: of the extension that the operator waits for. */
export type TrialDays = { last?: string | undefined; asked?: string | undefined };

const upTo = (last: string | undefined) => (last ? longDate(last) : 'the last day of the trial');
const LATER = ({ last, asked }: TrialDays) =>
  `${asked ? `The operator asks for ${longDate(asked)}. ` : ''}Later than ${upTo(last)}, when the trial ends now.`;
const TO_ITS_END = ({ last }: TrialDays) => `From today to ${upTo(last)}, when the trial ends now.`;

export type TrialWords = {
  /** On its button, and as the title of its dialog. */
  title: string;
  lead: string;
  /** Of the text; `missing` where it may not stay empty. */
  text: { label: string; hint: string; missing?: string };
  /** `hint`: below its field, of a trial with these days. */
  day?: { label: string; hint: (trial: TrialDays) => string };
  done: string;
  /** In the list of what was done. */
  past: string;
  danger?: true;
};

/** In place of reasons that are missing. */
export const GIVE_REASONS = 'Give the reasons. The operator reads them.';

export const TRIAL_WORDS: Record<TrialStepKind, TrialWords> = {
  'ask-extension': {
    title: 'Ask for an extension',
    lead: 'The regulator decides. Until it does, the trial ends on the day agreed.',
    text: {
      label: 'Reasons',
      hint: 'Why the trial should go on: more results, or to bridge the time until adoption.',
      missing: 'Say why the trial should go on.',
    },
    day: { label: 'Last day of the extended trial', hint: LATER },
    done: 'The regulator’s reviewers have your request.',
    past: 'Extension asked for',
  },
  'ask-adoption': {
    title: 'Ask for formal adoption',
    lead: 'The request opens the last part: the regulator weighs the results of the trial and agrees rules, minimum odds and the highest house edge with the industry.',
    text: {
      label: 'Statement',
      hint: 'What the trial showed, who wishes to offer the game, and the rules and minimum odds you propose.',
      missing: 'Write what the trial showed, and what you propose.',
    },
    done: 'The regulator’s reviewers have your request.',
    past: 'Formal adoption asked for',
  },
  'take-back': {
    title: 'Take the request back',
    lead: 'The trial goes on as agreed. You can ask again.',
    text: {
      label: 'Reason',
      hint: 'The reviewers read it.',
      missing: 'Give a reason, so that the reviewers know why.',
    },
    done: 'The request is taken back.',
    past: 'Request taken back',
  },
  abandon: {
    title: 'Abandon the trial',
    lead: 'This notifies the regulator that the game is given up, and cannot be undone. Play stops after the day you give.',
    text: {
      label: 'Reason',
      hint: 'The regulator reads it.',
      missing: 'Say why the game is given up.',
    },
    day: { label: 'Last day of play', hint: TO_ITS_END },
    done: 'The regulator is notified.',
    past: 'Abandoned',
    danger: true,
  },
  extend: {
    title: 'Extend the trial',
    lead: 'The game goes on until the new last day. The operator prints its sign again: it names the days.',
    text: { label: 'Remarks', hint: 'Optional. What the longer trial is to show.' },
    day: { label: 'New last day', hint: LATER },
    done: 'The operator has been notified.',
    past: 'Extended',
  },
  'refuse-extension': {
    title: 'Refuse the extension',
    lead: 'The trial ends on the day agreed.',
    text: {
      label: 'Reasons',
      hint: 'The operator reads them.',
      missing: GIVE_REASONS,
    },
    done: 'The operator has been notified.',
    past: 'Extension refused',
  },
  adopt: {
    title: 'Adopt',
    lead: 'The game is no longer on trial: it may be offered exactly as frozen, without an end.',
    text: {
      label: 'What was agreed',
      hint: 'The rules, the minimum odds and the highest house edge agreed with the industry.',
      missing: 'Write down the rules, the minimum odds and the highest house edge that were agreed.',
    },
    done: 'The operator has been notified.',
    past: 'Adopted',
  },
  'refuse-adoption': {
    title: 'Refuse adoption',
    lead: 'The game does not become part of the rules. Play stops after the day you give.',
    text: {
      label: 'Reasons',
      hint: 'Name the clause and what speaks against it.',
      missing: GIVE_REASONS,
    },
    day: { label: 'Last day of play', hint: TO_ITS_END },
    done: 'The operator has been notified.',
    past: 'Adoption refused',
    danger: true,
  },
  discontinue: {
    title: 'Discontinue the trial',
    lead: 'For a game whose conduct causes concern. Play stops after the day you give, which cannot be undone.',
    text: {
      label: 'Concern',
      hint: 'What causes it. The operator reads it.',
      missing: 'Say what causes the concern. The operator reads it.',
    },
    day: { label: 'Last day of play', hint: TO_ITS_END },
    done: 'The operator has been notified.',
    past: 'Discontinued by the regulator',
    danger: true,
  },
};

/** What this reader can do now; `today`: where its rules are in force. */
export const trialSteps = (
  {
    state,
    rulebook,
    days,
    trialSteps: steps = [],
  }: Pick<SubmissionWhole, 'state' | 'rulebook' | 'days' | 'trialSteps'>,
  reader: 'operator' | 'reviewer',
  today: string,
): TrialStepKind[] =>
  [...(reader === 'operator' ? REQUESTS : RULINGS)].filter(
    (step) =>
      nextState(state, step) !== undefined &&
      ((step !== 'extend' && step !== 'refuse-extension') ||
        (days !== undefined && askedInTime({ rulebook, to: days.to, today, steps }))),
  );

/** What an extension is asked for that nobody has ruled on or taken back. */
export const dayAskedFor = (steps: SubmissionWhole['trialSteps']): string | undefined => {
  const last = steps?.findLast(({ step }) => EXTENDS.includes(step));
  return last?.step === 'ask-extension' ? last.lastDay : undefined;
};
const EXTENDS: readonly TrialStepKind[] = ['ask-extension', 'take-back', 'extend', 'refuse-extension'];
