/** One step of somebody's work, chosen at random among those that the state of the site allows. */
import { randomUUID } from 'node:crypto';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { variantText } from '@/rulebooks/offer/variant-file';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';
import type { RouterInputs } from '../api/api';
import type { Caller } from '../testing/site';
import { isUndecided, type State } from '../vocabulary/life/states';
import type { Choice, People } from './acknowledged';
import { besides } from './beside-steps';
import { chosen } from './chosen';
import { ofFilings } from './filing-steps';

type Whole = Awaited<ReturnType<Caller['submissions']['get']>>;
type Draft = Awaited<ReturnType<Caller['drafts']['get']>>;

const OPEN = { acknowledged: [...OPEN_CODES] };
const LIVES_AT_ONCE = 4;
/** What the names of what is worked on begin with; what the site began with stays as it is. */
const KILLED = 'Killed ';

const day = (after: number) => dayAfter(dayIn('gb-2007', new Date()), after);

function ofDraft({ staff }: People, draft: Draft): Choice[] {
  const { id, revision, variant, submission, job, analysis, ready } = draft;
  const save: Choice = {
    kind: 'save a draft',
    take: async () => {
      const name = `${KILLED}${randomUUID()}`;
      const saved = await staff.drafts.save({ id, revision, name, variant });
      return { of: 'draft', id, revision: saved.revision, name };
    },
  };
  const start: Choice = {
    kind: 'start an analysis',
    take: async () => {
      const begun = await staff.analyses.start({ draft: id, revision, rounds: 1000 });
      return { of: 'job', id: begun.job };
    },
  };
  const freeze: Choice = {
    kind: 'freeze',
    take: async () => {
      const frozen = await staff.submissions.freeze({ draft: id, revision, ...OPEN });
      return { of: 'submission', id: frozen.id, state: 'frozen', revision: 1 };
    },
  };
  const remove: Choice = {
    kind: 'remove a draft',
    touches: [id],
    take: async () => {
      await staff.drafts.remove({ id });
      return { of: 'removed draft', id };
    },
  };
  if (submission) return [];
  if (job) return [save, cancelled(staff, job.id)];
  const once = [ready ? unmarked(staff, draft) : marked(staff, draft), ...copied(staff, draft)];
  return analysis
    ? [save, remove, start, freeze, freeze, freeze, ...once]
    : [save, remove, start, start, start, ...once];
}

const cancelled = (staff: Caller, id: string): Choice => ({
  kind: 'cancel an analysis',
  take: async () => {
    await staff.analyses.cancel({ id });
    return { of: 'job', id };
  },
});

const marked = (staff: Caller, { id, revision, name }: Draft): Choice => ({
  kind: 'mark a draft as ready',
  take: async () => {
    await staff.drafts.markReady({ id, revision });
    return { of: 'draft', id, revision, name };
  },
});

const unmarked = (staff: Caller, { id, revision, name }: Draft): Choice => ({
  kind: 'mark a draft as not ready',
  take: async () => {
    await staff.drafts.unmarkReady({ id, revision });
    return { of: 'draft', id, revision, name };
  },
});

const copied = (staff: Caller, { id, variant, day }: Draft): Choice[] => [
  {
    kind: 'copy a draft',
    take: async () => {
      const copy = await staff.drafts.duplicate({ id });
      const { name } = await staff.drafts.get({ id: copy.id });
      return { of: 'draft', id: copy.id, revision: 1, name };
    },
  },
  {
    kind: 'begin a draft from a file',
    take: async () => {
      const name = `${KILLED}${randomUUID()}`;
      const made = await staff.drafts.createFromFile({ file: variantText(variant, day), name });
      return { of: 'draft', id: made.id, revision: 1, name };
    },
  },
];

