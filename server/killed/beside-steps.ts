/** Steps beside the life of a submission: files, results of a trial, tables, keys, editions, variations, what is mailed. */
import { randomUUID } from 'node:crypto';
import { dayIn } from '@/rulebooks/zones';
import type { Caller } from '../testing/site';
import type { FileShown } from '../vocabulary/attachment';
import { MAIL_CHOICES, NOTICE_GROUPS } from '../vocabulary/notice-kinds';
import type { Choice, People } from './acknowledged';
import { chosen } from './chosen';
import { someEditionStep } from './edition-steps';
import { ofHouse } from './house-steps';
import { ofMeetings } from './meeting-steps';
import { PLAYED } from './played';

const upload = async ({ send }: People): Promise<string> => {
  const answer = await send('/api/attachments?name=note.txt', `Said on ${randomUUID()}.\n`);
  if (!answer.ok) throw new Error(await answer.text());
  const { id }: FileShown = await answer.json();
  return id;
};

const files = (people: People): Choice[] => [
  { kind: 'attach a file', take: async () => ({ of: 'file', id: await upload(people) }) },
  {
    kind: 'attach a file and take it back',
    take: async () => {
      const id = await upload(people);
      await people.staff.attachments.remove({ id });
      return { of: 'removed file', id };
    },
  },
];

/** A day of the trial that has been, reported or corrected. */
const results = ({ send }: People, { reference, from }: { reference: string; from: string }): Choice => ({
  kind: 'send results',
  take: async () => {
    // No table plays more than one every five seconds.
    const rounds = 1000 + Math.floor(Math.random() * 16_000);
    const rows = [
      'premises,table,day,rounds,win,reason,handle symbol-a',
      `${PLAYED.premises},${PLAYED.table},${from},${rounds},100.00,Counted again,${20 * rounds}`,
    ];
    const answer = await send(`/api/results/${reference}/1`, rows.join('\n'));
    if (!answer.ok) throw new Error(await answer.text());
    return { of: 'report', id: `${from} ${rounds}`, rounds };
  },
});

async function key({ approver }: People): Promise<Choice> {
  const working = (await approver.results.keys()).filter(({ revokedAt }) => !revokedAt);
  const last = working.length > 5 ? working[0] : undefined;
  if (last)
    return {
      kind: 'revoke a key',
      take: async () => {
        await approver.results.revokeKey({ id: last.id });
        return { of: 'key', id: last.id, works: false };
      },
    };
  return {
    kind: 'make a key',
    take: async () => {
      const { id } = await approver.results.makeKey({ name: `Killed ${randomUUID()}` });
      return { of: 'key', id, works: true };
    },
  };
}

const mailChoice = ({ approver }: People): Choice => ({
  kind: 'choose what is mailed',
  take: async () => {
    const group = chosen(NOTICE_GROUPS) ?? NOTICE_GROUPS[0];
    const choice = chosen(MAIL_CHOICES) ?? MAIL_CHOICES[0];
    await approver.mail.choose({ group, choice });
    return { of: 'mail choice', id: group, choice };
  },
});

type Own = Awaited<ReturnType<Caller['submissions']['list']>>[number];
type Variation = Awaited<ReturnType<Caller['variations']['get']>>;

const OPEN_STATES: ReadonlySet<string> = new Set(['notified', 'noted', 'offered', 'significant']);
const todayOf = () => dayIn('gb-2007', new Date());

function ofVariation(
  { approver, reviewer, staff }: People,
  { id, state, revision, questions }: Variation,
): Choice[] {
  const so = (kind: string, step: () => Promise<{ state: string; revision: number }>): Choice => ({
    kind,
    take: async () => {
      const moved = await step();
      return { of: 'variation', id, state: moved.state, revision: moved.revision };
    },
  });
  const given = { id, revision, text: 'So.' };
  const takeBack = so('take a variation back', () => approver.variations.takeBack(given));
  const significant = so('call a variation significant', () => reviewer.variations.callSignificant(given));
  const ask = so('ask about a variation', () => reviewer.variations.ask({ id, text: 'Why?' }));
  const open = questions.filter(({ answer }) => answer === undefined);
  const asked =
    open.length === 0
      ? [ask]
      : open.map(({ id: question }) =>
          so('answer about a variation', () => staff.variations.answer({ id, question, text: 'Thus.' })),
        );
  if (state === 'notified')
    return [
      so('take note of a variation', () => reviewer.variations.takeNote(given)),
      takeBack,
      significant,
      ...asked,
    ];
  if (state === 'noted') return [takeBack, significant, ...asked];
  return state === 'offered' || state === 'significant'
    ? [so('stop a variation', () => approver.variations.stop({ ...given, lastDay: todayOf() })), ...asked]
    : [];
}

