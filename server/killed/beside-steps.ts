/** Steps beside the life of a submission: files, results of a trial, tables, keys, editions, variations, what is mailed. */
import { randomUUID } from 'node:crypto';
import type { Context } from '../access/context';
import { answerUpload } from '../attachment-requests/answer-upload';
import { answerSent } from '../results/answer-results';
import type { Caller } from '../testing/site';
import type { FileShown } from '../vocabulary/attachment';
import { MAIL_CHOICES, NOTICE_GROUPS } from '../vocabulary/notice-kinds';
import type { Choice, People } from './acknowledged';
import { chosen } from './chosen';
import { PLAYED } from './played';

export type Beside = People & { member: Context; dataDir: string };

const OWN = 'http://localhost:3000';
const QUOTA = 1_000_000_000;

function file({ member, dataDir }: Beside): Choice {
  return {
    kind: 'attach a file',
    take: async () => {
      const text = `Said on ${randomUUID()}.\n`;
      const answer = await answerUpload(
        member,
        new Request(`${OWN}/api/attachments?name=note.txt`, {
          method: 'POST',
          body: text,
          headers: { 'content-length': String(text.length), 'sec-fetch-site': 'same-origin' },
        }),
        { dataDir, quota: QUOTA },
      );
      if (!answer.ok) throw new Error(await answer.text());
      const { id }: FileShown = await answer.json();
      return { of: 'file', id };
    },
  };
}

/** A day of the trial that has been, reported or corrected. */
function results({ member }: Beside, { reference, from }: { reference: string; from: string }): Choice {
  return {
    kind: 'send results',
    take: async () => {
      const day = from;
      // No table plays more than one every five seconds.
      const rounds = 1000 + Math.floor(Math.random() * 16_000);
      const rows = [
        'premises,table,day,rounds,win,reason,handle symbol-a',
        `${PLAYED.premises},${PLAYED.table},${day},${rounds},100.00,Counted again,${20 * rounds}`,
      ];
      const answer = await answerSent(
        async () => member,
        new Request(`${OWN}/api/results/${reference}/1`, {
          method: 'POST',
          body: rows.join('\n'),
          headers: { 'sec-fetch-site': 'same-origin' },
        }),
        { reference, version: '1' },
      );
      if (answer.status !== 200) throw new Error(await answer.text());
      return { of: 'report', id: `${day} ${rounds}`, rounds };
    },
  };
}

async function edition({ reviewer }: People): Promise<Choice> {
  const [known] = await reviewer.editions.list();
  const name = `Killed ${randomUUID()}`;
  if (!known)
    return {
      kind: 'begin an edition',
      take: async () => {
        const { id, revision } = await reviewer.editions.create({ rulebook: 'gb-2007', name });
        return { of: 'edition', id, revision };
      },
    };
  const { id } = known;
  const { revision, text } = await reviewer.editions.get({ id });
  const save: Choice = {
    kind: 'save an edition',
    take: async () => {
      const saved = await reviewer.editions.save({ id, revision, name, text });
      return { of: 'edition', id, revision: saved.revision };
    },
  };
  const remove: Choice = {
    kind: 'remove an edition',
    take: async () => {
      await reviewer.editions.remove({ id });
      return { of: 'removed edition', id };
    },
  };
  return chosen([save, save, save, remove]) ?? save;
}

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

const table = ({ approver }: People): Choice => ({
  kind: 'add a table',
  take: async () => {
    const { id } = await approver.tables.add({
      premises: PLAYED.premises,
      name: `Wheel ${randomUUID().slice(0, 8)}`,
    });
    return { of: 'table', id };
  },
});

const mailChoice = ({ approver }: People): Choice => ({
  kind: 'choose what is mailed',
  take: async () => {
    const group = chosen(NOTICE_GROUPS) ?? NOTICE_GROUPS[0];
    const choice = chosen(MAIL_CHOICES) ?? MAIL_CHOICES[0];
    await approver.mail.choose({ group, choice });
    return { of: 'mail choice', id: group, choice };
  },
});

type Variation = Awaited<ReturnType<Caller['variations']['get']>>;

function ofVariation({ approver, reviewer }: People, { id, state, revision }: Variation): Choice[] {
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
  if (state === 'notified')
    return [so('take note of a variation', () => reviewer.variations.takeNote(given)), takeBack, significant];
  return state === 'noted' ? [takeBack, significant] : [];
}

const notify = ({ approver }: People, submission: string): Choice => ({
  kind: 'notify a variation',
  take: async () => {
    const { id } = await approver.variations.notify({ submission, revision: 1, statement: 'A fair.' });
    return { of: 'variation', id, state: 'notified', revision: 1 };
  },
});

/** What can be done now at any point of a submission’s life. */
export async function besides(people: Beside): Promise<Choice[]> {
  const variations = await people.staff.variations.list();
  const submissions = await people.staff.submissions.list();
  const frozen = submissions.filter(({ name, state }) => state === 'frozen' && name === PLAYED.variation);
  const trial = submissions.find(({ days }) => days?.from === PLAYED.from);
  const open = chosen(variations.filter(({ state }) => state === 'notified' || state === 'noted'));
  const known = new Set(variations.map(({ submission }) => submission));
  return [
    file(people),
    table(people),
    mailChoice(people),
    await key(people),
    await edition(people),
    ...(trial ? [results(people, { reference: trial.reference, from: PLAYED.from })] : []),
    ...frozen
      .filter(({ id }) => !known.has(id))
      .slice(0, 1)
      .map(({ id }) => notify(people, id)),
    ...(open ? ofVariation(people, await people.staff.variations.get({ id: open.id })) : []),
  ];
}
