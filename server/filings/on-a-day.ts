/** What the clock says against a version of a document: its day is named, and still ahead. */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { refuse } from '../problems/problem';

export function dayRefused(
  rulebook: string,
  { revision, inForceFrom }: { revision: number; inForceFrom: string | null },
  now: Date,
) {
  const today = dayIn(rulebook, now);
  if (inForceFrom === null)
    return refuse(
      'option-value',
      `Version ${revision} has no day from which it is in force. Give the day and save.`,
      { field: 'inForceFrom' },
    );
  if (inForceFrom < today)
    return refuse(
      'option-value',
      `Version ${revision} would be in force from ${longDate(inForceFrom)}, a day that has passed. Give today or a later day and save.`,
      { field: 'inForceFrom' },
    );
  return undefined;
}
