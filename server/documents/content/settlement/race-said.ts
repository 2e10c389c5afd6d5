import { counted } from '@/rulebooks/spelling/wording';
import { type Race, startersLeft } from '@/simulations/totalisator/race';
import { resultSaid } from '@/simulations/totalisator/settlement-names';

/** "1st: 4; 2nd: 7. Withdrawn: 12. 11 starters." */
export function raceSaid(race: Race): string {
  const left = startersLeft(race);
  const { withdrawn } = race;
  return [
    resultSaid(race),
    ...(withdrawn.length > 0 ? [`Withdrawn: ${withdrawn.join(', ')}.`] : []),
    ...(left === undefined ? [] : [`${counted(left, 'starter')}.`]),
  ].join(' ');
}
