/** The players, boards, readings and pot of a showdown, read as they are typed. */
import { readAmount } from '@/rulebooks/spelling/amount';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Card } from '@/simulations/equipment/cards/card';
import { JOKER } from '@/simulations/equipment/cards/joker';
import type { Fraction } from '@/simulations/exact/fraction';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { isJoker } from '@/simulations/showdown/joker-41';
import { type Pack, packOf } from '@/simulations/showdown/pack';
import { boardCardsOf, type PotRules } from '@/simulations/showdown/pot';
import { dealtName, readDealt } from '@/simulations/showdown/typed';
import { type PokerGame, readAs } from '../book';
import { AS_WRITTEN, type Called, playersNamed, problem, refused, type Seat } from './players';

/** What is asked of a poker game: not how it is dealt. */
export type PotGame = Pick<
  PokerGame,
  'id' | 'label' | 'lines' | 'pot' | 'readings' | 'notes' | 'oddChipsLine'
> & { draws: boolean };

export type PotTyped = {
  /** The first to the left of the button first. */
  players: readonly (Seat & { cards: string })[];
  boards: readonly string[];
  /** By part of the pot, the order of hands read there; the reading taken where a part is not named. */
  readings: Readonly<Record<string, string>>;
  pot: string;
  chip: string;
};

export type PotAsked = {
  game: PotGame;
  /** Under the readings chosen. */
  pot: PotRules;
  players: { name: string; own: Card[] }[];
  boards: Card[][];
  /** How many of the smallest chip the pot is, and what one is worth. */
  chips: number;
  each: Fraction;
};

export const MOST_PLAYERS = 10;
const MOST_CHIPS = 10_000_000n;

const cardsField = (seat: number) => `players.${seat}.cards`;
const boardField = (at: number) => `boards.${at}`;

function playersRead({ players }: PotTyped, { pot }: PotGame, called: Called): Result<PotAsked['players']> {
  const names = playersNamed(players, MOST_PLAYERS, called);
  if (!names.ok) return names;
  const problems: Problem[] = [];
  const read = players.map(({ cards }, seat) => {
    const name = names.value[seat] as string;
    const found = readDealt(cards, cardsField(seat));
    if (!found.ok) problems.push(...found.problems);
    else if (found.value.length > pot.own)
      problems.push(
        problem(`${name} has ${found.value.length} cards; ${pot.own} are a player’s own.`, cardsField(seat)),
      );
    return { name, own: found.ok ? found.value : [] };
  });
  return problems.length > 0 ? fail(...problems) : ok(read);
}

function boardsRead({ boards }: PotTyped, { pot, label }: PotGame): Result<Card[][]> {
  if (boards.length > pot.boards) {
    const has = pot.boards === 0 ? 'no board' : pot.boards === 1 ? 'one board' : 'two boards';
    return refused(`${label} has ${has}.`, boardField(pot.boards));
  }
  const problems: Problem[] = [];
  const read = Array.from({ length: pot.boards }, (_, at) => {
    const found = readDealt(boards[at] ?? '', boardField(at));
    if (!found.ok) problems.push(...found.problems);
    else if (found.value.length > boardCardsOf(pot))
      problems.push(
        problem(`A board has ${boardCardsOf(pot)} cards; ${found.value.length} are given.`, boardField(at)),
      );
    return found.ok ? found.value : [];
  });
  return problems.length > 0 ? fail(...problems) : ok(read);
}

const PACK_SAID: Record<Pack, string> = {
  full: 'has no joker',
  short: 'begins with the six',
  'joker-41': 'has no eights, nines or tens',
};

/** Each card is in the pack, and there once: the later of two is the fault. */
function cardsOnce(
  players: PotAsked['players'],
  boards: readonly (readonly Card[])[],
  { pot, label }: PotGame,
): Result<true> {
  const laid = [
    ...players.map(({ own }, seat) => ({ cards: own, field: cardsField(seat) })),
    ...boards.map((cards, at) => ({ cards, field: boardField(at) })),
  ];
  const pack = packOf(pot.pack);
  const seen = new Set<Card>();
  const problems: Problem[] = [];
  for (const { cards, field } of laid)
    for (const card of cards.map((one) => (isJoker(one) ? JOKER : one))) {
      if (seen.has(card))
        problems.push(
          problem(`The ${dealtName(card)} is there twice; each card is once in the pack.`, field),
        );
      else if (!pack.includes(card))
        problems.push(
          problem(
            `The ${dealtName(card)} is not in the pack of ${label}, which ${PACK_SAID[pot.pack]}.`,
            field,
          ),
        );
      seen.add(card);
    }
  return problems.length > 0 ? fail(...problems) : ok(true);
}

function readingsRead({ readings }: PotTyped, game: PotGame): Result<PotRules> {
  let { pot } = game;
  for (const [part, order] of Object.entries(readings)) {
    const offered = game.readings?.find((reading) => reading.part === part)?.orders;
    const chosen = offered?.find((one) => one.order === order);
    if (!chosen)
      return refused(`${game.label} has no such reading; choose one that is listed.`, `readings.${part}`);
    pot = readAs({ pot }, part, chosen.order);
  }
  return ok(pot);
}

/** A sum of dollars above zero. */
export function sumRead(text: string, name: string, example: string, field: string): Result<Fraction> {
  const sum = readAmount(text);
  return sum && sum.n > 0n
    ? ok(sum)
    : refused(`${name} is a sum of dollars, for example ${example}, not ${quoted(text)}.`, field);
}

function chipsRead({ pot, chip }: PotTyped, called: Called): Result<Pick<PotAsked, 'chips' | 'each'>> {
  const all = sumRead(pot, called.pot, '120', 'pot');
  const each = sumRead(chip, called.chip, '1', 'chip');
  if (!all.ok || !each.ok) return fail(...[all, each].flatMap((one) => (one.ok ? [] : one.problems)));
  const chips = all.value.div(each.value);
  if (chips.d !== 1n || chips.n > MOST_CHIPS)
    return refused('The pot has to be a whole number of the smallest chips, ten million at most.', 'chip');
  return ok({ chips: Number(chips.n), each: each.value });
}

export function readPot(game: PotGame, typed: PotTyped, called = AS_WRITTEN): Result<PotAsked> {
  const players = playersRead(typed, game, called);
  const boards = boardsRead(typed, game);
  const pot = readingsRead(typed, game);
  const chips = chipsRead(typed, called);
  if (!players.ok || !boards.ok || !pot.ok || !chips.ok)
    return fail(...[players, boards, pot, chips].flatMap((one) => (one.ok ? [] : one.problems)));
  const once = cardsOnce(players.value, boards.value, game);
  if (!once.ok) return once;
  return ok({ game, pot: pot.value, players: players.value, boards: boards.value, ...chips.value });
}

/** Whether every card is there, so that the pot can be divided. */
export const isOut = ({ pot, players, boards }: PotAsked): boolean =>
  players.every(({ own }) => own.length === pot.own) &&
  boards.every((board) => board.length === boardCardsOf(pot));
