/** What a public record means for whoever stands at the table, in a title and a sentence. */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { PublicRecord } from '@/server/record/shapes';
import { unconfirmed } from '@/server/seals/decision-seal';
import { type ApprovedDays, standingOn } from '@/server/submissions/stored/days';
import type { VariationPublic } from '@/server/submissions/variations/shapes';
import type { State } from '@/server/vocabulary/life/states';

type Told = { kind: 'good' | 'info' | 'warning' | 'problem'; title: string; says: string };

/** `playable`: its sign may be displayed today. */
export type Meaning = Told & { playable: boolean };

const PENDING: Told = {
  kind: 'info',
  title: 'Not decided yet',
  says: 'It has been submitted, but not approved. Its sign must not be displayed at a table.',
};

const ON_TRIAL: Told = {
  kind: 'good',
  title: 'On trial',
  says: 'It may be played on those days, with a notice that it is on trial.',
};

const OVER: Told = {
  kind: 'warning',
  title: 'Trial over',
  says: 'It may no longer be played. Its sign must not be displayed.',
};

const MEANINGS: Record<Exclude<State, 'frozen'>, Told> = {
  submitted: PENDING,
  'completeness-check': PENDING,
  incomplete: PENDING,
  'in-review': PENDING,
  questioned: PENDING,
  'approved-for-trial': {
    kind: 'good',
    title: 'Approved for trial',
    says: 'It may be played on those days, with a notice that it is on trial.',
  },
  'on-trial': ON_TRIAL,
  extended: { ...ON_TRIAL, title: 'On an extended trial' },
  'extension-asked': ON_TRIAL,
  'adoption-asked': ON_TRIAL,
  expired: OVER,
  adopted: {
    kind: 'good',
    title: 'Adopted',
    says: 'It was formally adopted after its trial and may be played exactly as submitted.',
  },
  discontinued: {
    kind: 'problem',
    title: 'Discontinued by the regulator',
    says: 'It may be played no longer than to that day. After it, its sign must not be displayed.',
  },
  abandoned: {
    kind: 'warning',
    title: 'Trial abandoned',
    says: 'The operator gave it up. It may be played no longer than to that day.',
  },
  superseded: {
    kind: 'warning',
    title: 'Superseded',
    says: 'A later version took its place. This sign must not be displayed.',
  },
  approved: { kind: 'good', title: 'Approved', says: 'It may be played exactly as submitted.' },
  'approved-with-conditions': {
    kind: 'good',
    title: 'Approved with conditions',
    says: 'It may be played exactly as submitted, while the operator meets the conditions.',
  },
  refused: {
    kind: 'problem',
    title: 'Refused',
    says: 'It may not be played. Its sign must not be displayed.',
  },
  withdrawn: {
    kind: 'warning',
    title: 'Withdrawn',
    says: 'The operator withdrew it before a decision. Its sign must not be displayed.',
  },
};

/** An approval for some days says nothing about the others. */
function onlyOn(days: ApprovedDays, today: string, { kind, title, says }: Told): Told {
  const standing = standingOn(days, today);
  switch (standing.when) {
    case 'over':
      if (standing.lapsed)
        return {
          kind: 'warning',
          title: 'Consent ended',
          says: `${standing.says} Its sign must not be displayed.`,
        };
      return {
        kind: 'warning',
        title: standing.says.replace(/\.$/, ''),
        says: 'It may no longer be played. Its sign must not be displayed.',
      };
    case 'before':
      return {
        kind: 'info',
        title,
        says: `${standing.says} It may not be played, nor its sign displayed, before that day.`,
      };
    case 'within':
      return { kind, title, says: `${standing.says} ${says}` };
  }
}

/** Offered without an approval: nobody approved it, and the rules let it be played on its days. */
function ofVariation(
  rulebook: string,
  { number, kind, notifiedAt, from, played, to, lastDay }: VariationPublic,
): Told {
  const until = lastDay ?? to;
  const says =
    kind === 'temporary'
      ? `The regulator was notified on ${longDate(dayIn(rulebook, notifiedAt))}, as ${number}. It is not approved.`
      : `Other pays need no approval where none is below the minimum; they were recorded on ${longDate(dayIn(rulebook, notifiedAt))}, as ${number}.`;
  const days = `from ${longDate(from)}${until ? ` to ${longDate(until)}` : ''}`;
  if (played)
    return {
      kind: 'good',
      title: kind === 'temporary' ? `Local variation, ${days}` : `Other pays, ${days}`,
      says: `${says} It may be played today.`,
    };
  return {
    kind: 'warning',
    title: `Not to be played today (${number})`,
    says: `${says} It may not be played today, and its sign must not be displayed.`,
  };
}

/** Without a seal that vouches for it, nothing is called approved, whatever the database says. */
export function meaningOf(
  {
    status,
    seal,
    regulator,
    days,
    variation,
    rulebook,
  }: Pick<PublicRecord, 'status' | 'seal' | 'regulator' | 'days' | 'variation' | 'rulebook'>,
  today: string,
): Meaning {
  if (variation && status === 'frozen')
    return { ...ofVariation(rulebook, variation), playable: variation.played };
  const failed = unconfirmed(seal);
  if (failed || status === 'unconfirmed')
    return {
      kind: 'problem',
      title: 'Decision not confirmed',
      playable: false,
      says: `${failed ?? ''} Rely on nothing on this page, and do not display the sign. Ask the regulator what was decided: ${regulator}.`,
    };
  const meaning = status === 'frozen' ? PENDING : MEANINGS[status];
  if (!days) return { ...meaning, playable: meaning.kind === 'good' };
  const within = standingOn(days, today).when === 'within';
  // A trial that was ended is played out to the day that was set.
  const ending: Told = status === 'refused' ? { ...meaning, says: MEANINGS.discontinued.says } : meaning;
  return {
    ...onlyOn(days, today, ending),
    playable: within && (meaning.kind === 'good' || PLAYED_OUT.has(status)),
  };
}

const PLAYED_OUT: ReadonlySet<PublicRecord['status']> = new Set<State>([
  'discontinued',
  'abandoned',
  'refused',
]);