/** What a person confirms of a draft: said, said again for several drafts, taken over, taken back. */
async function ofConfirmations({ staff }: People, { id, revision, name, variant }: Draft): Promise<Choice[]> {
  const { subjects } = await staff.attestations.open({ draft: id });
  const asked = subjects.flatMap(({ drafts }) => drafts.flatMap((each) => each.rules));
  const rules = [...new Set(asked.map(({ rule }) => rule))];
  const said = Object.keys(variant.attestations ?? {});
  const before = asked.filter((each) => each.before).map(({ rule }) => rule);
  const note = 'The pit manager checks it before opening.';
  const saved = (kind: string, step: () => Promise<unknown>): Choice => ({
    kind,
    take: async () => {
      await step();
      const now = await staff.drafts.get({ id });
      return { of: 'draft', id, revision: now.revision, name };
    },
  });
  const [rule] = rules;
  return [
    ...(rule
      ? [
          saved('confirm', () => staff.attestations.confirm({ draft: id, revision, rules: [rule], note })),
          saved('confirm for several drafts', () =>
            staff.attestations.confirmAcross({ drafts: [{ draft: id, revision, rules: [rule] }], note }),
          ),
        ]
      : []),
    ...(before.length > 0
      ? [
          saved('take confirmations over', () =>
            staff.attestations.takeOver({ drafts: [{ draft: id, revision, rules: [...new Set(before)] }] }),
          ),
        ]
      : []),
    ...(said.length > 0
      ? [
          saved('take a confirmation back', () =>
            staff.attestations.withdraw({ draft: id, revision, rules: said.slice(0, 1) }),
          ),
        ]
      : []),
  ];
}

const steps = ({ approver, reviewer, second, staff }: People, { id, revision, proposal }: Whole) => {
  const so = (kind: string, step: () => Promise<{ state: State; revision: number }>): Choice => ({
    kind,
    take: async () => {
      const { state, revision: now } = await step();
      return { of: 'submission', id, state, revision: now };
    },
  });
  const lastDay = (after?: number) => (after === undefined ? {} : { lastDay: day(after) });
  return {
    submit: so('submit', () => approver.submissions.submit({ id, statement: 'New.', ...OPEN })),
    withdraw: so('withdraw', () => approver.submissions.withdraw({ id, reason: 'Not now.' })),
    open: so('open a review', () => reviewer.reviews.open({ id })),
    findComplete: so('find complete', () => reviewer.reviews.findComplete({ id })),
    ask: so('ask a question', () => reviewer.reviews.ask({ id, text: 'Why?' })),
    judge: so('judge a finding', async () => {
      await reviewer.reviews.judge({
        id,
        finding: 0,
        says: chosen(['accepted', 'reopened'] as const) ?? 'accepted',
      });
      return reviewer.submissions.get({ id });
    }),
    assign: so('say who looks after it', async () => {
      const to = (await reviewer.accounts.members({}))[0]?.id ?? null;
      await reviewer.reviews.assign({ id, to: chosen([to, null]) ?? null });
      return reviewer.submissions.get({ id });
    }),
    rerun: so('run it again', async () => {
      await reviewer.reviews.rerun({ id, chosen: { rounds: 1000, seed: 7 } });
      return reviewer.submissions.get({ id });
    }),
    answer: (question: string) =>
      so('answer', () => staff.submissions.answer({ id, question, text: 'Thus.' })),
    confirm: so('confirm a proposal', () =>
      second.reviews.confirmProposal({ id, proposal: proposal?.id ?? '', ...OPEN }),
    ),
    decline: so('decline a proposal', () =>
      second.reviews.declineProposal({ id, proposal: proposal?.id ?? '', reasons: 'Not yet.' }),
    ),
    decide: (kind: RouterInputs['reviews']['decide']['kind']) =>
      so(kind, () =>
        reviewer.reviews.decide({
          id,
          revision,
          kind,
          reasons: 'In order.',
          ...(kind === 'approve-with-conditions' && { conditions: ['Until the pit is moved.'] }),
          ...(kind === 'approve-for-trial' && { trialFrom: day(0), trialTo: day(30) }),
          ...OPEN,
        }),
      ),
    request: (kind: RouterInputs['submissions']['request']['kind'], after?: number) =>
      so(kind, () =>
        approver.submissions.request({ id, revision, kind, text: 'So.', ...lastDay(after), ...OPEN }),
      ),
    rule: (kind: RouterInputs['reviews']['rule']['kind'], after?: number) =>
      so(`rule: ${kind}`, () =>
        reviewer.reviews.rule({
          id,
          revision,
          kind,
          text: 'So.',
          reasons: 'In order.',
          ...lastDay(after),
          ...OPEN,
        }),
      ),
  };
};

