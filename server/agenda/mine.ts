/** What is mine to do, for one person: the soonest first. */
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext, Organisation } from '../access/context';
import type { Queries } from '../db/client';
import { administrationOwed } from './administration';
import { invitationsOwed } from './invitations';
import { type AgendaItem, isFor, type Owed, URGENCIES, type Urgency, urgencyOf } from './item';
import { operatorOwed } from './operator';
import { regulatorOwed } from './regulator';

/** So many of each urgency are shown; `more` says how many others there are. */
export const SHOWN = 60;

export type AgendaGroup = { urgency: Urgency; items: AgendaItem[]; more: number };

/** Everything that waits in an organisation, whoever of its people it is for. */
export function owedIn(db: Queries, organisation: Organisation, now: Date): Promise<Owed[]> {
  const today = todayAt(now);
  switch (organisation.kind) {
    case 'operator':
      return operatorOwed(db, organisation.id, now);
    case 'regulator':
      return regulatorOwed(db, organisation, today);
    case 'administration':
      return administrationOwed(db, today);
  }
}

const soonest = (one: AgendaItem, other: AgendaItem): number => {
  const [a, b] = [one.by ?? '9999', other.by ?? '9999'];
  if (a !== b) return a < b ? -1 : 1;
  return one.since < other.since ? -1 : one.since > other.since ? 1 : 0;
};

export async function mine({ db, now, member }: MemberContext): Promise<{ groups: AgendaGroup[] }> {
  const today = todayAt(now());
  const owed = [
    ...(await owedIn(db, member.organisation, now())),
    ...(await invitationsOwed(db, member.id, today)),
  ].filter((each) => isFor(each, member));
  const items = owed.map(
    ({ role: _, only: __, not: ___, ...item }): AgendaItem => ({
      ...item,
      today: today(item.rulebook),
      urgency: urgencyOf(item, today(item.rulebook)),
    }),
  );
  const groups = URGENCIES.map((urgency): AgendaGroup => {
    const own = items.filter((item) => item.urgency === urgency).sort(soonest);
    return { urgency, items: own.slice(0, SHOWN), more: Math.max(0, own.length - SHOWN) };
  });
  return { groups: groups.filter(({ items: own }) => own.length > 0) };
}
