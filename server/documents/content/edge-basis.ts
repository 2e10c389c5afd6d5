/** What an edge on a paper for players is a share of, in the words that stand beside it. */
import { capital } from '@/rulebooks/spelling/wording';
import { fromText } from '@/simulations/exact/fraction';
import type { Subject } from '../subject';
import { basisNote } from './progressive';
import { mandatoryStake, unitOf } from './rounds';
import { endsAsRound } from './settled';
import type { Offered } from './wagers';

/** Of one wager that stays as it is until it is settled. */
export const STAKE = 'the stake';
const FIRST_STAKE = 'the first stake';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

/** Of a round in which more may be staked later: “Ante”, “Initial wager”, “Each of three equal wagers”. */
export function stakedFirst(each: Offered): string | undefined {
  const unit = unitShown(each);
  if (unit === STAKE) return undefined;
  if (unit === FIRST_STAKE) return each.label;
  return capital(unit.replace(/^one of/, 'each of').replace(/^the /, ''));
}

/** “the Ante”, “one of three equal wagers”, or the stake. */
export function unitShown(each: Offered): string {
  if (!endsAsRound(each)) return STAKE;
  const { result, wager } = each;
  const unit = unitOf(result, wager);
  if (unit !== 'wager') return `the ${unit}`;
  const equal = mandatoryStake(result);
  if (equal?.gt(1)) return `one of ${NUMBERS[equal.valueOf()] ?? equal.toFraction()} equal wagers`;
  return result.events.some(({ staked }) => fromText(staked ?? '1/1').gt(1)) ? FIRST_STAKE : STAKE;
}

/** "the Ante", "the stake, over the long run". */
export function edgeOf(each: Offered, subject: Pick<Subject, 'variant' | 'rulebook'>): string {
  const unit = unitShown(each);
  const note = basisNote(each, subject)?.replace(/^edge /, '');
  return note === undefined ? unit : `${unit}, ${note}`;
}
