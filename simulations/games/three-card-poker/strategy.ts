/** Which hands are worth the play wager. */

import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { type Fraction, ONE } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf, whole } from '../decisions/net-pays';
import { DEALERS_HANDS, everyHand, FIELD_COUNT, FIELDS } from './matchups';
import type { ThreeCardPokerParameters } from './parameters';
import { BONUS_HANDS, type BonusHand, bonusHand, threeCardPokerWagers } from './wagers';

export const RESULTS = ['dealer-not-qualified', 'win', 'tie', 'lose'] as const;
export type ResultOfPlay = (typeof RESULTS)[number];

/** Net gains in units of the ante; a bonus is paid beside the result. */
export type Gains = {
  results: Record<ResultOfPlay, Fraction>;
  bonus: Record<BonusHand, Fraction>;
  fold: Fraction;
};

export function gainsOf(parameters: ThreeCardPokerParameters, tables: PayTables): Gains {
  const net = netPays(threeCardPokerWagers(parameters), tables);
  const play = whole(parameters.play);
  const of = (event: ResultOfPlay) => net('ante', event).add(net('play', event).mul(play));
  return {
    results: {
      'dealer-not-qualified': of('dealer-not-qualified'),
      win: of('win'),
      tie: of('tie'),
      lose: of('lose'),
    },
    bonus: {
      straight: net('ante-bonus', 'straight'),
      'three-of-a-kind': net('ante-bonus', 'three-of-a-kind'),
      'straight-flush': net('ante-bonus', 'straight-flush'),
    },
    fold: ONE.neg(),
  };
}

/** By hand of `everyHand()`: the dealer's hands in the order of `RESULTS`. */
export function resultsOf(matchups: Float64Array, hand: number): [number, number, number, number] {
  const at = hand * FIELD_COUNT;
  const unqualified = inTable(matchups[at + FIELDS.unqualified]);
  const won = inTable(matchups[at + FIELDS.won]);
  const tied = inTable(matchups[at + FIELDS.tied]);
  return [unqualified, won, tied, DEALERS_HANDS - unqualified - won - tied];
}

/** By hand of `everyHand()`: what staying in gains over all the dealer's hands, and what folding does, in one unit. */
export type PlayGains = { unit: bigint; plays: bigint[]; fold: bigint };

export function playGains(
  parameters: ThreeCardPokerParameters,
  tables: PayTables,
  matchups: Float64Array,
): PlayGains {
  const { results, bonus, fold } = gainsOf(parameters, tables);
  const unit = unitOf([...Object.values(results), ...Object.values(bonus)]);
  const units = RESULTS.map((result) => inUnits(results[result], unit));
  const bonuses = new Map(BONUS_HANDS.map((hand) => [hand, inUnits(bonus[hand], unit)]));
  const plays = Array.from(everyHand().classes, (worth, hand) => {
    const paid = bonusHand(THREE_CARD_ORDER.standingOf(worth).category);
    const extra = (paid && bonuses.get(paid)) ?? 0n;
    return resultsOf(matchups, hand).reduce(
      (total, count, i) => total + BigInt(count) * ((units[i] as bigint) + extra),
      0n,
    );
  });
  return { unit, plays, fold: inUnits(fold, unit) * BigInt(DEALERS_HANDS) };
}

/** By hand of `everyHand()`: 1 where staying in gains more than folding. */
export const playedHands = ({ plays, fold }: PlayGains): Uint8Array =>
  Uint8Array.from(plays, (gain) => (gain > fold ? 1 : 0));
