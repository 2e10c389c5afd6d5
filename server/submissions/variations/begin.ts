/** An approver notifies the authority of a temporary variation, or puts better pays on offer; neither waits for an approval. */
import { randomUUID } from 'node:crypto';
import { longDate } from '@/rulebooks/spelling/wording';
import { periodsOf, shownPeriod, spanOf } from '@/rulebooks/variant/occasion';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { tell } from '../../notices/queries';
import { type Answer, notFound, refuse } from '../../problems/problem';
import {
  BEGINNINGS,
  eventOf,
  VARIATION_STEP_RECORDS,
  type VariationKind,
} from '../../vocabulary/life/variations';
import { unlikeWritten } from '../open/standing';
import { nextVariationNumber } from '../stored/numbers';
import { preparedByThem } from '../stored/prepared';
import { frozenVariant, ownSubmission, type SubmissionRow } from '../stored/queries';
import { clauseOfStep } from '../stored/step-basis';
import { waysOut } from './in-the-way';
import { insertVariation, variationOfSubmission } from './queries';

type Begun = { id: string; number: string };

type Beginning = {
  kind: VariationKind;
  /** Other pays of the game as its rulebook lists it. */
  listed?: boolean;
  from: string;
  to: string | null;
  tables: string;
  statement: string;
  /** Of its event, beside what every beginning says. */
  data: Record<string, unknown>;
};

/** Of a version as the person read it, prepared by somebody else, and offered in no other way. */
async function readyVersion(
  { member }: MemberContext,
  tx: Queries,
  { submission: id, revision }: { submission: string; revision: number },
): Promise<Answer<SubmissionRow>> {
  const row = await ownSubmission(tx, { id, organisation: member.organisation.id });
  if (!row) return notFound('submission');
  if (row.revision !== revision)
    return refuse('submission-changed', 'This version has moved on since you opened it. Reload it.', {
      conflict: { by: '', at: row.updatedAt, revision: row.revision },
    });
  if (row.state !== 'frozen')
    return refuse(
      'state-forbids',
      'Only a frozen version that was not submitted is offered without an approval. Make a new version for it.',
    );
  const known = await variationOfSubmission(tx, row.id);
  if (known)
    return refuse(
      'state-forbids',
      `This version is ${known.number} already. Make a new version for another variation.`,
    );
  const own = await preparedByThem(tx, { member }, row, 'answers for it');
  if (own) return own;
  const altered = await unlikeWritten(tx, row);
  if (altered.length > 0)
    return refuse(
      'damaged',
      'The database no longer holds this version as it was frozen. Ask the person who runs this site to restore a backup.',
    );
  return { ok: true, value: row };
}

async function begun(
  { member, now }: MemberContext,
  tx: Queries,
  row: SubmissionRow,
  { kind, data, ...given }: Beginning,
): Promise<Begun> {
  const id = randomUUID();
  const number = await nextVariationNumber(tx, row.organisationId);
  const at = now().toISOString();
  const { step, to: state } = BEGINNINGS[kind];
  await insertVariation(tx, {
    ...given,
    id,
    number,
    kind,
    submissionId: row.id,
    organisationId: row.organisationId,
    rulebook: row.rulebook,
    at,
    by: member.id,
    state,
    revision: 1,
    updatedAt: at,
  });
  const what = `${row.reference} version ${row.version}, ${row.name}`;
  await tell(tx, await regulatorsOf(tx, row.rulebook), {
    kind: 'variation-begun',
    reference: row.reference,
    at,
    text:
      kind === 'temporary'
        ? `${member.organisation.name} notifies local variation ${number}: ${what}, from ${longDate(given.from)}.`
        : `${member.organisation.name} offers other pays ${number}: ${what}, from ${longDate(given.from)}.${given.listed ? ' No approval comes before them: they are of the game as the rules list it.' : ''}`,
    href: `/review/variations/${id}`,
  });
  await appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind: eventOf(step),
    subject: `variation:${id}`,
    data: {
      to: state,
      revision: 1,
      number,
      submission: row.id,
      reference: row.reference,
      version: row.version,
      hash: row.hash,
      ...(await clauseOfStep(tx, row, VARIATION_STEP_RECORDS[step])),
      from: given.from,
      ...(given.to ? { lastDay: given.to } : {}),
      ...(given.tables ? { tables: given.tables } : {}),
      ...(given.listed ? { listed: true } : {}),
      statement: given.statement,
      ...data,
    },
  });
  return { id, number };
}

const inTheWay = (sentences: string[]) =>
  refuse('variation-refused', sentences.join(' '), { field: 'submission' });

export const notify = (
  context: MemberContext,
  input: { submission: string; revision: number; statement: string },
): Promise<Answer<Begun>> =>
  context.db.transaction(async (tx): Promise<Answer<Begun>> => {
    const ready = await readyVersion(context, tx, input);
    if (!ready.ok) return ready;
    const row = ready.value;
    const { temporary: stands } = await waysOut(tx, row, { now: context.now() });
    if (stands.length > 0) return inTheWay(stands);
    const { temporary } = frozenVariant(row).variant.circumstances;
    if (!temporary) throw new Error('what is notified is temporary');
    const value = await begun(context, tx, row, {
      kind: 'temporary',
      ...spanOf(temporary),
      tables: '',
      statement: input.statement,
      data: { change: temporary.change, occasions: periodsOf(temporary).map(shownPeriod) },
    });
    return { ok: true, value };
  });

/** The tables that pay it: in words for everybody, and those on record among them. */
export type TablesChosen = { says: string; ids: string[] };

/** `choose`: where it is offered (`tables/offer-at-tables.ts`). */
export const offerBetterPays = (
  context: MemberContext,
  input: {
    submission: string;
    revision: number;
    from: string;
    lastDay?: string | undefined;
    statement: string;
  },
  choose: (tx: Queries, row: SubmissionRow, listed: boolean) => Promise<Answer<TablesChosen>>,
): Promise<Answer<Begun>> =>
  context.db.transaction(async (tx): Promise<Answer<Begun>> => {
    const ready = await readyVersion(context, tx, input);
    if (!ready.ok) return ready;
    const row = ready.value;
    const today = dayIn(row.rulebook, context.now());
    if (input.from < today)
      return refuse('dates-reversed', `Other pays begin today, ${longDate(today)}, or later.`, {
        field: 'from',
      });
    if (input.lastDay && input.lastDay < input.from)
      return refuse('dates-reversed', 'The last day is before the first. Choose a later one.', {
        field: 'lastDay',
      });
    const { betterPays: stands, listed } = await waysOut(tx, row, { now: context.now(), from: input.from });
    const at = await choose(tx, row, listed);
    if (!at.ok) return at;
    if (stands.length > 0) return inTheWay(stands);
    const { temporary } = frozenVariant(row).variant.circumstances;
    const span = temporary && spanOf(temporary);
    if (span && (input.from > span.to || (input.lastDay ?? span.to) > span.to))
      return refuse(
        'dates-reversed',
        `The version that it was made from ends on ${longDate(span.to)}, and its other pays with it. Give that day or an earlier one.`,
        { field: input.from > span.to ? 'from' : 'lastDay' },
      );
    const value = await begun(context, tx, row, {
      kind: 'better-pays',
      listed,
      from: input.from,
      to: input.lastDay ?? span?.to ?? null,
      tables: at.value.says,
      statement: input.statement,
      data: at.value.ids.length > 0 ? { onTables: at.value.ids } : {},
    });
    return { ok: true, value };
  });
