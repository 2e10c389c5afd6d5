/** The first and the last day of each occasion of a temporary local variation, notified or approved, as long as it may be played on them. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Period, periodsOf, shownOccasion } from '@/rulebooks/variant/occasion';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import type { Member } from '../access/context';
import type { Queries } from '../db/client';
import { decision, submission } from '../db/schema';
import { playableOn } from '../submissions/stored/days';
import { heldById } from '../submissions/stored/held';
import { frozenVariant, wholeRow } from '../submissions/stored/queries';
import { daysOf, variationsFor, variationsOf } from '../submissions/variations/queries';
import { variationMayBePlayed } from '../vocabulary/life/variations';
import type { CalendarDay, InRulebook } from './calendar-day';
import { DECIDED, seenBy } from './decided';

type Offered = {
  id: string;
  /** As people name it. */
  name: string;
  rulebook: string;
  href: string;
  revision: number;
  updatedAt: string;
  circumstances: Circumstances;
  consent: { to: string } | undefined;
  /** The first and the last day on which it may be played for another reason than its occasion. */
  since?: string;
  lastDay?: string | null;
  ends: string;
  isPlayedOn: (day: string) => boolean;
};

const ENDS = 'Play stops after this day, and its notices come down.';

/** Where a person or a consent ended it within an occasion, that day is its last. */
const lastOf = ({ from, to }: Period, { lastDay, consent }: Offered): string => {
  const [first = to] = [to, lastDay, consent?.to].flatMap((day) => day ?? []).sort();
  return first < from ? to : first;
};

function ofOccasion(offered: Offered, period: Period, part: string): CalendarDay[] {
  const { id, name, href, revision, updatedAt, consent, since, ends, isPlayedOn } = offered;
  const where = `${shownOccasion(period)}${period.premises ? `, at ${period.premises}` : ''}.`;
  const first = since && since > period.from ? since : period.from;
  const last = lastOf(period, offered);
  const of = (which: string, day: string, title: string, says: string): CalendarDay => ({
    uid: `${id}-${which}${part}`,
    day,
    title: `${name}: ${title}`,
    says: `${where} ${says}`,
    href,
    sequence: revision,
    changedAt: updatedAt,
    cancelled: !isPlayedOn(day) || (consent ? day > consent.to : false),
  });
  return [
    of(
      'first-day',
      first,
      'first day of the local variation',
      'From this day every table that offers it shows the change.',
    ),
    of('last-day', last, last === period.to ? 'last day of the local variation' : 'last day of play', ends),
  ];
}

const daysOfEach = (offered: Offered): InRulebook[] => {
  const { temporary, premises } = offered.circumstances;
  if (!temporary) return [];
  return periodsOf(temporary).flatMap((period, index) => {
    // Nothing is played before the authority approved it.
    if (offered.since && period.to < offered.since) return [];
    const part = index === 0 ? '' : `-${index + 1}`;
    return ofOccasion(offered, { ...period, premises: period.premises ?? premises }, part).map(
      (day): InRulebook => ({ rulebook: offered.rulebook, day }),
    );
  });
};

async function notified(db: Queries, { organisation }: Member): Promise<Offered[]> {
  const operator = organisation.kind === 'operator';
  const all = operator ? await variationsOf(db, organisation.id) : await variationsFor(db, organisation);
  const temporary = all.filter(({ variation }) => variation.kind === 'temporary');
  const helds = await heldById(
    db,
    temporary.map(({ submission }) => submission.id),
  );
  return temporary.map(({ variation, submission }) => {
    const days = daysOf(variation, submission, helds.get(submission.id));
    return {
      id: variation.id,
      name: variation.number,
      rulebook: variation.rulebook,
      href: `${operator ? '' : '/review'}/variations/${variation.id}`,
      revision: variation.revision,
      updatedAt: variation.updatedAt,
      circumstances: frozenVariant(submission).variant.circumstances,
      consent: days.consent,
      lastDay: days.lastDay,
      ends:
        variation.state === 'significant'
          ? 'The regulator calls it a significant change: play stops after this day unless it is approved.'
          : ENDS,
      isPlayedOn: (day) => variationMayBePlayed(variation.state, days, day),
    };
  });
}

async function approved(db: Queries, member: Member): Promise<Offered[]> {
  const rows = await db
    .select({ row: wholeRow, decidedAt: decision.at })
    .from(submission)
    .innerJoin(decision, eq(decision.submissionId, submission.id))
    .where(
      and(
        inArray(submission.state, DECIDED),
        isNull(submission.trialFrom),
        sql`instr(${submission.variant}, '"temporary"') > 0`,
        seenBy(member),
      ),
    );
  const helds = await heldById(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, decidedAt }) => {
    const { circumstances } = frozenVariant(row).variant;
    const held = helds.get(row.id);
    return {
      id: row.id,
      name: row.reference,
      rulebook: row.rulebook,
      href: `${member.organisation.kind === 'operator' ? '/submissions' : '/review'}/${row.id}`,
      revision: row.revision,
      updatedAt: row.updatedAt,
      circumstances,
      consent: held,
      since: dayIn(row.rulebook, decidedAt),
      ends: ENDS,
      isPlayedOn: (day) => playableOn(row, circumstances, { today: day, held }),
    };
  });
}

export const variationDays = async (db: Queries, member: Member): Promise<InRulebook[]> =>
  [...(await notified(db, member)), ...(await approved(db, member))].flatMap(daysOfEach);
