/**
 * The most that a round can gain. Rounds are counted up to sixteen hands from a pair, which the best play passes once in 10^12 rounds; what
 * a house can owe is not bounded by how rarely it does.
 */
import { type Fraction, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { netPays } from '../decisions/net-pays';
import { type BlackjackParameters, MOST_HANDS } from './parameters';
import { ACE, TEN } from './ranks';
import type { Rules } from './rules';
import { blackjackWagers, WAGER } from './wagers';

/** In first stakes: every card of a kind that may be split again is a hand, and each is doubled where that is allowed. */
export function furthestGain(
  parameters: BlackjackParameters,
  { shoe, splits, hands, double, doubleAfterSplit }: Rules,
  tables: PayTables,
): Fraction {
  // Tens are kept together by the best play, and split aces get one card each.
  const cards = shoe.filter((_, kind) => kind !== ACE && kind !== TEN && splits[kind]).map(inTable);
  const most = Math.max(0, ...cards);
  const split = hands === MOST_HANDS ? most : Math.min(hands, most);
  const doubled = double === 'none' ? 1 : 2;
  const stakes = Math.max(doubled, split * (doubleAfterSplit ? doubled : 1));
  const net = netPays(blackjackWagers(parameters), tables);
  const won = net(WAGER, 'win').mul(ratio(stakes));
  const blackjack = net(WAGER, 'blackjack');
  return blackjack.gt(won) ? blackjack : won;
}
