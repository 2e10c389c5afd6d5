/** The papers of a settlement that was kept: of what was settled then, whichever engine prints it. Plain data, for a thread. */
import { amended } from '@/simulations/totalisator/amended';
import { type KeptSettlement, keptSettlement } from './kept-settlement';
import type { SettledByRules, SettledMeeting } from './subject';

export type KeptMeeting = {
  /** The settlement as canonical JSON, and the one before it. */
  data: string;
  before?: string | undefined;
  reference: string;
  status: string;
  replacedBy?: number;
  dated: string;
  poolRules?: SettledByRules;
};

/** Pools that are settled for the first time amend nothing. */
function changeSince(before: KeptSettlement | undefined, now: KeptSettlement) {
  if (!before) return undefined;
  const change = amended(before, now);
  const isAmended = change.races.some((race) => race.before) || change.pools.some(({ is }) => is !== 'added');
  return isAmended ? change : undefined;
}

function whole(data: string): KeptSettlement {
  const kept = keptSettlement(data);
  if (!kept) throw new Error('a settlement that was kept cannot be read');
  return kept;
}

export function settledMeeting({ data, before, ...rest }: KeptMeeting): SettledMeeting {
  const now = whole(data);
  return {
    ...now,
    ...rest,
    draft: false,
    amended: changeSince(before === undefined ? undefined : whole(before), now),
  };
}
