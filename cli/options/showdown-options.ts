/** The players, boards, readings and pot of a showdown, as options of the command. */
import type { PokerGame } from '@/rulebooks/poker/book';
import { showdownGameOf } from '@/rulebooks/poker/showdown/games';
import { AS_WRITTEN, type Called, refused } from '@/rulebooks/poker/showdown/players';
import { type PotAsked, type PotGame, readPot } from '@/rulebooks/poker/showdown/pot-asked';
import { fail, ok, type Result } from '@/simulations/problems/problem';

export type ShowdownTyped = {
  hand: string[];
  board: string[];
  reading: string[];
  pot: string;
  chip: string;
};

export const FLAGS: Called = {
  ...AS_WRITTEN,
  pot: '--pot',
  chip: '--chip',
  point: '--point',
  example: ' with --hand, the first to the left of the button first: --hand "Ann=Ah Kd".',
};

/** "Ann=Ah Kd": the name and the cards as they are typed. */
export function handTyped(text: string): { name?: string; cards: string } {
  const cut = text.indexOf('=');
  return cut < 0 ? { cards: text } : { name: text.slice(0, cut), cards: text.slice(cut + 1) };
}

/** "low=deuce-to-seven", of those that the game has. */
export function readingsTyped(
  texts: readonly string[],
  choices: readonly string[],
  label: string,
): Result<Record<string, string>> {
  const strange = texts.find((text) => !choices.includes(text));
  if (strange === undefined) return ok(Object.fromEntries(texts.map((text) => text.split('='))));
  return refused(
    choices.length === 0
      ? `Nothing in ${label} is read in two ways; leave --reading out.`
      : `Choose a reading: ${choices.join(' or ')}.`,
    'reading',
  );
}

export function readShowdown(game: PokerGame, typed: ShowdownTyped): Result<PotAsked> {
  const choices = (game.readings ?? []).flatMap(({ part, orders }) =>
    orders.map(({ order }) => `${part}=${order}`),
  );
  const readings = readingsTyped(typed.reading, choices, game.label);
  const asked = readPot(
    showdownGameOf(game) as PotGame,
    {
      players: typed.hand.map(handTyped),
      boards: typed.board,
      readings: readings.ok ? readings.value : {},
      pot: typed.pot,
      chip: typed.chip,
    },
    FLAGS,
  );
  if (readings.ok) return asked;
  return asked.ok ? readings : fail(...asked.problems, ...readings.problems);
}
