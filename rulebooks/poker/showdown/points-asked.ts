/** Thirteen cards a player in three sets, what a point is worth, and the readings: read as they are typed. */
import { type Card, cardName, readCards } from '@/simulations/equipment/cards/card';
import type { Fraction } from '@/simulations/exact/fraction';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { PointRules } from '@/simulations/showdown/sets/points';
import { type SetName, type Sets, SIZES } from '@/simulations/showdown/sets/ranked';
import type { PointsGame } from '../book';
import { AS_WRITTEN, type Called, playersNamed, problem, refused, type Seat } from './players';
import { sumRead } from './pot-asked';

/** What is asked of a game in points: not how it is dealt. */
export type SetsGame = Pick<PointsGame, 'id' | 'label' | 'lines' | 'first' | 'rules' | 'readings' | 'notes'>;

export type PointsTyped = {
  /** Whom the game names first is first. */
  players: readonly (Seat & { sets: Readonly<Record<SetName, string>>; declares: boolean })[];
  /** By what is read in two ways, the reading chosen; the one taken where it is not named. */
  readings: Readonly<Record<string, string>>;
  point: string;
};

export type PointsAsked = {
  game: SetsGame;
  /** Under the readings chosen. */
  rules: PointRules;
  chosen: ReadonlyMap<string, string>;
  players: { name: string; sets: Sets; declares: boolean }[];
  /** What a point is worth in dollars. */
  point: Fraction;
};

const SIZE_SAID: Record<SetName, string> = { front: 'three', middle: 'five', back: 'five' };

function setRead(name: string, set: SetName, text: string, field: string): Result<Card[]> {
  const read = readCards(text, field);
  if (!read.ok || read.value.length === SIZES[set]) return read;
  return refused(`${name}’s ${set} has ${SIZE_SAID[set]} cards, not ${read.value.length}.`, field);
}

function playersRead(
  { players }: PointsTyped,
  game: SetsGame,
  called: Called,
): Result<PointsAsked['players']> {
  const names = playersNamed(players, game.rules.plays, called);
  if (!names.ok) return names;
  const problems: Problem[] = [];
  const seen = new Set<Card>();
  const read = players.map(({ sets, declares }, seat) => {
    const name = names.value[seat] as string;
    if (declares && game.rules.specials.length === 0)
      problems.push(problem(`Nobody declares a hand in ${game.label}.`, `players.${seat}.declares`));
    const own = (set: SetName): Card[] => {
      const field = `players.${seat}.sets.${set}`;
      const cards = setRead(name, set, sets[set], field);
      if (!cards.ok) {
        problems.push(...cards.problems);
        return [];
      }
      const twice = cards.value.find((card) => seen.has(card));
      if (twice !== undefined)
        problems.push(
          problem(`The ${cardName(twice)} is there twice; each card is once in the pack.`, field),
        );
      for (const card of cards.value) seen.add(card);
      return cards.value;
    };
    return { name, sets: { front: own('front'), middle: own('middle'), back: own('back') }, declares };
  });
  return problems.length > 0 ? fail(...problems) : ok(read);
}

function readingsRead(
  { readings: typed }: PointsTyped,
  { label, rules, readings = [] }: SetsGame,
): Result<Pick<PointsAsked, 'rules' | 'chosen'>> {
  const chosen = new Map(readings.map(({ part, choices }) => [part, choices[0]?.id ?? '']));
  for (const [part, id] of Object.entries(typed)) {
    const known = readings.find((reading) => reading.part === part);
    if (!known?.choices.some((one) => one.id === id))
      return refused(`${label} has no such reading; choose one that is listed.`, `readings.${part}`);
    chosen.set(part, id);
  }
  const taken = readings.flatMap(({ part, choices }) => choices.filter(({ id }) => id === chosen.get(part)));
  return ok({ rules: Object.assign({}, rules, ...taken.map((one) => one.rules)), chosen });
}

export function readPoints(game: SetsGame, typed: PointsTyped, called = AS_WRITTEN): Result<PointsAsked> {
  const players = playersRead(typed, game, called);
  const read = readingsRead(typed, game);
  const point = sumRead(typed.point, called.point, '5', 'point');
  if (!players.ok || !read.ok || !point.ok)
    return fail(...[players, read, point].flatMap((one) => (one.ok ? [] : one.problems)));
  return ok({ game, ...read.value, players: players.value, point: point.value });
}
