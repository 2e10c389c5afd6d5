/** Which notices a person gets by e-mail, and how. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { mailChoice } from '../db/schema';
import { GROUP_RECORDS, type MailChoice, NOTICE_GROUPS, type NoticeGroup } from '../vocabulary/notice-kinds';

export type MailChoices = Record<NoticeGroup, MailChoice>;

export async function choicesOf(db: Queries, person: string): Promise<MailChoices> {
  const rows = await db.select().from(mailChoice).where(eq(mailChoice.userId, person));
  const chosen = new Map(rows.map(({ group, choice }) => [group, choice]));
  return Object.fromEntries(
    NOTICE_GROUPS.map((group) => [group, chosen.get(group) ?? GROUP_RECORDS[group].usual]),
  ) as MailChoices;
}

/** Of several people, for one group of notices. */
export async function choicesAmong(
  db: Queries,
  people: string[],
  group: NoticeGroup,
): Promise<Map<string, MailChoice>> {
  const rows = await db
    .select()
    .from(mailChoice)
    .where(and(inArray(mailChoice.userId, people), eq(mailChoice.group, group)));
  const chosen = new Map(rows.map(({ userId, choice }) => [userId, choice]));
  return new Map(people.map((person) => [person, chosen.get(person) ?? GROUP_RECORDS[group].usual]));
}

export async function choose(
  tx: Queries,
  userId: string,
  chosen: Partial<Record<NoticeGroup, MailChoice>>,
): Promise<void> {
  for (const group of NOTICE_GROUPS) {
    const choice = chosen[group];
    if (choice === undefined) continue;
    await tx
      .insert(mailChoice)
      .values({ userId, group, choice })
      .onConflictDoUpdate({ target: [mailChoice.userId, mailChoice.group], set: { choice } });
  }
}
