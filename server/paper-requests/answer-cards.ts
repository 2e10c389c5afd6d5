/** A request for the cards of tables over HTTP, by the operator's own staff. */
import type { Context } from '../access/context';
import { Id } from '../access/inputs';
import type { Press } from '../documents/press';
import { type Answer, notFound, refuse } from '../problems/problem';
import { type CardsAsked, tableCards } from '../tables/cards';
import { askerOf, type MadePaper, pressed, responded } from './answer-request';

const LONGEST = 200;

function askedOf(search: URLSearchParams): CardsAsked | undefined {
  const [table, premises] = [Id.safeParse(search.get('table')), search.get('premises')];
  if (table.success) return { table: table.data };
  return premises && premises.length <= LONGEST ? { premises } : undefined;
}

async function made(context: Context, search: URLSearchParams, press: Press): Promise<Answer<MadePaper>> {
  const { member } = context;
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  const asked = askedOf(search);
  if (!asked) return notFound('table');
  const tables = await tableCards({ ...context, member }, asked);
  if (!tables.ok) return tables;
  const bytes = await pressed(press, { name: 'table-cards.pdf', tables: tables.value }, askerOf(member));
  return bytes.ok
    ? { ok: true, value: { bytes: bytes.value, type: 'application/pdf', saved: false } }
    : bytes;
}

export const answerCards = async (
  context: Context,
  search: URLSearchParams,
  press: Press,
): Promise<Response> => responded(await made(context, search, press), 'table-cards.pdf');
