/** A piece is all that can be said of one card that the dealer shows, in whole parts of 10^15 of all rounds. */
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import { netPays } from '../../decisions/net-pays';
import { HANDS } from '../hands';
import { KINDS, TEN } from '../ranks';
import { pieceOf } from '../two-card-ranks';
import { WAGER } from '../wagers';
import { ACE_OF_HEARTS_UP, againstUp, UPS, upKind } from './against-up';
import type { PokerRules } from './hand-gains';
import type { BlackjackPokerParameters } from './parameters';
import { blackjackPokerWagers } from './wagers';

export function rulesWith(parameters: BlackjackPokerParameters, tables: PayTables): PokerRules {
  const net = netPays(blackjackPokerWagers(), tables);
  return {
    decks: parameters.decks,
    hearts: parameters.decks,
    standsOffAt26: true,
    givesUpAfterSplit: true,
    beatsLonger21: parameters.aceAndTenAgainst21 === 'wins',
    splitStake: parameters.splitStake === 'equal' ? 1 : 0.5,
    pays: {
      hearts: net(WAGER, 'two-aces-of-hearts').valueOf(),
      blackjack: net(WAGER, 'blackjack').valueOf(),
      win: net(WAGER, 'win').valueOf(),
    },
  };
}

/** Of all cards, those that the dealer shows so. */
export const upCards = (up: number): number => {
  if (up === ACE_OF_HEARTS_UP) return 1;
  return upKind(up) === TEN ? 16 : up === 1 ? 3 : 4;
};

/** Plans by card shown: of any hand, of one that began with two aces, of each hand of a split pair by its kind; then which pairs are split. */
const PLANS = 2 + KINDS;
const PER_UP = PLANS * HANDS.count + KINDS;

export type Plans = {
  choice: (up: number, hand: number) => number;
  fromAces: (up: number, hand: number) => number;
  afterSplit: (up: number, kind: number, hand: number) => number;
  splits: (up: number, kind: number) => boolean;
};

export function plansFrom(written: Float64Array): Plans {
  const at = (up: number, plan: number, hand: number) =>
    inTable(written[up * PER_UP + plan * HANDS.count + hand]);
  return {
    choice: (up, hand) => at(up, 0, hand),
    fromAces: (up, hand) => at(up, 1, hand),
    afterSplit: (up, kind, hand) => at(up, 2 + kind, hand),
    splits: (up, kind) => at(up, PLANS, kind) === 1,
  };
}

export function blackjackPokerPiece(
  parameters: BlackjackPokerParameters,
  tables: PayTables,
  up: number,
): Float64Array[] {
  const found = againstUp(rulesWith(parameters, tables), up);
  const shown = upCards(up) / 52;
  const plans = new Float64Array(UPS * PER_UP);
  const write = (plan: number, values: Uint8Array) => plans.set(values, up * PER_UP + plan * HANDS.count);
  write(0, found.choice);
  write(1, found.choiceFromAces);
  for (const [kind, choice] of found.afterSplit.entries()) write(2 + kind, choice);
  write(PLANS, found.splits);
  return pieceOf(found, shown, plans);
}
