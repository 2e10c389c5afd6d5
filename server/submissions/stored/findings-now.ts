/** The findings of a frozen version today: what the regulator has been notified of or has given since is settled, by its own sentence. */
import type { Finding } from '@/rulebooks/findings/finding';
import { asGiven, type Giving } from '@/rulebooks/judging/given';
import { asNotified, type Notified } from '@/rulebooks/judging/notified';
import { notificationLacks } from '@/rulebooks/variant/planned-days';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { isDamaged } from '../../db/schema/json';
import { frozenVariant, type SubmissionRow } from './queries';

type Told = Pick<SubmissionRow, 'reference' | 'rulebook' | 'state' | 'submittedAt'>;

/** A temporary variation that was submitted, with all that a notification names, is in writing with the regulator since then. */
export function toldBySubmitting(
  { reference, rulebook, state, submittedAt }: Told,
  { circumstances }: Pick<Variant, 'circumstances'>,
): Notified | undefined {
  if (!submittedAt || state === 'withdrawn' || !circumstances.temporary) return undefined;
  return notificationLacks(circumstances).length === 0
    ? { number: reference, day: dayIn(rulebook, submittedAt) }
    : undefined;
}

export function findingsNow(
  findings: readonly Finding[],
  {
    submission,
    variant,
    notified,
    givings = [],
  }: {
    submission: Told;
    variant: Pick<Variant, 'circumstances'>;
    notified: Notified | undefined;
    givings?: readonly Giving[] | undefined;
  },
): Finding[] {
  const told = notified ?? toldBySubmitting(submission, variant);
  const given = asGiven(findings, givings);
  return told ? asNotified(given, told, variant.circumstances.temporary) : given;
}

/** As its page has them, which reviewers judge; as stored, where they cannot be read. */
export function findingsShown(
  submission: SubmissionRow,
  beside: { notified?: Notified | undefined; givings?: readonly Giving[] | undefined },
): Finding[] {
  const { findings } = submission;
  if (isDamaged(findings)) return findings;
  const { variant } = frozenVariant(submission);
  return findingsNow(findings, { submission, variant, notified: beside.notified, givings: beside.givings });
}
