/** Bets one a line, added up as they arrive. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HK_POOLS } from '@/rulebooks/hk-pari-mutuel/pools';
import { CARD, stakedMeeting } from '../../testing/race-meeting';
import { MEMBER, REVIEWER, type TestSite, testSite } from '../../testing/site';
import { answerBetsSent } from '../answer-sent';
import { AddingBets } from './adding-bets';

let site: TestSite;
let staked: { id: string; revision: number };
beforeEach(async () => {
  site = await testSite();
  staked = await stakedMeeting(site, MEMBER);
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER).meetings;

type Sent = { status: number; revision?: number; problems?: { message: string }[] };

async function send(
  body: string | ReadableStream<Uint8Array>,
  { person = MEMBER, revision = staked.revision } = {},
): Promise<Sent> {
  const request = new Request(`http://localhost:3000/api/meetings/${staked.id}/bets?revision=${revision}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } as RequestInit);
  const response = await answerBetsSent(async () => site.context(person), request, staked.id);
  return { status: response.status, ...((await response.json()) as object) };
}
const sentence = async (sent: Promise<Sent>) => (await sent).problems?.[0]?.message;

/** In pieces that end within a line. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

it('replaces what was staked in the pools that have bets, each combination once', async () => {
  // 1,000 times 10.00 on 4 and 20.00 on 7 in race 1; a double staked twice.
  const bets = `${'win:1 4 1000\nwin:1 7 2000\n'.repeat(1_000)}double:1/2 4/3 500\ndouble:1/2 4/3 700\n`;
  expect((await send(inPieces(bets, 777))).status).toBe(200);
  expect((await nora().get({ id: staked.id })).now?.staked).toMatchObject({
    'win:1': { dollars: '30,000.00', count: 2 },
    'win:2': { dollars: '400.00', count: 2 },
    'double:1/2': { dollars: '12.00', count: 1 },
  });
});

it('takes nothing of a file with a fault, and says its line', async () => {
  const before = await nora().get({ id: staked.id });
  expect(await sentence(send('win:1 4 1000\nwin:9 4 1000\n'))).toBe(
    'Line 2 of the bets is in no pool of the meeting; begin it with one, for example “win:1”.',
  );
  expect(await sentence(send('win:1 3 1000\n'))).toContain('horse 3, which does not run in race 1');
  expect(await sentence(send('x'.repeat(1_200)))).toBe(
    'Line 1 of the bets has more than 1000 letters; write one bet on each line.',
  );
  expect(await sentence(send('\n'))).toContain('There is no bet in the file');
  expect(await nora().get({ id: staked.id })).toEqual(before);
});

it('stops at more combinations than a meeting may hold', async () => {
  const adding = new AddingBets(CARD, {}, HK_POOLS, 2);
  const line = async (text: string) => adding.next({ chunk: new TextEncoder().encode(text) });
  expect(await line('win:1 4 1000\nwin:1 7 1000\nwin:1 4 5\n')).toEqual({ fault: undefined });
  expect(await line('win:1 9 1000\n')).toMatchObject({
    fault: {
      message:
        'The bets are on more than 2 combinations, the most that a meeting may hold here; settle it on the command line.',
    },
  });
});

it('counts a last line without a line break among them', async () => {
  const adding = new AddingBets(CARD, {}, HK_POOLS, 1);
  const chunk = new TextEncoder().encode('win:1 4 1000\nwin:1 7 1000');
  expect(await adding.next({ chunk })).toEqual({ fault: undefined });
  expect(await adding.next('end')).toMatchObject({
    taken: { problems: [{ message: expect.stringContaining('on more than 1 combinations') }] },
  });
});

it('takes nothing where sending stops, where another changed the meeting, or of a stranger', async () => {
  let sent = false;
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent) return controller.error(new Error('gone'));
      sent = true;
      controller.enqueue(new TextEncoder().encode('win:1 4 1000\n'));
    },
  });
  expect(await sentence(send(broken))).toBe('Sending stopped, and nothing was taken. Send the file again.');
  expect((await send('win:1 4 1000\n', { revision: 1 })).status).toBe(409);
  expect((await send('win:1 4 1000\n', { person: REVIEWER })).status).toBe(403);
  expect((await nora().get({ id: staked.id })).now?.card).toEqual(CARD);
});
