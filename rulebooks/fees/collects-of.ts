/** An option of fees as far as a game dealt under it asks: its limit, what a player and the player-dealer pay. */
import type { Collects } from '../terms/collects';
import { cents } from './checks/charged';
import { ratesOf } from './checks/rates';
import type { Fee, FeeOption } from './schedule';

const isBet = ({ from, per }: Fee): boolean => from === 'player' && per === 'bet';
const isHand = ({ from, per }: Fee): boolean => from === 'player-dealer' && per === 'hand';
const perHandOf = ({ amount, action }: Fee) => ({
  from: action?.min ?? '0',
  ...(action?.max ? { to: action.max } : {}),
  fee: amount,
});

/** `per`: the one wager that a player’s fee is taken for, where the rules name it. */
export const collectsOf = (option: FeeOption, per?: string): Collects => ({
  least: option.limit.min ?? '0',
  ...(option.limit.max === null ? {} : { most: option.limit.max }),
  rates: ratesOf(option),
  inSteps: option.fees.some(({ action }) => action),
  perBet: option.fees.find(isBet)?.amount ?? '0',
  ...(per !== undefined && { of: per }),
  perHand: option.fees.filter(isHand).map(perHandOf),
});

/** Of a player, for a match play coupon. */
export const couponOf = ({ fees }: FeeOption): string | undefined =>
  fees.find(({ from, per, amount }) => from === 'player' && per === 'coupon' && cents(amount) > 0)?.amount;