const notify = ({ approver }: People, submission: string): Choice => ({
  kind: 'notify a variation',
  take: async () => {
    const { id } = await approver.variations.notify({ submission, revision: 1, statement: 'A fair.' });
    return { of: 'variation', id, state: 'notified', revision: 1 };
  },
});

const offer = ({ approver }: People, submission: string): Choice => ({
  kind: 'offer other pays',
  take: async () => {
    const { tables } = await approver.tables.list();
    const paying = tables.flatMap(({ id, name }) => (name === PLAYED.paying ? [id] : []));
    const given = { submission, revision: 1, from: todayOf(), tables: paying };
    const { id } = await approver.variations.offer(given);
    return { of: 'variation', id, state: 'offered', revision: 1 };
  },
});

async function view({ reviewer }: People): Promise<Choice> {
  const kept = (await reviewer.reviews.views()).find(({ name }) => name.startsWith('Killed'));
  const answer = { of: 'answer', by: 'reviewer', reads: 'reviews.views' } as const;
  if (!kept)
    return {
      kind: 'save a view',
      take: async () => {
        const name = `Killed ${randomUUID()}`;
        await reviewer.reviews.saveView({ name, filters: 'kind=trial' });
        return { ...answer, id: name, part: { name } };
      },
    };
  const { id, name } = kept;
  return {
    kind: 'remove a view',
    touches: [name],
    take: async () => {
      await reviewer.reviews.removeView({ view: id });
      return { ...answer, id: name, part: { name }, gone: true };
    },
  };
}

async function variations(people: People, own: readonly Own[]): Promise<Choice[]> {
  const all = await people.staff.variations.list();
  const known = new Set(all.map(({ submission }) => submission));
  const ready = (name: string) =>
    own.filter((each) => each.state === 'frozen' && each.name === name && !known.has(each.id)).slice(0, 1);
  const open = chosen(all.filter(({ state }) => OPEN_STATES.has(state)));
  return [
    ...ready(PLAYED.variation).map(({ id }) => notify(people, id)),
    ...ready(PLAYED.otherPays).map(({ id }) => offer(people, id)),
    ...(open ? ofVariation(people, await people.staff.variations.get({ id: open.id })) : []),
  ];
}

/** Another operator takes part in a trial, and thinks better of it. */
async function joining({ other }: People, reference: string): Promise<Choice> {
  const [own] = (await other.drafts.list({})).drafts;
  const answer = { of: 'answer', by: 'other', reads: 'drafts.list', input: {} } as const;
  if (!own)
    return {
      kind: 'join a trial',
      take: async () => {
        const { draft } = await other.submissions.joinTrial({ reference });
        return { ...answer, id: draft, part: { id: draft } };
      },
    };
  const { id } = own;
  return {
    kind: 'remove a draft that joins a trial',
    touches: [id],
    take: async () => {
      await other.drafts.remove({ id });
      return { ...answer, id, part: { id }, gone: true };
    },
  };
}

/** What can be done now at any point of a submission’s life. */
export async function besides(people: People): Promise<Choice[]> {
  const own = await people.staff.submissions.list();
  const trial = own.find(({ days }) => days?.from === PLAYED.from);
  const rooms = [
    async () => files(people),
    async () => [mailChoice(people)],
    async () => [await key(people)],
    async () => [await view(people)],
    async () => (trial ? [results(people, { reference: trial.reference, from: PLAYED.from })] : []),
    () => variations(people, own),
    () => variations(people, own),
    async () => (trial ? [await joining(people, trial.reference)] : []),
    () => someEditionStep(people),
    () => someEditionStep(people),
    () => ofMeetings(people),
    () => ofMeetings(people),
    () => ofHouse(people, trial?.id),
    () => ofHouse(people, trial?.id),
    () => ofHouse(people, trial?.id),
  ];
  return (await chosen(rooms)?.()) ?? [];
}