function ofSubmission(people: People, whole: Whole): Choice[] {
  const take = steps(people, whole);
  if (whole.proposal) return [take.confirm, take.confirm, take.decline];
  const ends = [take.request('abandon', 1), take.rule('discontinue', 1)];
  const answers = whole.questions
    .filter(({ answer }) => answer === undefined)
    .map(({ id }) => take.answer(id));
  switch (whole.state) {
    case 'frozen':
      return [take.submit, take.submit, take.submit, take.withdraw];
    case 'submitted':
      return [take.open];
    case 'completeness-check':
      return [take.findComplete, take.findComplete, take.ask];
    case 'in-review':
      return [
        take.ask,
        take.judge,
        take.assign,
        take.rerun,
        take.decide('approve-for-trial'),
        take.decide('approve-for-trial'),
        take.decide('approve'),
        take.decide('approve-with-conditions'),
        take.decide('refuse'),
      ];
    case 'on-trial':
    case 'extended':
      return [
        take.request('ask-extension', 60),
        take.request('ask-adoption'),
        ...(answers.length > 0 ? answers : [take.ask]),
        ...ends,
      ];
    case 'extension-asked':
      return [take.request('take-back'), take.rule('extend', 90), take.rule('refuse-extension'), ...ends];
    case 'adoption-asked':
      return [take.request('take-back'), take.rule('adopt'), take.rule('refuse-adoption', 1), ...ends];
    default:
      return answers;
  }
}

/** A game is begun, or a version of one that is played. */
function begun({ staff }: People, played: readonly { id: string }[]): Choice[] {
  const create: Choice = {
    kind: 'create a draft',
    take: async () => {
      const name = `${KILLED}${randomUUID()}`;
      const { id } = await staff.drafts.create({ rulebook: 'gb-2007', game: 'big-six', name });
      return { of: 'draft', id, revision: 1, name };
    },
  };
  const revise = played.map(
    ({ id }): Choice => ({
      kind: 'begin a version',
      take: async () => {
        const { draft } = await staff.submissions.reviseAsDraft({ id });
        const { name } = await staff.drafts.get({ id: draft });
        return { of: 'draft', id: draft, revision: 1, name };
      },
    }),
  );
  return [create, ...revise.slice(0, 1)];
}

async function ofLives(people: People): Promise<Choice[]> {
  const { drafts } = await people.staff.drafts.list({});
  const submissions = (await people.staff.submissions.list()).filter(({ name }) => name.startsWith(KILLED));
  const going = submissions.filter(
    ({ state }) =>
      isUndecided(state) ||
      ['frozen', 'on-trial', 'extended', 'extension-asked', 'adoption-asked'].includes(state),
  );
  const played = submissions.filter(({ state }) => state === 'on-trial' || state === 'approved');
  const choices: Choice[] = [];
  const own = drafts.filter(({ name, state }) => name.startsWith(KILLED) && state === 'editing');
  if (own.length + going.length < LIVES_AT_ONCE) choices.push(...begun(people, played));
  const draft = chosen(own);
  if (draft) {
    const whole = await people.staff.drafts.get({ id: draft.id });
    choices.push(...ofDraft(people, whole));
    if (!whole.submission && !whole.job && Math.random() < 0.3)
      choices.push(...(await ofConfirmations(people, whole)));
  }
  const submission = chosen(going);
  if (submission) {
    const { id } = submission;
    const asReviewer = submission.state !== 'frozen' && (await people.second.submissions.get({ id }));
    choices.push(...ofSubmission(people, asReviewer || (await people.staff.submissions.get({ id }))));
  }
  return choices;
}

/** Kinds of step that were taken: on this site, and on any. */
export type Taken = { here: ReadonlySet<string>; anywhere: ReadonlySet<string> };

/** What was taken nowhere yet comes first, what was not taken here every other time: so that every kind has its turn. */
function pick(choices: readonly Choice[], { here, anywhere }: Taken): Choice | undefined {
  const but = (taken: ReadonlySet<string>) => chosen(choices.filter(({ kind }) => !taken.has(kind)));
  return but(anywhere) ?? (Math.random() < 0.5 ? but(here) : undefined) ?? chosen(choices);
}

/** Of the lives of submissions as often as of what is beside them, and half as often of what is filed. */
export async function nextStep(people: People, taken: Taken): Promise<Choice | undefined> {
  const turn = Math.random();
  const first = turn < 0.4 ? await ofLives(people) : turn < 0.6 ? await ofFilings(people) : [];
  return pick(first, taken) ?? pick(await besides(people), taken);
}
