/** Steps of a draft edition of a rulebook: from its first word to its publication. */
import { randomUUID } from 'node:crypto';
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { Choice, People } from './acknowledged';
import { chosen } from './chosen';

const FIRST_DAY = '2090-01-01';
const LEAST_ODDS = 50;

/** Each takes the odds of a wager one further than the one before it, from a day later. */
const textAfter = (published: number) =>
  JSON.stringify({
    of: 'gb-2007',
    edition: `Edition ${published + 1}`,
    validFrom: dayAfter(FIRST_DAY, published),
    changes: [
      {
        at: ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'],
        was: `${LEAST_ODDS + published} to 1`,
        becomes: `${LEAST_ODDS + published + 1} to 1`,
        because: 'Players get back too little.',
      },
    ],
  });

export async function ofEditions({ reviewer, second, staff }: People): Promise<Choice[]> {
  const [known] = await reviewer.editions.list();
  const published = (await staff.rulebooks.editions({ id: 'gb-2007' })).filter((each) => each.published);
  const name = `Killed ${randomUUID()}`;
  const text = textAfter(published.length);
  if (!known)
    return [
      {
        kind: 'begin an edition',
        take: async () => {
          const { id, revision } = await reviewer.editions.create({ rulebook: 'gb-2007', name, text });
          return { of: 'edition', id, revision };
        },
      },
    ];
  const { id } = known;
  const { revision, tried, job, proposed } = await reviewer.editions.get({ id });
  const save: Choice = {
    kind: 'save an edition',
    take: async () => {
      const saved = await reviewer.editions.save({ id, revision, name, text });
      return { of: 'edition', id, revision: saved.revision };
    },
  };
  const remove: Choice = {
    kind: 'remove an edition',
    touches: [id],
    take: async () => {
      await reviewer.editions.remove({ id });
      return { of: 'removed edition', id };
    },
  };
  const tryOnAll: Choice = {
    kind: 'try an edition on all that is played',
    take: async () => {
      await reviewer.editions.tryOnAll({ id });
      return { of: 'edition', id, revision };
    },
  };
  const publish: Choice = {
    kind: proposed ? 'publish an edition as the second' : 'publish an edition',
    touches: [id],
    take: async () => {
      const by = proposed ? second : reviewer;
      const { state } = await by.editions.publish({ id, revision });
      if (state === 'published') return { of: 'removed edition', id };
      return { of: 'answer', id, by: 'second', reads: 'editions.get', input: { id }, part: { own: false } };
    },
  };
  const decline: Choice = {
    kind: 'decline to publish an edition',
    touches: [id],
    take: async () => {
      await second.editions.decline({ id, revision, reasons: 'Not yet.' });
      const answer = { of: 'answer', id, by: 'second', reads: 'editions.get', input: { id } } as const;
      return { ...answer, part: { own: false }, gone: true };
    },
  };
  if (proposed) return [publish, publish, decline];
  if (tried) return [publish, publish, tryOnAll, save];
  return job ? [save] : [save, remove, tryOnAll, tryOnAll, tryOnAll];
}

export const someEditionStep = async (people: People): Promise<Choice[]> => {
  const step = chosen(await ofEditions(people));
  return step ? [step] : [];
};
