/** Sums that a wager earns on other hands, where they are the operator's own and not those of a printed table. */
import { readSums } from '../spelling/sums';
import type { GameOption } from '../terms/game';
import { chosen } from './chosen';
import type { Offered, Situation } from './situation';

/** The option that they are written in. */
export function ownSums(situation: Situation, { wager }: Offered): GameOption | undefined {
  const known = chosen(situation, wager.onOthers?.option);
  if (!known) return undefined;
  const { option, value } = known;
  const printed = option.values.some((permitted) => permitted.value === value);
  return printed || !readSums(value, option.sums?.length ?? 0) ? undefined : option;
}
