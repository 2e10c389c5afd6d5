/** A piece is all that can be said of one card that the dealer shows, in whole parts of 10^15 of all rounds. */
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import { netPays } from '../../decisions/net-pays';
import { ACE } from '../ranks';
import { pieceOf } from '../two-card-ranks';
import { WAGER } from '../wagers';
import { againstUp } from './against-up';
import { HANDS, JOKER, KINDS, PACK_CARDS, shoeOf } from './cards';
import { type HawaiianParameters, rulesOf } from './parameters';
import type { HawaiianRules } from './rules';
import { hawaiianWagers } from './wagers';

/** By piece: the card shown, those with the most work first. */
const UPS = [ACE, JOKER, ...Array.from({ length: KINDS - 2 }, (_, at) => at + 1)];

export function rulesWith(parameters: HawaiianParameters, tables: PayTables): HawaiianRules {
  const net = netPays(hawaiianWagers(), tables);
  return rulesOf(parameters, {
    aces: net(WAGER, 'two-aces').valueOf(),
    blackjack: net(WAGER, 'blackjack').valueOf(),
    win: net(WAGER, 'win').valueOf(),
  });
}

/** By card shown and hand: what is done with it, and with two cards first. */
export type Plans = {
  choice: (up: number, hand: number) => number;
  first: (up: number, hand: number) => number;
};

export function plansFrom(written: Float64Array): Plans {
  const at = (up: number, plan: number, hand: number) =>
    inTable(written[(up * 2 + plan) * HANDS.count + hand]);
  return { choice: (up, hand) => at(up, 0, hand), first: (up, hand) => at(up, 1, hand) };
}

export function hawaiianPiece(
  parameters: HawaiianParameters,
  tables: PayTables,
  piece: number,
): Float64Array[] {
  const up = inTable(UPS[piece]);
  const found = againstUp(rulesWith(parameters, tables), up);
  const shown = inTable(shoeOf(1)[up]) / PACK_CARDS;
  const plans = new Float64Array(KINDS * 2 * HANDS.count);
  plans.set(found.choice, up * 2 * HANDS.count);
  plans.set(found.firstChoice, (up * 2 + 1) * HANDS.count);
  return pieceOf(found, shown, plans);
}
