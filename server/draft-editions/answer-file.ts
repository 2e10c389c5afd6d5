/** A draft edition over HTTP: a file that is read into its text and kept by nobody yet, and the edition that it changes as a file. */
import type { EditionDifference } from '@/rulebooks/editions/difference';
import { jsonOf, readDifferenceText } from '@/rulebooks/editions/difference-file';
import { editionText } from '@/rulebooks/editions/edition-text';
import { differenceOfFile, isWholeRulebook } from '@/rulebooks/editions/whole-file';
import type { Rulebook } from '@/rulebooks/format/record';
import { jsonFault } from '@/simulations/exact/json-fault';
import { nestsTooDeep } from '@/simulations/exact/nesting';
import { ok } from '@/simulations/problems/problem';
import type { Context } from '../access/context';
import { fenced } from '../access/fence';
import { Id } from '../access/inputs';
import { mayReview } from '../access/ladder';
import { RIGHTS_GONE, RightsGone } from '../access/rights-gone';
import { storageTrouble } from '../db/storage-trouble';
import { PRIVATE, refused } from '../problems/over-http';
import { type Answer, notFound, refuse } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { firstText } from './first-text';
import { type EditionRow, editionById } from './queries';

/** The largest rulebook has a million characters, and more where it is written for people to read. */
const SENT = {
  bytes: 4_000_000,
  sentence: 'This file is larger than 4 MB, which no rulebook needs. Take another one.',
};

type Found = { row: EditionRow; book: Rulebook };

/** For the authority whose draft it is; for anyone else there is none. */
async function draftFor({ db, member }: Context, id: string): Promise<Answer<Found>> {
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!mayReview(member))
    return refuse(
      'role-insufficient',
      'Only the regulator’s reviewers have draft editions. Ask one of them.',
    );
  const row = Id.safeParse(id).success
    ? await editionById(db, { id, organisation: member.organisation.id })
    : undefined;
  if (!row) return notFound('draft edition');
  const editions = (await shelfOf(db)).editions(row.rulebook);
  if (!editions.ok) return editions;
  return ok({ row, book: (editions.value.at(-1) ?? editions.value[0]).book });
}

/** Of a text that cannot be read, as a new draft has it. */
function headOf(
  { row: { rulebook, text } }: Found,
  now: Date,
): Pick<EditionDifference, 'edition' | 'validFrom'> {
  const read = readDifferenceText(text);
  const { edition, validFrom } = read.ok
    ? read.value
    : (JSON.parse(firstText(rulebook, now)) as EditionDifference);
  return { edition, validFrom };
}

/** What else has a slip is taken all the same, to be corrected on the page; what is missing cannot be. */
function endedEarly(text: string): Answer<never> | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*(?:[{[]|$)/.test(plain)) return undefined;
  const found = jsonOf(plain, 'The file');
  const fault = found.ok || nestsTooDeep(plain) ? undefined : jsonFault(plain);
  return !found.ok && fault?.endsEarly ? found : undefined;
}

async function read(context: Context, request: Request, id: string): Promise<Answer<string>> {
  const found = await draftFor(context, id);
  if (!found.ok) return found;
  const text = await request.text();
  if (!isWholeRulebook(text)) return endedEarly(text) ?? ok(text);
  const difference = differenceOfFile(found.value.book, text, headOf(found.value, context.now()));
  return difference.ok ? ok(`${JSON.stringify(difference.value, null, 2)}\n`) : difference;
}

/** Nothing of the request is read before its size and its sender are known. */
export async function answerDraftFile(
  context: () => Promise<Context>,
  request: Request,
  id: string,
): Promise<Response> {
  const stopped = fenced(request, undefined, SENT);
  if (stopped) return stopped;
  try {
    const text = await read(await context(), request, id);
    return text.ok ? Response.json({ text: text.value }, { headers: PRIVATE }) : refused(text.problems);
  } catch (error) {
    if (error instanceof RightsGone) return refused([RIGHTS_GONE]);
    const trouble = storageTrouble(error);
    if (trouble) return refused([trouble]);
    throw error;
  }
}

/** The edition that the draft changes, for people to read and to change. */
export async function answerRulebookFile(context: Context, id: string): Promise<Response> {
  const found = await draftFor(context, id);
  if (!found.ok) return refused(found.problems);
  const text = JSON.stringify(JSON.parse(editionText(found.value.book)), null, 2);
  return new Response(`${text}\n`, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="rulebook.json"',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
