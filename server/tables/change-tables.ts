/** An approver writes down tables and what is on them; anybody of the operator's staff says which sign a table displays. */
import { randomUUID } from 'node:crypto';
import { longDate } from '@/rulebooks/spelling/wording';
import { groupSaid } from '@/rulebooks/variant/limits';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import { tableOffer, tableSign } from '../db/schema/index';
import { letterheadOf } from '../letterheads/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import { playableOn } from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import { decisionOf, frozenVariant, ownSubmission, type SubmissionRow } from '../submissions/stored/queries';
import { stakesIn } from '../submissions/stored/stakes-in';
import { offeredDays } from '../submissions/variations/queries';
import type { EventKind } from '../vocabulary/event-kinds';
import { lineFor, type TableLimits } from '../vocabulary/table-limits';
import { notHere } from './not-here';
import { printedLimits } from './printed-limits';
import {
  insertOffer,
  insertSign,
  insertTable,
  namedTable,
  nextNumber,
  offersOf,
  ownTable,
  tableCount,
} from './queries';
import { notVouched } from './vouched';

export const TABLES_AT_MOST = 500;
/** Of one table, of what it offered and of its signs. */
export const CHANGES_AT_MOST = 5000;

const tooManyChanges = () =>
  refuse(
    'limit-reached',
    `This table was changed ${CHANGES_AT_MOST} times, the most that is kept. Add it again under another name.`,
  );

const event = (
  { now, member }: MemberContext,
  kind: EventKind,
  { table, data }: { table: string; data: Record<string, unknown> },
) => ({
  at: now().toISOString(),
  actor: actorOf(member),
  organisation: member.organisation,
  kind,
  subject: `table:${table}`,
  data,
});

export function addTable(
  context: MemberContext,
  { premises, name }: { premises: string; name: string },
): Promise<Answer<{ id: string }>> {
  const { member, now } = context;
  const organisation = member.organisation.id;
  return context.db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const known = (await letterheadOf(tx, organisation))?.premises ?? [];
    if (!known.some((each) => each.name === premises))
      return refuse(
        'premises-unknown',
        'These premises are not on your papers. Add them under Organisation, On your papers.',
        { field: 'premises' },
      );
    if (await namedTable(tx, { organisation, premises, name }))
      return refuse('name-taken', `${premises} already has a table “${name}”. Give another name.`, {
        field: 'name',
      });
    if ((await tableCount(tx, organisation)) >= TABLES_AT_MOST)
      return refuse(
        'limit-reached',
        `${member.organisation.name} has ${TABLES_AT_MOST} tables, the most it can have. Use one of them for another game.`,
      );
    const id = randomUUID();
    const at = now().toISOString();
    await insertTable(tx, {
      id,
      organisationId: organisation,
      premises,
      name,
      createdAt: at,
      createdBy: member.id,
    });
    await appendEvent(tx, event(context, 'table-added', { table: id, data: { name, premises } }));
    return { ok: true, value: { id } };
  });
}

export type NewOffer = {
  table: string;
  from: string;
  /** Left out: the table offers nothing from that day. */
  submission?: string | undefined;
  limits?: TableLimits | undefined;
  /** How many changes of the table whoever asks had read; left out, whatever they are. */
  seen?: number | undefined;
};

/** A group that the version has no wager of, or wagers that would be without limits. */
function limitsRefused(
  printed: Awaited<ReturnType<typeof printedLimits>>,
  { row, limits }: { row: SubmissionRow; limits: TableLimits },
): string | undefined {
  if (!printed) return undefined;
  const { groups } = printed;
  const version = `${row.reference} version ${row.version}`;
  const stray = limits.groups.find(({ group }) => group !== 'all' && !groups.includes(group));
  if (stray) return `${version} offers no ${groupSaid(stray.group)}. Leave their limits out.`;
  const without = groups.find((group) => group !== 'progressive' && !lineFor(limits.groups, group));
  return without === undefined
    ? undefined
    : `${version} offers ${without === 'all' ? 'other wagers' : groupSaid(without)}, and these limits leave them out. Give theirs, or those of every wager without limits of its own.`;
}

