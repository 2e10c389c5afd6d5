/** `showdown`: who takes which part of a pot, and why; before all cards are out, what each player's are worth. */
import { isOut } from '@/rulebooks/poker/showdown/pot-asked';
import { worthOf } from '@/rulebooks/poker/showdown/worth';
import { pokerBookOf, pokerGameOf } from '@/rulebooks/poker-books';
import { answer, printJson, type Register } from '../command';
import { type PointsTyped, readPoints } from '../options/points-options';
import { readShowdown, type ShowdownTyped } from '../options/showdown-options';
import { pointsJson, pointsText } from '../shown/points-text';
import { dividedJson, dividedText, gamesJson, gamesText, worthJson, worthText } from '../shown/showdown-text';

type Typed = ShowdownTyped & PointsTyped & { rulebook: string; game?: string; json?: boolean };

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
