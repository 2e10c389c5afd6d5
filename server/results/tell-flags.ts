/**
 * Flags on the results of trials, on all tables together and on each, as the worker looks for them: both sides get a notice once for
 * each level, and once where a correction takes a flag down. Judging takes seconds, so it is done before the transaction that writes.
 */
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { daysBetween } from '@/rulebooks/spelling/dates';
import { todayAt } from '@/rulebooks/zones';
import { flagSaid, tableFlagSaid } from '@/simulations/monitoring/in-words';
import type { Flag } from '@/simulations/monitoring/monitor';
import { regulatorsOf } from '../accounts/organisations/jurisdictions';
import { operatorName } from '../accounts/stored/names';
import { colleagues } from '../accounts/stored/queries';
import { appendEvent, SITE } from '../audit/append';
import type { Database, Queries } from '../db/client';
import { gamingTable, submission, tableDay, tableOffer } from '../db/schema';
import { tell } from '../notices/queries';
import { withoutValues } from '../problems/without-values';
import { standsOn } from '../submissions/stored/days';
import { type FlagsTold, flagEvent, flagsTold, tablesNamed } from '../submissions/stored/flag-told';
import { laterTrial } from '../submissions/stored/later-trial';
import { type SubmissionRow, submissionById } from '../submissions/stored/queries';
import { ENDED_STATES, isEnded, isTrial, TRIAL_STATES } from '../vocabulary/life/states';
import type { TrialResults } from '../vocabulary/trial-results';
import { resultsAt } from './read-results';

/** So long after its last day a trial is looked at, ended or not, on which nothing is asked for: results come late, and are corrected. */
const LOOKED_AFTER = 31;

const LEVELS: Record<Flag | 'none', number> = { none: 0, 'if-stakes-alike': 1, 'whatever-the-stakes': 2 };

/** By submission, what there was to judge when this program last looked. */
export type Looked = Map<string, string>;

/** Reports and limits are only added to, so their numbers say whether there is anything new. */
async function toJudge(db: Queries, organisation: string): Promise<string> {
  const own = eq(gamingTable.organisationId, organisation);
  const [reports] = await db
    .select({ known: count() })
    .from(tableDay)
    .innerJoin(gamingTable, eq(gamingTable.id, tableDay.tableId))
    .where(own);
  const [offers] = await db
    .select({ known: count() })
    .from(tableOffer)
    .innerJoin(gamingTable, eq(gamingTable.id, tableOffer.tableId))
    .where(own);
  return `${reports?.known} ${offers?.known}`;
}

async function trialsToLookAt(db: Queries, now: Date) {
  const { id, organisationId, rulebook, state, trialFrom, trialTo, trialAgreed } = submission;
  const rows = await db
    .selectDistinct({ id, organisationId, rulebook, state, trialFrom, trialTo, trialAgreed, laterTrial })
    .from(submission)
    .innerJoin(tableDay, eq(tableDay.submissionId, submission.id))
    .where(and(inArray(submission.state, [...TRIAL_STATES, ...ENDED_STATES]), isNotNull(submission.trialTo)));
  const todays = todayAt(now);
  return rows.filter((row) => {
    const today = todays(row.rulebook);
    const stands = standsOn(row, today);
    const awaited = stands === 'extension-asked' || stands === 'adoption-asked';
    return (
      (isTrial(stands) || isEnded(stands)) &&
      (awaited || daysBetween(row.trialTo ?? today, today) <= LOOKED_AFTER)
    );
  });
}

type News = { event: 'results-flagged' | 'results-flag-gone'; text: string; flags: FlagsTold };

/** All tables together, or one of them: its flag now and the one that both sides had a notice of. */
type Judged = { name: string; now: Flag | 'none'; told: Flag | 'none'; says: () => string };

const ALL = 'all tables together';
/** Each of so many is said with its chance; the page has every one. */
const IN_WORDS = 3;

function judgedOf({ judged, tables }: TrialResults, told: FlagsTold): Judged[] {
  const last = judged?.points.at(-1);
  const sentence = (said: { title: string; says: string } | undefined) =>
    said ? `${said.title}. ${said.says}` : '';
  const all: Judged = {
    name: ALL,
    now: judged?.flag ?? 'none',
    told: told.flag ?? 'none',
    says: () => sentence(judged && last && flagSaid(judged, last)),
  };
  const each = (judged?.tables ?? []).map((table): Judged => {
    const name = tables.find(({ id }) => id === table.table)?.name ?? table.table;
    return {
      name,
      now: table.flag,
      told: told.tables[name] ?? 'none',
      says: () => sentence(tableFlagSaid(table, name)),
    };
  });
  return [all, ...each];
}

