/**
 * Notices that the clock sends. Each step of a deadline has one: its key is written in the transaction of the notice. After
 * days away, only the step reached last has.
 */
import { daysBetween } from '@/rulebooks/spelling/dates';
import { todayAt } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { allOrganisations, colleagues } from '../accounts/stored/queries';
import type { Database } from '../db/client';
import { reminder } from '../db/schema';
import { tell } from '../notices/queries';
import { AGENDA_RECORDS } from '../vocabulary/agenda';
import { isFor, type Owed, waitedDays } from './item';
import { owedIn } from './mine';

/** The step of its reminders that an item has reached; undefined before the first. */
export function stepReached(owed: Owed, today: string): number | undefined {
  const { kind, by } = owed;
  const { before, after } = AGENDA_RECORDS[kind];
  if (before && by !== undefined) {
    const left = daysBetween(today, by);
    return before.filter((days) => left <= days).at(-1);
  }
  const waited = waitedDays(owed, today);
  return after?.filter((days) => waited >= days).at(-1);
}

/** By the first ten letters of its moment, as the keys of notices that went out are. */
const keyOf = (organisation: Organisation, { kind, about, since, by }: Owed, step: number): string =>
  [kind, organisation.id, about, by ?? since.slice(0, 10), step].join('|');

const waits = (days: number): string =>
  days === 1 ? ' It has waited a day.' : ` It has waited ${days} days.`;

function textOf(owed: Owed, today: string): string {
  const waited = waitedDays(owed, today);
  return owed.by === undefined && waited > 0 ? `${owed.says}${waits(waited)}` : owed.says;
}

async function remindIn(db: Database, organisation: Organisation, now: Date): Promise<number> {
  const today = todayAt(now);
  const due = (await owedIn(db, organisation, now)).flatMap((owed) => {
    const step = stepReached(owed, today(owed.rulebook));
    return step === undefined ? [] : [{ owed, key: keyOf(organisation, owed, step) }];
  });
  if (due.length === 0) return 0;
  const known = new Set((await db.select({ key: reminder.key }).from(reminder)).map(({ key }) => key));
  const open = due.filter(({ key }) => !known.has(key));
  if (open.length === 0) return 0;
  const at = now.toISOString();
  const people = await colleagues(db, organisation.id);
  let told = 0;
  for (const { owed, key } of open)
    await db.transaction(async (tx) => {
      const fresh = await tx
        .insert(reminder)
        .values({ key, at })
        .onConflictDoNothing()
        .returning({ key: reminder.key });
      if (fresh.length === 0) return;
      told += 1;
      const { reference } = owed;
      await tell(
        tx,
        people.filter((person) => isFor(owed, person)).map(({ id }) => id),
        {
          kind: 'deadline',
          at,
          text: textOf(owed, today(owed.rulebook)),
          href: owed.href,
          ...(reference && { reference }),
        },
      );
    });
  return told;
}

/** Sends what is due; returns for how many deadlines. */
export async function remind(db: Database, now: Date): Promise<number> {
  let told = 0;
  for (const organisation of await allOrganisations(db)) told += await remindIn(db, organisation, now);
  return told;
}
