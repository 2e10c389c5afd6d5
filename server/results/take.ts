/**
 * Results of a trial from a file: each row is kept or refused by itself. A row that says what is known already changes nothing, so a
 * file may be sent again; one that says something else is a correction, which needs its reason and leaves the earlier report there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { dayIn } from '@/rulebooks/zones';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import { trialDays } from '../submissions/stored/days';
import { ownSubmission, type SubmissionRow } from '../submissions/stored/queries';
import { reportCount } from '../submissions/stored/reported';
import { tablesCalled } from '../tables/called';
import { inForceOn } from '../tables/offer-in-force';
import { offersOf, tablesOf } from '../tables/queries';
import { hashOfReports } from './as-told';
import { type Against, type Checked, checkRow, type Rejected, type ReportedDay } from './check-row';
import { reportedOf } from './columns';
import { readHeads } from './heads';
import { insertReports, type KeyRow, reportsOf, type TableDayRow, updateKey } from './queries';
import { readFile } from './read-file';

/** Of one version: a hundred tables for half a year. */
export const REPORTS_AT_MOST = 20_000;

export type Taken = {
  /** SHA-256 of what was sent. */
  file: string;
  rows: number;
  taken: number;
  corrected: number;
  /** Known already. */
  same: number;
  rejected: Rejected[];
};

/** Without versions, reasons and who sent it: what the table did. */
const said = ({
  rounds,
  win,
  jackpots,
  handles,
  wins,
  currency,
}: Omit<ReportedDay, 'table' | 'name' | 'day' | 'reason'>) =>
  canonicalJson({ rounds, win, jackpots, handles, wins, currency });

async function againstOf(
  db: Queries,
  { row, organisation, today }: { row: SubmissionRow; organisation: string; today: string },
): Promise<Answer<Against>> {
  const days = trialDays(row);
  if (!days)
    return refuse(
      'state-forbids',
      `${row.reference} version ${row.version} is not and was not on trial, so it has no results to report.`,
    );
  const reported = await reportedOf(db, row);
  if (!reported.ok) return reported;
  const tables = await tablesOf(db, organisation);
  const tableOf = tablesCalled(tables);
  const offered = await offersOf(
    db,
    tables.map(({ id }) => id),
  );
  const offers = new Map<string, (typeof offered)[number]['offer'][]>();
  for (const { offer } of offered) offers.set(offer.tableId, [...(offers.get(offer.tableId) ?? []), offer]);
  return {
    ok: true,
    value: {
      submission: row.id,
      version: `${row.reference} version ${row.version}`,
      columns: reported.value.columns,
      currency: reported.value.currency,
      days,
      today,
      tableOf: (premises, name) => tableOf({ premises, name })?.id,
      onTable: (table, day) => {
        const offer = inForceOn(offers.get(table) ?? [], day);
        return offer && { submission: offer.submissionId, ...(offer.limits ? { limits: offer.limits } : {}) };
      },
    },
  };
}

type Numbered = { row: number; checked: Checked };

/** Beside what is known: new rows to keep, and those that are refused after all. */
function sorted(numbered: readonly Numbered[], known: readonly TableDayRow[], submission: string) {
  const latest = new Map<string, TableDayRow>();
  for (const row of known) {
    const name = `${row.tableId} ${row.day}`;
    if ((latest.get(name)?.version ?? 0) < row.version) latest.set(name, row);
  }
  const seen = new Map<string, number>();
  const fresh: { value: ReportedDay; version: number }[] = [];
  const rejected: Rejected[] = [];
  let same = 0;
  for (const { row, checked } of numbered) {
    if (!checked.ok) {
      rejected.push({ row, field: checked.field, says: checked.says });
      continue;
    }
    const { value } = checked;
    const name = `${value.table} ${value.day}`;
    const before = latest.get(name);
    const twice = seen.get(name);
    seen.set(name, row);
    if (twice !== undefined)
      rejected.push({
        row,
        field: 'day',
        says: `Row ${twice} is of the same table and day. Keep one of them.`,
      });
    else if (before && before.submissionId === submission && said(before) === said(value)) same += 1;
    else if (before && value.reason === '')
      rejected.push({
        row,
        field: 'reason',
        says: 'Something else was reported of this table and day. To correct it, give the reason in the column “reason”.',
      });
    else fresh.push({ value, version: (before?.version ?? 0) + 1 });
  }
  return { fresh, rejected, same };
}

/** `key`: where a program sent it, for whoever made its key. */
export async function takeResults(
  context: MemberContext,
  { submission, bytes, key }: { submission: string; bytes: Uint8Array; key?: KeyRow | undefined },
): Promise<Answer<Taken>> {
  const { member, now } = context;
  const organisation = member.organisation.id;
  const read = await readFile(bytes);
  if (!read.ok) return read;
  const [first = [], ...rest] = read.value;
  const file = createHash('sha256').update(bytes).digest('hex');
  return context.db.transaction(async (tx): Promise<Answer<Taken>> => {
    const row = await ownSubmission(tx, { id: submission, organisation });
    if (!row) return notFound('submission');
    const instant = now();
    const against = await againstOf(tx, { row, organisation, today: dayIn(row.rulebook, instant) });
    if (!against.ok) return against;
    const heads = readHeads(first, against.value.columns);
    if (!heads.ok) return heads;
    const numbered = rest.flatMap((cells, at): Numbered[] =>
      cells.some((cell) => cell !== '')
        ? [{ row: at + 2, checked: checkRow(cells, heads.value, against.value) }]
        : [],
    );
    const good = numbered.flatMap(({ checked }) => (checked.ok ? [checked.value] : []));
    const known = await reportsOf(tx, {
      tables: [...new Set(good.map(({ table }) => table))],
      days: [...new Set(good.map(({ day }) => day))],
    });
    const { fresh, rejected, same } = sorted(numbered, known, row.id);
    if ((await reportCount(tx, row.id)) + fresh.length > REPORTS_AT_MOST)
      return refuse(
        'limit-reached',
        `A trial can have ${REPORTS_AT_MOST.toLocaleString('en-GB')} reports, with their corrections. Ask the regulator how to go on.`,
      );
    const at = instant.toISOString();
    const corrected = fresh.filter(({ version }) => version > 1).length;
    if (key) await updateKey(tx, key.id, { usedAt: at });
    if (fresh.length > 0) {
      const rows = fresh.map(({ value, version }) => ({
        id: randomUUID(),
        tableId: value.table,
        day: value.day,
        version,
        submissionId: row.id,
        currency: value.currency,
        rounds: value.rounds,
        win: value.win,
        jackpots: value.jackpots,
        handles: value.handles,
        wins: value.wins,
        reason: version > 1 ? value.reason : null,
        keyId: key?.id ?? null,
        file,
        at,
        by: member.id,
      }));
      for (let from = 0; from < rows.length; from += 200)
        await insertReports(tx, rows.slice(from, from + 200));
      await appendEvent(tx, {
        at,
        actor: actorOf(member),
        organisation: member.organisation,
        kind: 'results-taken',
        subject: `submission:${row.id}`,
        data: {
          file,
          taken: fresh.length - corrected,
          corrected,
          rejected: rejected.length,
          // What the chain vouches for: the reports as they were kept.
          reports: hashOfReports(rows),
          ...(key ? { key: key.name } : {}),
        },
      });
    }
    return {
      ok: true,
      value: {
        file,
        rows: numbered.length,
        taken: fresh.length - corrected,
        corrected,
        same,
        rejected,
      },
    };
  });
}
