/** What each player’s cards are worth before all are out, where the ways that are left can be counted. */
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type Equity, equity, waysLeft } from '@/simulations/showdown/equity';
import type { PotAsked } from './pot-asked';

/** Hands looked at: some ten seconds. */
const MOST_HANDS = 150_000_000;

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'players' });

export function worthOf({ game, pot, players, boards }: PotAsked): Result<Equity> {
  if (game.draws)
    return refused(
      `Give each player all ${pot.own} cards${pot.boards > 0 ? ' and the whole board' : ''}: which cards they draw is for them to choose, so no share can be counted before.`,
    );
  if (pot.pack === 'joker-41')
    return refused(
      `Give each player all ${pot.own} cards: what the joker may be depends on how it is dealt, which is for the players to choose, so no share can be counted before.`,
    );
  const ways = waysLeft(pot, players, boards);
  const each = pot.parts.reduce(
    (sum, { hand }) => sum + (hand.order === 'high' && hand.from === 'all' ? 1 : 30),
    0,
  );
  if (ways * players.length * each > MOST_HANDS)
    return refused(
      `The missing cards can fall in ${whole(ways)} ways, too many to count one by one. Give more of them.`,
    );
  return ok(equity(pot, players, boards));
}
