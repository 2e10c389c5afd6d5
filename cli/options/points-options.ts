/** Thirteen cards a player in three sets, what a point is worth, and the readings: as they are typed. */
import type { PointsGame } from '@/rulebooks/poker/book';
import { readAmount } from '@/rulebooks/spelling/amount';
import { quoted } from '@/rulebooks/spelling/quoted';
import { type Card, cardName, readCards } from '@/simulations/equipment/cards/card';
import type { Fraction } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { PointRules } from '@/simulations/showdown/sets/points';
import { SETS, type Sets, SIZES } from '@/simulations/showdown/sets/ranked';
import { handsNamed } from './showdown-options';

export type PointsTyped = {
  hand: string[];
  board: string[];
  reading: string[];
  declares: string[];
  point: string;
};

export type PointsAsked = {
  game: PointsGame;
  /** Under the readings chosen. */
  rules: PointRules;
  chosen: ReadonlyMap<string, string>;
  players: { name: string; sets: Sets; declares: boolean }[];
  /** What a point is worth in dollars. */
  point: Fraction;
};

const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });

function setsTyped(name: string, text: string): Result<Sets> {
  const parts = text.split('/');
  const wrong = () =>
    refused(
      `Give ${name} three cards, five and five, with / between the sets: "Ah Ad Kc / 2s 3s 4s 5s 6s / Th Tc Td 9h 9c".`,
      'hand',
    );
  if (parts.length !== SETS.length) return wrong();
  const sets = new Map<string, Card[]>();
  for (const [at, set] of SETS.entries()) {
    const read = readCards(parts[at] ?? '', 'hand');
    if (!read.ok) return read;
    if (read.value.length !== SIZES[set]) return wrong();
    sets.set(set, read.value);
  }
  return ok({
    front: sets.get('front') ?? [],
    middle: sets.get('middle') ?? [],
    back: sets.get('back') ?? [],
  });
}

function playersTyped({ hand, declares }: PointsTyped, game: PointsGame): Result<PointsAsked['players']> {
  const hands = handsNamed(
    hand,
    game.rules.plays,
    `${game.first} first: --hand "Ann=Ah Ad Kc / 2s 3s 4s 5s 6s / Th Tc Td 9h 9c".`,
  );
  if (!hands.ok) return hands;
  if (declares.length > 0 && game.rules.specials.length === 0)
    return refused(`Nobody declares a hand in ${game.label}; leave --declares out.`, 'declares');
  const strange = declares.find((name) => !hands.value.some((one) => one.name === name));
  if (strange !== undefined)
    return refused(`${quoted(strange)} is no player here; --declares names one that --hand has.`, 'declares');
  const players: PointsAsked['players'] = [];
  for (const { name, cards } of hands.value) {
    const sets = setsTyped(name, cards);
    if (!sets.ok) return sets;
    players.push({ name, sets: sets.value, declares: declares.includes(name) });
  }
  const all = players.flatMap(({ sets }) => SETS.flatMap((set) => sets[set]));
  const twice = all.find((card, at) => all.indexOf(card) !== at);
  return twice === undefined
    ? ok(players)
    : refused(`The ${cardName(twice)} is there twice; each card is once in the pack.`, 'hand');
}

function readingsTyped(
  texts: readonly string[],
  { rules, readings = [] }: PointsGame,
): Result<Pick<PointsAsked, 'rules' | 'chosen'>> {
  const chosen = new Map(readings.map(({ part, choices }) => [part, choices[0]?.id ?? '']));
  for (const text of texts) {
    const [part = '', id = ''] = text.split('=');
    const known = readings.find((reading) => reading.part === part);
    if (!known?.choices.some((one) => one.id === id)) {
      const every = readings.flatMap((one) => one.choices.map((choice) => `${one.part}=${choice.id}`));
      return refused(`Choose a reading: ${every.join(' or ')}.`, 'reading');
    }
    chosen.set(part, id);
  }
  const taken = readings.flatMap(({ part, choices }) => choices.filter(({ id }) => id === chosen.get(part)));
  return ok({ rules: Object.assign({}, rules, ...taken.map((one) => one.rules)), chosen });
}

export function readPoints(game: PointsGame, typed: PointsTyped): Result<PointsAsked> {
  if (typed.board.length > 0) return refused(`${game.label} has no board; leave --board out.`, 'board');
  const players = playersTyped(typed, game);
  const read = readingsTyped(typed.reading, game);
  const point = readAmount(typed.point);
  if (!point || point.n <= 0n)
    return refused(`--point is a sum of dollars, for example 5, not ${quoted(typed.point)}.`, 'point');
  if (!players.ok || !read.ok) return fail(...[players, read].flatMap((one) => (one.ok ? [] : one.problems)));
  return ok({ game, ...read.value, players: players.value, point });
}
