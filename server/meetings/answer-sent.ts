/** A meeting sent over HTTP: stakes of one, or a whole one, taken from a file. */
import { z } from 'zod';
import { ok } from '@/simulations/problems/problem';
import type { Context, MemberContext } from '../access/context';
import { fenced } from '../access/fence';
import { Id } from '../access/inputs';
import { maySendResults } from '../access/ladder';
import { RIGHTS_GONE, RightsGone } from '../access/rights-gone';
import { storageTrouble } from '../db/storage-trouble';
import { PRIVATE, refused } from '../problems/over-http';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { Seen } from './change';
import { meetingWithin } from './queries';
import { BETS_BYTES_AT_MOST, BETS_TOO_LARGE, FILE_AT_MOST, FILE_TOO_LARGE } from './sent-bounds';
import { signedIn } from './signed-in';
import { takeStakes } from './stakes';
import { takeMeeting } from './whole';

const Revision = z.coerce.number().int().min(1).max(1_000_000_000);

/** Who sends it, and the meeting that they saw. */
async function seenBy(
  context: Context,
  request: Request,
  id: string,
): Promise<Answer<Seen & { by: MemberContext }>> {
  const own = signedIn(context);
  if (!own.ok) return own;
  if (!maySendResults(own.value.member))
    return refuse('role-insufficient', 'Only an operator’s staff takes stakes. Ask one of them.');
  const seen = Revision.safeParse(new URL(request.url).searchParams.get('revision'));
  if (!Id.safeParse(id).success || !(await meetingWithin(own.value.db, own.value.member, id)))
    return notFound('meeting');
  if (!seen.success) return refuse('input-unreadable', 'Reload the page and take the stakes again.');
  return ok({ id, revision: seen.data, by: own.value });
}

const EMPTY = {
  bets: 'The file is empty; write one bet a line, for example “win:1 4 1000”.',
  stakes: 'The file is empty; give a sheet or JSON with stakes.',
  meeting: 'The file is empty; give a meeting as JSON, with “pools” and “results”.',
};

async function stakesTaken(
  context: Context,
  request: Request,
  { id, as }: { id: string; as: 'bets' | 'stakes' },
): Promise<Answer<Seen>> {
  const seen = await seenBy(context, request, id);
  if (!seen.ok) return seen;
  const { by, revision } = seen.value;
  return request.body
    ? takeStakes(by, { id, revision, as, body: request.body })
    : refuse('input-unreadable', EMPTY[as]);
}

/** What a file of a meeting may lack, as it was typed beside it. */
const Typed = z.object({
  name: z.string().max(200).optional(),
  venue: z.string().max(200).optional(),
  day: z.string().max(20).optional(),
  rulebook: z.string().max(60).optional(),
});

async function takenWhole(context: Context, request: Request): Promise<Answer<Seen>> {
  const own = signedIn(context);
  if (!own.ok) return own;
  if (!maySendResults(own.value.member))
    return refuse('role-insufficient', 'Only an operator’s staff takes meetings. Ask one of them.');
  const typed = Typed.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!typed.success) return refuse('input-unreadable', 'Shorten the name and the racecourse.');
  const { name, venue, day, rulebook } = typed.data;
  const head = { ...(name && { name }), ...(venue && { venue }), ...(day && { day }) };
  return request.body
    ? takeMeeting(own.value, { body: request.body, typed: head, rulebook })
    : refuse('input-unreadable', EMPTY.meeting);
}

const FILE = { bytes: FILE_AT_MOST, sentence: FILE_TOO_LARGE };
const BETS = { bytes: BETS_BYTES_AT_MOST, sentence: BETS_TOO_LARGE };

export const answerMeetingSent = (context: () => Promise<Context>, request: Request): Promise<Response> =>
  answered(request, FILE, async () => takenWhole(await context(), request));

export const answerStakesSent = (
  context: () => Promise<Context>,
  request: Request,
  id: string,
): Promise<Response> =>
  answered(request, FILE, async () => stakesTaken(await context(), request, { id, as: 'stakes' }));

export const answerBetsSent = (
  context: () => Promise<Context>,
  request: Request,
  id: string,
): Promise<Response> =>
  answered(request, BETS, async () => stakesTaken(await context(), request, { id, as: 'bets' }));

/** Nothing of the request is read before its size and its sender are known. */
async function answered(
  request: Request,
  most: Parameters<typeof fenced>[2],
  take: () => Promise<Answer<Seen>>,
): Promise<Response> {
  const stopped = fenced(request, undefined, most);
  if (stopped) return stopped;
  try {
    const seen = await take();
    return seen.ok ? Response.json(seen.value, { headers: PRIVATE }) : refused(seen.problems);
  } catch (error) {
    if (error instanceof RightsGone) return refused([RIGHTS_GONE]);
    const trouble = storageTrouble(error);
    if (trouble) return refused([trouble]);
    throw error;
  }
}
