/** Thirteen cards a player in three sets, what a point is worth, and the readings, as options of the command. */
import type { PointsGame } from '@/rulebooks/poker/book';
import { showdownGameOf } from '@/rulebooks/poker/showdown/games';
import { refused } from '@/rulebooks/poker/showdown/players';
import {
  type PointsAsked,
  type PointsTyped as Read,
  readPoints as readAsked,
  type SetsGame,
} from '@/rulebooks/poker/showdown/points-asked';
import { quoted } from '@/rulebooks/spelling/quoted';
import { ok, type Result } from '@/simulations/problems/problem';
import { FLAGS, handTyped, readingsTyped } from './showdown-options';

export type PointsTyped = {
  hand: string[];
  board: string[];
  reading: string[];
  declares: string[];
  point: string;
};

const EXAMPLE = '"Ah Ad Kc / 2s 3s 4s 5s 6s / Th Tc Td 9h 9c"';

function playersTyped({ hand, declares }: PointsTyped): Result<Read['players'][number][]> {
  const players: Read['players'][number][] = [];
  for (const [at, text] of hand.entries()) {
    const { name, cards } = handTyped(text);
    const called = name?.trim() ?? `Player ${at + 1}`;
    const [front, middle, back, ...more] = cards.split('/');
    if (front === undefined || middle === undefined || back === undefined || more.length > 0)
      return refused(
        `Give ${called} three cards, five and five, with / between the sets: ${EXAMPLE}.`,
        'hand',
      );
    players.push({ name: called, sets: { front, middle, back }, declares: declares.includes(called) });
  }
  return ok(players);
}

export function readPoints(game: PointsGame, typed: PointsTyped): Result<PointsAsked> {
  if (typed.board.length > 0) return refused(`${game.label} has no board; leave --board out.`, 'board');
  const players = playersTyped(typed);
  if (!players.ok) return players;
  const strange = typed.declares.find((name) => !players.value.some((one) => one.name === name));
  if (strange !== undefined)
    return refused(`${quoted(strange)} is no player here; --declares names one that --hand has.`, 'declares');
  const choices = (game.readings ?? []).flatMap((one) => one.choices.map(({ id }) => `${one.part}=${id}`));
  const readings = readingsTyped(typed.reading, choices, game.label);
  if (!readings.ok) return readings;
  return readAsked(
    showdownGameOf(game) as SetsGame,
    { players: players.value, readings: readings.value, point: typed.point },
    { ...FLAGS, example: `, ${game.first} first: --hand ${EXAMPLE.replace('"', '"Ann=')}.` },
  );
}
