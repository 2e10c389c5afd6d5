/** A request for a paper of premises: made from what its operator has in force there; for anyone else there is none. */
import type { Context } from '../access/context';
import { houseOf } from '../documents/house';
import { isHousePaper, typeOf } from '../documents/papers';
import type { Press } from '../documents/press';
import type { Subject } from '../documents/subject';
import { type Answer, notFound, refuse } from '../problems/problem';
import { listHouses } from '../submissions/read/houses';
import { askerOf, type MadePaper, pressed, responded } from './answer-request';
import { submissionSubject } from './read-subject';

export type HouseRequest = { paper: string; search: URLSearchParams };

async function made(
  context: Context,
  { paper, search }: HouseRequest,
  press: Press,
): Promise<Answer<MadePaper>> {
  const { member } = context;
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!isHousePaper(paper)) return notFound('paper');
  const signedIn = { ...context, member };
  const houses = await listHouses(signedIn);
  const found = houses.find(
    ({ premises, rulebook }) => premises === search.get('premises') && rulebook === search.get('rulebook'),
  );
  if (!found) return notFound('paper');
  const subjects: Subject[] = [];
  for (const { id } of found.games) {
    const subject = await submissionSubject(signedIn, id);
    if (!subject.ok) return subject;
    subjects.push(subject.value);
  }
  const house = houseOf(found.premises, subjects);
  if (!house.ok) return refuse('option-value', house.problems[0]?.message ?? '');
  const bytes = await pressed(press, { name: paper, house: house.value }, askerOf(member));
  return bytes.ok ? { ok: true, value: { bytes: bytes.value, ...typeOf(paper) } } : bytes;
}

export const answerHouse = async (context: Context, request: HouseRequest, press: Press): Promise<Response> =>
  responded(await made(context, request, press), request.paper);
