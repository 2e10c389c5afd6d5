/** `showdown`: who takes which part of a pot, and why; before all cards are out, what each player's are worth. */
import { cardsOf } from '@/rulebooks/poker/book';
import { pokerBookOf, pokerGameOf } from '@/rulebooks/poker-books';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type Equity, equity, waysLeft } from '@/simulations/showdown/equity';
import { answer, printJson, type Register } from '../command';
import { type PointsTyped, readPoints } from '../options/points-options';
import { type Asked, isOut, readShowdown, type ShowdownTyped } from '../options/showdown-options';
import { pointsJson, pointsText } from '../shown/points-text';
import { dividedJson, dividedText, gamesJson, gamesText, worthJson, worthText } from '../shown/showdown-text';

type Typed = ShowdownTyped & PointsTyped & { rulebook: string; game?: string; json?: boolean };

/** Hands looked at: some ten seconds. */
const MOST_HANDS = 150_000_000;

function worthOf({ game, pot, players, boards }: Asked): Result<Equity> {
  const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'hand' });
  if (cardsOf(game).draws)
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

export const registerShowdown: Register = (program, context) => {
  const repeated = (text: string, before: string[]) => [...before, text];
  program
    .command('showdown')
    .description(
      'divide the pot of a poker game: who takes which part and why; before all cards\nare out, what each player’s are worth; of thirteen cards in three sets, the points\nof each pair of players; without --game, list the games',
    )
    .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
    .option('--game <id>', 'a poker game, for example omaha-high-low')
    .option(
      '--hand <name=cards>',
      'a player, the first to the left of the button first: "Ann=Ah Kd"; sets apart by /;\nrepeat it',
      repeated,
      [],
    )
    .option('--board <cards>', 'the cards for all, "Ks 9s 4h"; repeat it for a second board', repeated, [])
    .option(
      '--reading <part=order>',
      'another reading where a text leaves it open; may be repeated',
      repeated,
      [],
    )
    .option('--declares <name>', 'a player who declares a Clean Sweep hand; repeat it', repeated, [])
    .option('--point <amount>', 'what a point is worth in dollars', '1')
    .option('--pot <amount>', 'the pot in dollars', '100')
    .option('--chip <amount>', 'the smallest chip in dollars', '1')
    .option('--json', 'print JSON')
    .action((typed: Typed) => {
      const book = pokerBookOf(typed.rulebook);
      if (!book.ok) return answer(context, book, () => {});
      if (typed.game === undefined) {
        if (typed.json) printJson(context, gamesJson(book.value));
        else context.out(gamesText(book.value));
        return;
      }
      const game = pokerGameOf(book.value, typed.game);
      if (!game.ok) return answer(context, game, () => {});
      if ('rules' in game.value)
        return answer(context, readPoints(game.value, typed), (settled) => {
          if (typed.json) printJson(context, pointsJson(settled));
          else context.out(pointsText(settled));
        });
      const asked = readShowdown(game.value, typed);
      if (!asked.ok) return answer(context, asked, () => {});
      if (isOut(asked.value)) {
        if (typed.json) printJson(context, dividedJson(asked.value));
        else context.out(dividedText(asked.value));
        return;
      }
      return answer(context, worthOf(asked.value), (found) => {
        if (typed.json) printJson(context, worthJson(asked.value, found));
        else context.out(worthText(asked.value, found));
      });
    });
};
