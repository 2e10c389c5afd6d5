/** The first and the last day of each occasion of a notified local variation, as long as it may be played on them. */
import { type Period, periodsOf, shownOccasion } from '@/rulebooks/variant/occasion';
import type { Member } from '../access/context';
import type { Queries } from '../db/client';
import type { OfferedDays } from '../submissions/stored/days';
import { heldById } from '../submissions/stored/held';
import { frozenVariant } from '../submissions/stored/queries';
import { daysOf, type Joined, variationsFor, variationsOf } from '../submissions/variations/queries';
import { variationMayBePlayed } from '../vocabulary/life/variations';
import type { CalendarDay, InRulebook } from './calendar-day';

/** Where a person or a consent ended it within an occasion, that day is its last. */
const lastOf = ({ from, to }: Period, { lastDay, consent }: OfferedDays): string => {
  const [first = to] = [to, lastDay, consent?.to].flatMap((day) => day ?? []).sort();
  return first < from ? to : first;
};

function ofOccasion(
  { variation: { id, number, state, revision, updatedAt } }: Joined,
  { period, part, days, href }: { period: Period; part: string; days: OfferedDays; href: string },
): CalendarDay[] {
  const where = `${shownOccasion(period)}${period.premises ? `, at ${period.premises}` : ''}.`;
  const last = lastOf(period, days);
  const of = (name: string, day: string, title: string, says: string): CalendarDay => ({
    uid: `${id}-${name}${part}`,
    day,
    title: `${number}: ${title}`,
    says: `${where} ${says}`,
    href,
    sequence: revision,
    changedAt: updatedAt,
    cancelled: !variationMayBePlayed(state, days, day) || (days.consent ? day > days.consent.to : false),
  });
  return [
    of(
      'first-day',
      period.from,
      'first day of the local variation',
      'From this day every table that offers it shows the change.',
    ),
    of(
      'last-day',
      last,
      last === period.to ? 'last day of the local variation' : 'last day of play',
      state === 'significant'
        ? 'The regulator calls it a significant change: play stops after this day unless it is approved.'
        : 'Play stops after this day, and its notices come down.',
    ),
  ];
}

export async function variationDays(db: Queries, { organisation }: Member): Promise<InRulebook[]> {
  const operator = organisation.kind === 'operator';
  const all = operator ? await variationsOf(db, organisation.id) : await variationsFor(db, organisation);
  const notified = all.filter(({ variation }) => variation.kind === 'temporary');
  const helds = await heldById(
    db,
    notified.map(({ submission }) => submission.id),
  );
  return notified.flatMap((each) => {
    const { variation, submission } = each;
    const { temporary, premises } = frozenVariant(submission).variant.circumstances;
    if (!temporary) return [];
    const days = daysOf(variation, submission, helds.get(submission.id));
    const href = `${operator ? '' : '/review'}/variations/${variation.id}`;
    return periodsOf(temporary).flatMap((period, index) =>
      ofOccasion(each, {
        period: { ...period, premises: period.premises ?? premises },
        part: index === 0 ? '' : `-${index + 1}`,
        days,
        href,
      }).map((day): InRulebook => ({ rulebook: variation.rulebook, day })),
    );
  });
}
