/** A meeting of two races for tests: a win pool on each, and a double. */

import { answerMeetingSent, answerStakesSent } from '../meetings/answer-sent';
import type { TestSite } from './site';

export const CARD = {
  races: [
    { race: 1, starters: [1, 4, 7, 9] },
    { race: 2, starters: [3, 5, 8] },
  ],
  pools: [
    { pool: 'win', races: [1], deduction: '17.5%' },
    { pool: 'win', races: [2], deduction: '17.5%' },
    { pool: 'double', races: [1, 2], deduction: '18.5%', broughtIn: 50_000 },
  ],
};

export const HEAD = { name: 'Wednesday night', venue: 'Happy Valley', day: '2026-11-25' };

export const STAKES = [
  'Pool,Races,Combination,Dollars',
  'win,1,4,2000',
  'win,1,7,3000',
  'win,1,1,5000',
  'win,2,3,100',
  'win,2,5,300',
  'double,1/2,4/3,10',
  'double,1/2,7/3,30',
].join('\n');

/** What the site answers to a file of stakes. */
export async function sendStakes(
  site: TestSite,
  { person, id, revision }: { person: string | null; id: string; revision: number },
  body: string | Uint8Array<ArrayBuffer>,
): Promise<{ status: number; revision?: number; problems?: { code: string; message: string }[] }> {
  const request = new Request(`http://localhost:3000/api/meetings/${id}/stakes?revision=${revision}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const response = await answerStakesSent(async () => site.context(person), request, id);
  return { status: response.status, ...((await response.json()) as object) };
}

/** What the site answers to a file of a whole meeting. */
export async function sendMeeting(
  site: TestSite,
  person: string | null,
  body: string,
  typed: Record<string, string> = {},
): Promise<{ status: number; id?: string; problems?: { message: string }[] }> {
  const request = new Request(`http://localhost:3000/api/meetings?${new URLSearchParams(typed)}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const response = await answerMeetingSent(async () => site.context(person), request);
  return { status: response.status, ...((await response.json()) as object) };
}

/** Begun, with its card and its stakes; nothing is run yet. */
export async function stakedMeeting(
  site: TestSite,
  person: string,
): Promise<{ id: string; revision: number }> {
  const own = site.as(person).meetings;
  const { id } = await own.create(HEAD);
  await own.saveCard({ id, revision: 1, ...HEAD, card: CARD });
  const { revision = 0 } = await sendStakes(site, { person, id, revision: 2 }, STAKES);
  return { id, revision };
}

/** With its first race run and settled: the authority knows of it. */
export async function settledMeeting(site: TestSite, person: string): Promise<string> {
  const { id, revision } = await stakedMeeting(site, person);
  const own = site.as(person).meetings;
  const seen = await own.saveResult({ id, revision, race: 1, result: { race: 1, places: [4, 7, 9, 1] } });
  await own.settle({ ...seen, why: '' });
  return id;
}
