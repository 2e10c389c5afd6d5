/** The premises for which a version is played on a day; nothing where it may be played at any of its operator's. */
import { premisesOn } from '@/rulebooks/variant/occasion';
import type { Circumstances } from '@/rulebooks/variant/variant';
import type { StoredState } from '../../vocabulary/life/states';

/** The premises of a trial hold for as long as the trial does: an adopted game is for those that its sign is headed with. */
export const playedAt = (
  { state }: { state: StoredState },
  { trial, ...lasting }: Circumstances,
  day: string,
): string[] | undefined => premisesOn({ ...lasting, ...(trial && state !== 'adopted' && { trial }) }, day);
