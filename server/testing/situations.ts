/** A game brought by its people, step by step, to each state that a submission can be in, and who tries which step there. */
import type { State } from '../vocabulary/life/states';
import type { Step } from '../vocabulary/life/steps';
import { DURING, FIRST, LAST, onDay } from './on-trial';
import {
  ALL_OPEN,
  APPROVER,
  type Caller,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from './site';

const BEFORE = '2098-01-15';
const AFTER = '2098-04-02';
const LONGER = '2098-04-30';
const LONGEST = '2098-05-31';
const ON_EXTENSION = '2098-04-15';

/** What the site does itself, and no call: `supersede.test.ts` has its cases. */
export type Taken = Exclude<Step, 'supersede'>;
export const TAKEN: readonly Taken[] = [
  'submit',
  'open',
  'find-complete',
  'ask',
  'answer-last',
  'approve-for-trial',
  'approve',
  'approve-with-conditions',
  'refuse',
  'ask-extension',
  'ask-adoption',
  'take-back',
  'extend',
  'refuse-extension',
  'adopt',
  'refuse-adoption',
  'discontinue',
  'abandon',
  'withdraw',
];

export type Situation = {
  name: string;
  state: State;
  day: string;
  /** Another situation, and the steps from there; the frozen version where there is none. */
  from?: string;
  /** With the last day that it names, where that is not the one below. */
  by: readonly (Taken | [Taken, string])[];
  /** A question that nobody has answered is there. */
  asked?: true;
  /** What the state allows and this one refuses all the same. */
  not?: readonly Taken[];
};

const TRIAL = { day: DURING };
export const SITUATIONS: readonly Situation[] = [
  { name: 'frozen', state: 'frozen', day: BEFORE, by: [] },
  { name: 'submitted', state: 'submitted', day: BEFORE, by: ['submit'] },
  { name: 'opened', state: 'completeness-check', day: BEFORE, from: 'submitted', by: ['open'] },
  { name: 'incomplete', state: 'incomplete', day: BEFORE, from: 'opened', by: ['ask'], asked: true },
  { name: 'in review', state: 'in-review', day: BEFORE, from: 'opened', by: ['find-complete'] },
  { name: 'questioned', state: 'questioned', day: BEFORE, from: 'in review', by: ['ask'], asked: true },
  { name: 'withdrawn', state: 'withdrawn', day: BEFORE, from: 'submitted', by: ['withdraw'] },
  // No trial of it is played out, so nobody asks about it.
  { name: 'refused', state: 'refused', day: BEFORE, from: 'in review', by: ['refuse'], not: ['ask'] },
  { name: 'approved', state: 'approved', day: BEFORE, from: 'in review', by: ['approve'] },
  {
    name: 'approved with conditions',
    state: 'approved-with-conditions',
    day: BEFORE,
    from: 'in review',
    by: ['approve-with-conditions'],
  },
  {
    name: 'before the first day',
    state: 'approved-for-trial',
    day: BEFORE,
    from: 'in review',
    by: ['approve-for-trial'],
  },
  { name: 'on trial', state: 'on-trial', ...TRIAL, from: 'before the first day', by: [] },
  { name: 'asked on trial', state: 'on-trial', ...TRIAL, from: 'on trial', by: ['ask'], asked: true },
  { name: 'extended in time', state: 'on-trial', ...TRIAL, from: 'on trial', by: [['extend', LONGER]] },
  { name: 'extended', state: 'extended', day: ON_EXTENSION, from: 'extended in time', by: [] },
  { name: 'extension asked', state: 'extension-asked', ...TRIAL, from: 'on trial', by: ['ask-extension'] },
  { name: 'adoption asked', state: 'adoption-asked', ...TRIAL, from: 'on trial', by: ['ask-adoption'] },
  {
    name: 'over',
    state: 'expired',
    day: AFTER,
    from: 'on trial',
    by: [],
    not: ['extend', 'refuse-extension'],
  },
  {
    name: 'over, an extension asked for in time',
    state: 'expired',
    day: AFTER,
    from: 'extension asked',
    by: [],
  },
  {
    name: 'over, a question open',
    state: 'expired',
    day: AFTER,
    from: 'asked on trial',
    by: [],
    asked: true,
    not: ['extend', 'refuse-extension'],
  },
  {
    name: 'asked, with an extension asked for',
    state: 'extension-asked',
    ...TRIAL,
    from: 'extension asked',
    by: ['ask'],
    asked: true,
  },
  {
    name: 'over, a question open and an extension asked for in time',
    state: 'expired',
    day: AFTER,
    from: 'asked, with an extension asked for',
    by: [],
    asked: true,
  },
  { name: 'adopted', state: 'adopted', ...TRIAL, from: 'adoption asked', by: ['adopt'] },
  {
    name: 'adoption refused',
    state: 'refused',
    ...TRIAL,
    from: 'adoption asked',
    by: ['refuse-adoption'],
  },
  { name: 'discontinued', state: 'discontinued', ...TRIAL, from: 'on trial', by: ['discontinue'] },
  { name: 'abandoned', state: 'abandoned', ...TRIAL, from: 'on trial', by: ['abandon'] },
];

type At = { id: string; day: string; lastDay?: string | undefined };

const question = async (caller: Caller, id: string): Promise<string> =>
  (await caller.submissions.get({ id })).questions.find(({ answer }) => answer === undefined)?.id ?? 'none';

/** One step, as the page of whoever may take it sends it. */
export async function take(site: TestSite, step: Taken, { id, day, lastDay }: At): Promise<unknown> {
  const [nora, adrian, ruth] = [MEMBER, APPROVER, REVIEWER].map((email) => onDay(site, email, day)) as [
    Caller,
    Caller,
    Caller,
  ];
  const acknowledged = ALL_OPEN;
  const revisionOf = async (caller: Caller) => (await caller.submissions.get({ id })).revision;
  const decided = async (kind: 'approve-for-trial' | 'approve' | 'approve-with-conditions' | 'refuse') =>
    ruth.reviews.decide({
      id,
      revision: await revisionOf(ruth),
      kind,
      reasons: 'So decided.',
      conditions: kind === 'approve-with-conditions' ? ['At one table.'] : [],
      ...(kind === 'approve-for-trial' && { trialFrom: FIRST, trialTo: LAST }),
      acknowledged,
    });
  const ruled = async (
    kind: 'extend' | 'refuse-extension' | 'adopt' | 'refuse-adoption' | 'discontinue',
    last?: string,
  ) =>
    ruth.reviews.rule({
      id,
      revision: await revisionOf(ruth),
      kind,
      text: 'So ruled.',
      lastDay: last,
      acknowledged,
    });
  const asked = async (kind: 'ask-extension' | 'ask-adoption' | 'take-back' | 'abandon', last?: string) =>
    adrian.submissions.request({
      id,
      revision: await revisionOf(adrian),
      kind,
      text: 'So asked.',
      lastDay: last,
      acknowledged,
    });
  const taken: Record<Taken, () => Promise<unknown>> = {
    submit: () => adrian.submissions.submit({ id, statement: 'New.', acknowledged }),
    open: () => ruth.reviews.open({ id }),
    'find-complete': () => ruth.reviews.findComplete({ id }),
    ask: () => ruth.reviews.ask({ id, text: 'Why?' }),
    'answer-last': async () =>
      nora.submissions.answer({ id, question: await question(nora, id), text: 'Because.' }),
    'approve-for-trial': () => decided('approve-for-trial'),
    approve: () => decided('approve'),
    'approve-with-conditions': () => decided('approve-with-conditions'),
    refuse: () => decided('refuse'),
    'ask-extension': () => asked('ask-extension', lastDay ?? LONGEST),
    'ask-adoption': () => asked('ask-adoption'),
    'take-back': () => asked('take-back'),
    extend: () => ruled('extend', lastDay ?? LONGEST),
    'refuse-extension': () => ruled('refuse-extension'),
    adopt: () => ruled('adopt'),
    'refuse-adoption': () => ruled('refuse-adoption', lastDay ?? day),
    discontinue: () => ruled('discontinue', lastDay ?? day),
    abandon: () => asked('abandon', lastDay ?? day),
    withdraw: () => adrian.submissions.withdraw({ id, reason: 'Not now.' }),
  };
  return taken[step]();
}

/** The first of them, once, that everything else is copied from. */
export async function frozenSite(): Promise<{ site: TestSite; id: string }> {
  const site = await testSite();
  return { site, id: (await frozenSubmission(site)).id };
}

/** A copy of `frozen` in which the game stands where the situation says. */
export async function broughtTo(
  { site: frozen, id }: { site: TestSite; id: string },
  situation: Situation,
): Promise<TestSite> {
  const lineOf = (one: Situation): Situation[] => {
    const earlier = SITUATIONS.find(({ name }) => name === one.from);
    if (one.from && !earlier) throw new Error(`no situation ${one.from}`);
    return [...(earlier ? lineOf(earlier) : []), one];
  };
  const site = await testSite(frozen);
  for (const { day, by } of lineOf(situation))
    for (const each of by) {
      const [step, lastDay] = typeof each === 'string' ? [each, undefined] : each;
      await take(site, step, { id, day, lastDay });
    }
  return site;
}
