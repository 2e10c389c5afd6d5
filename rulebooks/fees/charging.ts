/** The charges of a printed option at a table: so many players, a limit, and how often a hand goes on. */

import { type Fraction, ONE, ratio } from '@/simulations/exact/fraction';
import type { Charge, Payer } from '@/simulations/fees/cost';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { capital } from '../spelling/wording';
import { cents, covers, feesFor, isBanked } from './checks/charged';
import { dollars, limitNamed, optionsNamed, playersNamed } from './finding';
import { servesLimit } from './limits';
import type { Fee, FeeOption, FeeSource } from './schedule';

export type AtTable = {
  /** Who bets: in a banked game, the player-dealer is not one of them. */
  players: number;
  /** The wager of a banked game, the lower bet of a limit game, the buy-in, or what a point is worth. */
  limit: Fraction;
  /** Of the hands, how often the second moment is reached, and the third. */
  reach: readonly Fraction[];
  /** Bets of each player in a hand, and coupons of all of them. */
  bets: number;
  coupons: number;
};

export type Charged = { charges: Charge[] /** In a banked game, all bets of a hand. */; wagered?: Fraction };

const PAYER: Record<FeeSource, Payer> = {
  pot: 'pot',
  antes: 'pot',
  'small-blind': 'player',
  player: 'player',
  'player-dealer': 'player-dealer',
};

const refused = (message: string, field: string): { ok: false; problems: Problem[] } =>
  fail({ code: 'fee-unreadable', message, field });

function misfit(option: FeeOption, { players, limit }: AtTable): ReturnType<typeof refused> | undefined {
  const name = capital(optionsNamed([option]));
  if (!covers(option.players, players))
    return refused(`${name} is for ${playersNamed(option.players)}, not for ${players}.`, 'players');
  if (feesFor(option, players).length === 0)
    return refused(`${name} has no fee for ${players} players.`, 'players');
  if (!servesLimit(option.limit, limit))
    return refused(`${name} is for ${limitNamed(option.limit)}; give a limit within it.`, 'limit');
  return undefined;
}

/** A moment that not every hand reaches. */
const isLater = ({ when, unless }: Fee): boolean =>
  unless === 'not-reached' ||
  unless === 'not-past' ||
  unless === 'no-draw' ||
  /^after-(?:the-(?:flop|turn|draw|first-draw|second-draw)|fourth|fifth)/.test(when);

/** The fees in the order of the hand, each with how often it is taken; one whose moment is not stated goes with the one before it. */
function reached(fees: readonly Fee[], reach: readonly Fraction[]): Map<Fee, Fraction> {
  const shares = new Map<Fee, Fraction>();
  let later = 0;
  for (const fee of fees) {
    const counts = isLater(fee) || (fee.when === 'not-stated' && later > 0);
    shares.set(fee, counts ? (reach[later] ?? reach.at(-1) ?? ONE) : ONE);
    if (counts) later += 1;
  }
  return shares;
}

export function chargesOf(option: FeeOption, at: AtTable): Result<Charged> {
  const wrong = misfit(option, at);
  if (wrong) return wrong;
  const falling = at.reach.findIndex(
    (share, index) => index > 0 && share.gt(at.reach[index - 1] as Fraction),
  );
  if (falling > 0)
    return refused(
      'A later moment is reached no more often than an earlier one; give the shares in falling order.',
      'reach',
    );
  const bets = ratio(at.players * at.bets);
  const action = at.limit.mul(bets);
  const own = feesFor(option, at.players);
  const step = own.find(
    (fee) =>
      fee.action &&
      action.gte(ratio(cents(fee.action.min), 100)) &&
      (fee.action.max === null || action.lte(ratio(cents(fee.action.max), 100))),
  );
  if (own.some((fee) => fee.action) && !step)
    return refused(
      `${capital(optionsNamed([option]))} has no step for a total action of ${dollars(action.toString())}: ${at.players} players with ${at.bets === 1 ? 'one bet' : `${at.bets} bets`} of ${dollars(at.limit.toString())} each.`,
      'limit',
    );
  const taken = own.filter((fee) => !fee.action || fee.action.min === step?.action?.min);
  const shares = reached(taken, at.reach);
  const times = (fee: Fee): Fraction => {
    if (fee.per === 'bet') return bets;
    if (fee.per === 'coupon') return ratio(at.coupons);
    return (shares.get(fee) ?? ONE).mul(fee.from === 'player' ? at.players : 1);
  };
  const charges = taken.map(
    (fee): Charge => ({
      name: fee.name,
      payer: PAYER[fee.from],
      amount: ratio(cents(fee.amount), 100),
      per: fee.per === 'half-hour' ? 'half-hour' : 'hand',
      times: times(fee),
    }),
  );
  return ok({ charges, ...(isBanked(option) && { wagered: action }) });
}
