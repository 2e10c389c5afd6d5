/** Which hands are worth the play wager. */

import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { type Fraction, ONE, ZERO } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf, whole } from '../decisions/net-pays';
import { everyHand, FIELD_COUNT, FIELDS, viewsOf } from './matchups';
import type { ThreeCardPokerParameters } from './parameters';
import { BONUS_HANDS, type BonusHand, bonusHand, threeCardPokerWagers } from './wagers';

export const RESULTS = [
  'dealer-not-qualified',
  'dealer-not-qualified-nor-beaten',
  'win',
  'tie',
  'lose',
] as const;
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
  const of = (ante: ResultOfPlay, played: ResultOfPlay = ante) =>
    net('ante', ante).add(net('play', played).mul(play));
  const bonus = (hand: BonusHand) => (parameters.anteBonus === undefined ? net('ante-bonus', hand) : ZERO);
  return {
    results: {
      'dealer-not-qualified': of('dealer-not-qualified'),
      'dealer-not-qualified-nor-beaten':
        parameters.unqualifiedAnte === undefined
          ? of('dealer-not-qualified')
          : of('dealer-not-qualified-nor-beaten', 'dealer-not-qualified'),
      win: of('win'),
      tie: of('tie'),
      lose: of('lose'),
    },
    bonus: {
      straight: bonus('straight'),
      'three-of-a-kind': bonus('three-of-a-kind'),
      'straight-flush': bonus('straight-flush'),
    },
    fold: ONE.neg(),
  };
}

export type Results = [
  unqualified: number,
  unqualifiedNotBeaten: number,
  won: number,
  tied: number,
  lost: number,
];

/** Of a hand of `everyHand()` and what is seen, numbered together: the dealer's hands in the order of `RESULTS`. */
export function resultsOf(
  parameters: ThreeCardPokerParameters,
  matchups: Float64Array,
  state: number,
): Results {
  const at = state * FIELD_COUNT;
  const unqualified = inTable(matchups[at + FIELDS.unqualified]);
  const won = inTable(matchups[at + FIELDS.won]);
  const tied = inTable(matchups[at + FIELDS.tied]);
  const notBeaten =
    parameters.unqualifiedAnte === undefined
      ? 0
      : unqualified - inTable(matchups[at + FIELDS.unqualifiedBeaten]);
  const lost = viewsOf(parameters).dealersHands - unqualified - won - tied;
  return [unqualified - notBeaten, notBeaten, won, tied, lost];
}

/** By hand of `everyHand()` and view: what staying in gains over all the dealer's hands, and what folding does, in one unit. */
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
  const { count, dealersHands } = viewsOf(parameters);
  const { classes } = everyHand();
  const plays = Array.from({ length: classes.length * count }, (_, state) => {
    const worth = inTable(classes[Math.floor(state / count)]);
    const paid = bonusHand(THREE_CARD_ORDER.standingOf(worth).category);
    const extra = (paid && bonuses.get(paid)) ?? 0n;
    return resultsOf(parameters, matchups, state).reduce(
      (total, count, i) => total + BigInt(count) * ((units[i] as bigint) + extra),
      0n,
    );
  });
  return { unit, plays, fold: inUnits(fold, unit) * BigInt(dealersHands) };
}

/** By hand of `everyHand()` and view: 1 where staying in gains more than folding. */
export const playedHands = ({ plays, fold }: PlayGains): Uint8Array =>
  Uint8Array.from(plays, (gain) => (gain > fold ? 1 : 0));
