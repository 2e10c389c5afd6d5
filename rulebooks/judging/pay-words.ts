/** A pay inside a sentence. */
import { LOSE_TEXT, PUSH_TEXT } from '@/simulations/pays/pay';

const lostShare = (pay: string): string => pay.slice(LOSE_TEXT.length).trim() || 'all';

/** "pays 2 to 1", "returns the stake", "loses half". */
export function payVerb(pay: string): string {
  if (pay === PUSH_TEXT) return 'returns the stake';
  return pay.startsWith(LOSE_TEXT) ? `loses ${lostShare(pay)}` : `pays ${pay}`;
}

/** "asks for at least 2 to 1", "asks for a loss of no more than half". */
export function asksFor(least: string): string {
  if (least === PUSH_TEXT) return 'asks for at least the stake back';
  return least.startsWith(LOSE_TEXT)
    ? `asks for a loss of no more than ${lostShare(least)}`
    : `asks for at least ${least}`;
}
