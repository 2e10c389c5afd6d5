/** The players, boards, readings and pot of a showdown, as they are typed. */
import { type PokerGame, readAs } from '@/rulebooks/poker/book';
import { readAmount } from '@/rulebooks/spelling/amount';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Card } from '@/simulations/equipment/cards/card';
import { JOKER } from '@/simulations/equipment/cards/joker';
import type { Fraction } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { ORDERS, type Order } from '@/simulations/showdown/hands';
import { isJoker } from '@/simulations/showdown/joker-41';
import { type Pack, packOf } from '@/simulations/showdown/pack';
import { boardCardsOf, type PotRules } from '@/simulations/showdown/pot';
import { dealtName, readDealt } from '@/simulations/showdown/typed';

export type ShowdownTyped = {
  hand: string[];
  board: string[];
  reading: string[];
  pot: string;
  chip: string;
};

const MOST_PLAYERS = 10;
const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });

type Player = { name: string; own: Card[] };

export type NamedHand = { name: string; cards: string };

/** "Ann=Ah Kd": the name and the cards as they are typed; without a name, the number of the player. */
export function handsNamed(texts: readonly string[], most: number, example: string): Result<NamedHand[]> {
  if (texts.length < 2 || texts.length > most)
    return refused(`Give 2 to ${most} players with --hand, ${example}`, 'hand');
  const hands: NamedHand[] = [];
  for (const [at, text] of texts.entries()) {
    const cut = text.indexOf('=');
    const name = cut < 0 ? `Player ${at + 1}` : text.slice(0, cut).trim();
    if (name === '' || name.length > 40)
      return refused('Give a name of at most 40 characters before “=”.', 'hand');
    if (hands.some((other) => other.name === name))
      return refused(`Name each player once; ${quoted(name)} is there twice.`, 'hand');
    hands.push({ name, cards: text.slice(cut + 1) });
  }
  return ok(hands);
}

function playersTyped(texts: readonly string[], { pot }: PokerGame): Result<Player[]> {
  const hands = handsNamed(
    texts,
    MOST_PLAYERS,
    'the first to the left of the button first: --hand "Ann=Ah Kd".',
  );
  if (!hands.ok) return hands;
  const players: Player[] = [];
  for (const { name, cards } of hands.value) {
    const read = readDealt(cards, 'hand');
    if (!read.ok) return read;
    if (read.value.length > pot.own)
      return refused(`${name} has ${read.value.length} cards; ${pot.own} are a player’s own.`, 'hand');
    players.push({ name, own: read.value });
  }
  return ok(players);
}

function boardsTyped(texts: readonly string[], { pot, label }: PokerGame): Result<Card[][]> {
  if (texts.length > pot.boards)
    return refused(
      pot.boards === 0
        ? `${label} has no board; leave --board out.`
        : `${label} has ${pot.boards === 1 ? 'one board' : 'two boards'}.`,
      'board',
    );
  const boards: Card[][] = [];
  for (let at = 0; at < pot.boards; at += 1) {
    const read = readDealt(texts[at] ?? '', 'board');
    if (!read.ok) return read;
    if (read.value.length > boardCardsOf(pot))
      return refused(`A board has ${boardCardsOf(pot)} cards; ${read.value.length} are given.`, 'board');
    boards.push(read.value);
  }
  return ok(boards);
}

const PACK_SAID: Record<Pack, string> = {
  full: 'has no joker',
  short: 'begins with the six',
  'joker-41': 'has no eights, nines or tens',
};

function cardsOnce(players: readonly Player[], boards: readonly Card[][], game: PokerGame): Result<true> {
  const all = [...players.flatMap(({ own }) => own), ...boards.flat()].map((card) =>
    isJoker(card) ? JOKER : card,
  );
  const twice = all.find((card, at) => all.indexOf(card) !== at);
  if (twice !== undefined)
    return refused(`The ${dealtName(twice)} is there twice; each card is once in the pack.`, 'hand');
  const pack = packOf(game.pot.pack);
  const strange = all.find((card) => !pack.includes(card));
  return strange === undefined
    ? ok(true)
    : refused(
        `The ${dealtName(strange)} is not in the pack of ${game.label}, which ${PACK_SAID[game.pot.pack]}.`,
        'hand',
      );
}

function readingsTyped(texts: readonly string[], game: PokerGame): Result<PotRules> {
  let read = game;
  for (const text of texts) {
    const [part = '', order = ''] = text.split('=');
    const known = game.readings?.find((reading) => reading.part === part);
    const choices = (game.readings ?? []).flatMap((one) =>
      one.orders.map(({ order: id }) => `${one.part}=${id}`),
    );
    if (!known?.orders.some((one) => one.order === order))
      return refused(
        choices.length === 0
          ? `Nothing in ${game.label} is read in two ways; leave --reading out.`
          : `Choose a reading: ${choices.join(' or ')}.`,
        'reading',
      );
    read = { ...read, pot: readAs(read, part, ORDERS.find((id) => id === order) as Order) };
  }
  return ok(read.pot);
}

function chipsTyped({ pot, chip }: ShowdownTyped): Result<{ chips: number; each: Fraction }> {
  const [all, each] = [readAmount(pot), readAmount(chip)];
  if (!all || all.n <= 0n)
    return refused(`--pot is a sum of dollars, for example 120, not ${quoted(pot)}.`, 'pot');
  if (!each || each.n <= 0n)
    return refused(`--chip is a sum of dollars, for example 1, not ${quoted(chip)}.`, 'chip');
  const chips = all.div(each);
  if (chips.d !== 1n || chips.n > 10_000_000n)
    return refused(
      'The pot is a whole number of the smallest chips, ten million at most; change --pot or --chip.',
      'chip',
    );
  return ok({ chips: Number(chips.n), each });
}

export type Asked = {
  game: PokerGame;
  /** Under the readings chosen. */
  pot: PotRules;
  players: Player[];
  boards: Card[][];
  /** How many of the smallest chip the pot is, and what one is worth. */
  chips: number;
  each: Fraction;
};

export function readShowdown(game: PokerGame, typed: ShowdownTyped): Result<Asked> {
  const players = playersTyped(typed.hand, game);
  const boards = boardsTyped(typed.board, game);
  const pot = readingsTyped(typed.reading, game);
  const chips = chipsTyped(typed);
  if (!players.ok || !boards.ok || !pot.ok || !chips.ok)
    return fail(...[players, boards, pot, chips].flatMap((one) => (one.ok ? [] : one.problems)));
  const once = cardsOnce(players.value, boards.value, game);
  if (!once.ok) return once;
  return ok({ game, pot: pot.value, players: players.value, boards: boards.value, ...chips.value });
}

/** Whether every card is there, so that the pot can be divided. */
export const isOut = ({ pot, players, boards }: Asked): boolean =>
  players.every(({ own }) => own.length === pot.own) &&
  boards.every((board) => board.length === boardCardsOf(pot));
