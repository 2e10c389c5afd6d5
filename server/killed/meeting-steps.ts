/** Steps of a race meeting: its card, its stakes, its results and each settlement. */
import { randomUUID } from 'node:crypto';
import { CARD, HEAD, STAKES } from '../testing/race-meeting';
import type { Acknowledged, Choice, People } from './acknowledged';
import { chosen } from './chosen';

const RESULTS = [
  { race: 1, places: [4, 7, 9, 1] },
  { race: 2, places: [3, 5, 8] },
];

/** In the form that is settled from the command line, too; amounts in cents. */
const WHOLE = {
  pools: [{ pool: 'win', races: [1], deduction: '17.5%', stakes: [{ combination: '4', amount: 200_000 }] }],
  results: [{ race: 1, starters: [1, 4, 7, 9], places: [[4], [7], [9]] }],
};
const BETS = ['win:1 4 200000', 'win:1 7 300000', 'win:2 3 10000', 'double:1/2 4/3 1000'].join('\n');

export async function ofMeetings({ staff, reviewer, send }: People): Promise<Choice[]> {
  const own = staff.meetings;
  const all = (await own.list()).filter(({ name }) => name.startsWith('Killed'));
  const begin: Choice = {
    kind: 'begin a meeting',
    take: async () => {
      const name = `Killed ${randomUUID()}`;
      const { id } = await own.create({ ...HEAD, name });
      return { of: 'meeting', id, revision: 1, settlements: 0 };
    },
  };
  const takeWhole: Choice = {
    kind: 'take a meeting from a file',
    take: async () => {
      const whole = { ...HEAD, ...WHOLE, name: `Killed ${randomUUID()}` };
      const answer = await send('/api/meetings?rulebook=hk-pari-mutuel', JSON.stringify(whole));
      if (!answer.ok) throw new Error(await answer.text());
      const { id } = (await answer.json()) as { id: string };
      return { of: 'meeting', id, revision: 1, settlements: 0 };
    },
  };
  const known = chosen(all);
  if (!known) return [begin, takeWhole];
  const { id, now, settlements, name } = await own.get({ id: known.id });
  if (!now) return [];
  const { revision, card, results, staked } = now;
  const at = (seen: { revision: number }, settled = settlements): Acknowledged => ({
    of: 'meeting',
    id,
    revision: seen.revision,
    settlements: settled,
  });
  const saveCard: Choice = {
    kind: 'save a card',
    take: async () => at(await own.saveCard({ id, revision, ...HEAD, name, card: CARD })),
  };
  const takeStakes: Choice = {
    kind: 'take stakes from a file',
    take: async () => {
      const answer = await send(`/api/meetings/${id}/stakes?revision=${revision}`, STAKES);
      if (!answer.ok) throw new Error(await answer.text());
      return at((await answer.json()) as { revision: number });
    },
  };
  const takeBets: Choice = {
    kind: 'take bets from a file',
    take: async () => {
      const answer = await send(`/api/meetings/${id}/bets?revision=${revision}`, BETS);
      if (!answer.ok) throw new Error(await answer.text());
      return at((await answer.json()) as { revision: number });
    },
  };
  const race = RESULTS[results.length] ?? RESULTS[0];
  const run: Choice = {
    kind: 'save a result',
    take: async () => at(await own.saveResult({ id, revision, race: race?.race ?? 1, result: race ?? null })),
  };
  const settle: Choice = {
    kind: 'settle',
    take: async () => {
      await own.settle({ id, revision, why: settlements === 0 ? '' : 'A judge corrected it.' });
      return at({ revision }, settlements + 1);
    },
  };
  const settleAgain: Choice = {
    kind: 'settle again',
    take: async () => {
      await reviewer.meetings.settleAgain({ id, number: settlements });
      return at({ revision });
    },
  };
  const remove: Choice = {
    kind: 'remove a meeting',
    touches: [id],
    take: async () => {
      await own.remove({ id });
      return { of: 'answer', id, by: 'staff', reads: 'meetings.list', part: { id }, gone: true };
    },
  };
  if (card.races.length === 0) return [saveCard];
  if (Object.keys(staked).length === 0) return [takeStakes, takeBets, takeStakes, remove];
  return [
    ...(all.length < 3 ? [begin, takeWhole] : []),
    ...(results.length < card.races.length ? [run, run] : []),
    ...(results.length > settlements ? [settle, settle] : []),
    ...(settlements > 0 ? [settleAgain] : [remove]),
  ];
}