export function setOffer(context: MemberContext, given: NewOffer): Promise<Answer<null>> {
  const { member, now } = context;
  const organisation = member.organisation.id;
  return context.db.transaction(async (tx): Promise<Answer<null>> => {
    const table = await ownTable(tx, { id: given.table, organisation });
    if (!table) return notFound('table');
    const [latest] = await offersOf(tx, [table.id]);
    if (latest && given.seen !== undefined && given.seen !== latest.offer.number)
      return refuse(
        'table-changed',
        `${latest.by} wrote down something else for this table since you opened it. Close this, read it, and write yours down again.`,
      );
    if (latest && given.from < latest.offer.from)
      return refuse(
        'dates-reversed',
        `What is on this table is written down from ${longDate(latest.offer.from)}. Give that day or a later one.`,
        { field: 'from' },
      );
    const row =
      given.submission === undefined
        ? undefined
        : await ownSubmission(tx, { id: given.submission, organisation });
    if (given.submission !== undefined && !row) return notFound('submission');
    if (row && !given.limits)
      return refuse('limits-missing', 'Give the limits of the table.', { field: 'limits' });
    const currency = row && stakesIn(row);
    if (row && given.limits && currency && given.limits.currency !== currency)
      return refuse(
        'limits-missing',
        `${row.reference} version ${row.version} is staked in ${currency}, and these limits are in ${given.limits.currency}. Give them in ${currency}.`,
        { field: 'limits' },
      );
    const decided = row && (await decisionOf(tx, row.id));
    const since = decided && dayIn(row.rulebook, decided.at);
    if (row && since && given.from < since)
      return refuse(
        'state-forbids',
        `${row.reference} version ${row.version} was decided on ${longDate(since)} and may be on no table before. Give that day or a later one.`,
        { field: 'from' },
      );
    const wrong =
      row && given.limits && limitsRefused(await printedLimits(tx, row), { row, limits: given.limits });
    if (wrong) return refuse('limits-missing', wrong, { field: 'limits' });
    const offered = row && (await offeredDays(tx, [row])).get(row.id);
    const on = { today: given.from, held: row && (await heldOf(tx, row)) };
    if (row && !playableOn(row, frozenVariant(row).variant.circumstances, on, offered))
      return refuse(
        'state-forbids',
        `${row.reference} version ${row.version} may not be played on ${longDate(given.from)}. Choose a version that is approved for that day.`,
        { field: 'submission' },
      );
    const here =
      row &&
      notHere({
        version: row,
        circumstances: frozenVariant(row).variant.circumstances,
        table,
        day: given.from,
      });
    if (here)
      return refuse('state-forbids', [here.says, here.mend].flatMap((part) => part ?? []).join(' '), {
        field: 'submission',
      });
    const doubt = row && (await notVouched(tx, row));
    if (doubt) return refuse('state-forbids', doubt, { field: 'submission' });
    const number = await nextNumber(tx, tableOffer, table.id);
    if (number > CHANGES_AT_MOST) return tooManyChanges();
    await insertOffer(tx, {
      id: randomUUID(),
      tableId: table.id,
      number,
      from: given.from,
      submissionId: row?.id ?? null,
      ...(row && given.limits ? { limits: given.limits } : {}),
      at: now().toISOString(),
      by: member.id,
    });
    const data = {
      from: given.from,
      ...(row ? { reference: row.reference, version: row.version, limits: given.limits } : {}),
    };
    await appendEvent(tx, event(context, 'table-offer-set', { table: table.id, data }));
    return { ok: true, value: null };
  });
}

export function setSign(
  context: MemberContext,
  given: { table: string; submission?: string | undefined },
): Promise<Answer<null>> {
  const { member, now } = context;
  const organisation = member.organisation.id;
  return context.db.transaction(async (tx): Promise<Answer<null>> => {
    const table = await ownTable(tx, { id: given.table, organisation });
    if (!table) return notFound('table');
    const row =
      given.submission === undefined
        ? undefined
        : await ownSubmission(tx, { id: given.submission, organisation });
    if (given.submission !== undefined && !row) return notFound('submission');
    const number = await nextNumber(tx, tableSign, table.id);
    if (number > CHANGES_AT_MOST) return tooManyChanges();
    await insertSign(tx, {
      id: randomUUID(),
      tableId: table.id,
      number,
      submissionId: row?.id ?? null,
      at: now().toISOString(),
      by: member.id,
    });
    const data = row ? { reference: row.reference, version: row.version } : {};
    await appendEvent(tx, event(context, 'table-sign-set', { table: table.id, data }));
    return { ok: true, value: null };
  });
}