function risenSaid(risen: readonly Judged[]): string[] {
  const tables = risen.filter(({ name }) => name !== ALL);
  const more = tables.length > IN_WORDS;
  return [
    ...(more ? risen.filter(({ name }) => name === ALL) : risen).map(({ says }) => says()),
    ...(more
      ? [`Flags on ${tables.length} tables by themselves: ${tablesNamed(tables.map(({ name }) => name))}.`]
      : []),
  ];
}

/** What is news to both sides; a flag that falls to the lower level stays up. */
function newsOf(results: TrialResults, told: FlagsTold): News | undefined {
  const all = judgedOf(results, told);
  const risen = all.filter(({ now, told: before }) => LEVELS[now] > LEVELS[before]);
  const gone = all.filter(({ now, told: before }) => now === 'none' && before !== 'none');
  if (risen.length === 0 && gone.length === 0) return undefined;
  const up = all.flatMap(({ name, now, told: before }) => {
    const flag = LEVELS[now] < LEVELS[before] && now !== 'none' ? before : now;
    return flag === 'none' ? [] : [{ name, flag }];
  });
  const flags = {
    flag: up.find(({ name }) => name === ALL)?.flag ?? null,
    tables: Object.fromEntries(up.flatMap(({ name, flag }) => (name === ALL ? [] : [[name, flag]]))),
  };
  const down = up.length === 0 ? '' : ` on ${tablesNamed(gone.map(({ name }) => name))}`;
  const text = [
    ...risenSaid(risen),
    ...(gone.length > 0 ? [`No flag any more${down}: a correction of the reports took it down.`] : []),
  ].join(' ');
  return { event: risen.length > 0 ? 'results-flagged' : 'results-flag-gone', text, flags };
}

async function write(
  tx: Queries,
  row: SubmissionRow,
  { event, text, flags: { flag, tables }, at, hash }: News & { at: string; hash: string },
): Promise<void> {
  await appendEvent(tx, {
    at,
    actor: SITE,
    organisation: { id: row.organisationId, name: await operatorName(tx, row.organisationId) },
    kind: event,
    subject: `submission:${row.id}`,
    data: {
      ...(flag && { flag }),
      ...(Object.keys(tables).length > 0 && { tables }),
      text,
      reports: hash,
    },
  });
  const said = {
    kind: event,
    at,
    reference: row.reference,
    text: `Results of ${row.reference} version ${row.version}, ${row.name}. ${text}`,
  };
  const operators = (await colleagues(tx, row.organisationId)).map(({ id }) => id);
  await tell(tx, operators, { ...said, href: `/submissions/${row.id}/results` });
  await tell(tx, await regulatorsOf(tx, row.rulebook), { ...said, href: `/review/${row.id}/results` });
}

async function lookAt(
  db: Database,
  { id, organisationId }: { id: string; organisationId: string },
  { now, looked }: { now: Date; looked: Looked },
): Promise<number> {
  const found = await toJudge(db, organisationId);
  if (looked.get(id) === found) return 0;
  const at = now.toISOString();
  const before = await submissionById(db, id);
  const results = before && (await resultsAt(db, before, at));
  if (!results?.ok) return 0;
  const written = await db.transaction(async (tx) => {
    // Something came in, or the trial was ended, while this was judged: the next look sees it.
    const row = await submissionById(tx, id);
    if (!row || row.state !== before?.state || (await toJudge(tx, organisationId)) !== found)
      return undefined;
    const [known] = await tx.select({ event: flagEvent }).from(submission).where(eq(submission.id, id));
    const news = newsOf(results.value, flagsTold(known?.event ?? null));
    if (!news) return 0;
    await write(tx, row, { ...news, at, hash: results.value.hash });
    return 1;
  });
  if (written !== undefined) looked.set(id, found);
  return written ?? 0;
}

/** Returns of how many trials there was news. */
export async function tellFlags(
  db: Database,
  now: Date,
  { looked = new Map(), stopping }: { looked?: Looked; stopping?: AbortSignal } = {},
): Promise<number> {
  let told = 0;
  for (const trial of await trialsToLookAt(db, now)) {
    if (stopping?.aborted) break;
    told += await lookAt(db, trial, { now, looked }).catch((error: unknown) => {
      console.error('worker: the results of a trial were not looked at', withoutValues(error));
      return 0;
    });
  }
  return told;
}
