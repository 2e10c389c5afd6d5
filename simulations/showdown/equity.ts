/**
 * What each player's cards are worth before all cards are dealt: their share of the pot on average over every way in which the missing
 * cards can fall, each counted once. Nothing is drawn at random, so a share is a whole number of parts of the pot over a whole number
 * of ways.
 */

import type { Card } from '../equipment/cards/card';
import { choose } from '../equipment/cards/card-sets';
import { type Fraction, ratio } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { bestValue } from './hands';
import { packOf } from './pack';
import { boardCardsOf, type PotPart, type PotRules, type Shown, worstValue } from './pot';

/** Least common multiple of 1 to 10, and of one to three parts: each share is a whole number of these. */
const PARTS = 2520 * 6;

export type Equity = { ways: number; players: { share: Fraction; wins: number; ties: number }[] };

type Group = { into: Card[]; missing: number };

function groupsOf(rules: PotRules, shown: Shown, boards: readonly (readonly Card[])[]) {
  const own = shown.map(({ own: cards }) => ({ into: [...cards], missing: rules.own - cards.length }));
  const board = Array.from({ length: rules.boards }, (_, at) => {
    const cards = boards[at] ?? [];
    return { into: [...cards], missing: boardCardsOf(rules) - cards.length };
  });
  const left = packOf(rules.pack).filter(
    (card) => ![...own, ...board].some(({ into }) => into.includes(card)),
  );
  return { own, board, left };
}

/** How many ways the missing cards can fall. */
export function waysLeft(rules: PotRules, shown: Shown, boards: readonly (readonly Card[])[]): number {
  const { own, board, left } = groupsOf(rules, shown, boards);
  let cards = left.length;
  let ways = 1;
  for (const { missing } of [...board, ...own]) {
    ways *= choose(cards, missing);
    cards -= missing;
  }
  return ways;
}

/** Calls back for every way to deal `left` to the groups, each a set. */
function fall(groups: readonly Group[], left: readonly Card[], each: () => void): void {
  const [group, ...others] = groups;
  if (!group) {
    each();
    return;
  }
  const { into, missing } = group;
  const take = (from: number, taken: number, free: readonly Card[]): void => {
    if (taken === missing) {
      fall(others, free, each);
      return;
    }
    for (let at = from; at <= free.length - (missing - taken); at += 1) {
      into.push(free[at] as Card);
      if (others.length === 0) take(at + 1, taken + 1, free);
      else take(at, taken + 1, [...free.slice(0, at), ...free.slice(at + 1)]);
      into.pop();
    }
  };
  take(0, 0, left);
}

type Judge = (values: Float64Array) => void;

/** A player's parts of the pot, of `PARTS`, from what each hand is worth for each part. */
function awarding(rules: PotRules, players: number, tally: Float64Array, counts: Float64Array): Judge {
  const parts = rules.parts.length;
  const least = rules.parts.map(worstValue);
  const fallback = rules.parts.findIndex(({ id }) => id === rules.otherwise);
  const got = new Float64Array(players);
  return (values) => {
    got.fill(0);
    let won = 0;
    for (let part = 0; part < parts; part += 1) {
      let qualifies = false;
      for (let seat = 0; seat < players; seat += 1)
        if (inTable(values[part * players + seat]) >= inTable(least[part])) qualifies = true;
      if (qualifies) won |= 1 << part;
    }
    if (won === 0 && fallback >= 0) won = 1 << fallback;
    let shared = 0;
    for (let part = 0; part < parts; part += 1) shared += (won >> part) & 1;
    for (let part = 0; part < parts; part += 1) {
      if (((won >> part) & 1) === 0) continue;
      let most = -1;
      let tied = 0;
      for (let seat = 0; seat < players; seat += 1) {
        const value = inTable(values[part * players + seat]);
        if (value > most) [most, tied] = [value, 1];
        else if (value === most) tied += 1;
      }
      for (let seat = 0; seat < players; seat += 1)
        if (values[part * players + seat] === most) got[seat] = inTable(got[seat]) + PARTS / shared / tied;
    }
    for (let seat = 0; seat < players; seat += 1) {
      const share = inTable(got[seat]);
      tally[seat] = inTable(tally[seat]) + share;
      if (share === PARTS) counts[seat * 2] = inTable(counts[seat * 2]) + 1;
      else if (share > 0) counts[seat * 2 + 1] = inTable(counts[seat * 2 + 1]) + 1;
    }
  };
}

/** Exact: the sums stay far below 2^53. `wins`: ways in which the player takes all; `ties`: a part. */
export function equity(rules: PotRules, shown: Shown, boards: readonly (readonly Card[])[]): Equity {
  const { own, board, left } = groupsOf(rules, shown, boards);
  const players = own.length;
  const tally = new Float64Array(players);
  const counts = new Float64Array(players * 2);
  const award = awarding(rules, players, tally, counts);
  const values = new Float64Array(rules.parts.length * players);
  const judged = rules.parts.map((part: PotPart) => ({
    hand: part.hand,
    board: board[part.hand.board ?? 0]?.into ?? [],
  }));
  let ways = 0;
  fall([...board, ...own], left, () => {
    ways += 1;
    for (const [part, { hand, board: cards }] of judged.entries())
      for (let seat = 0; seat < players; seat += 1)
        values[part * players + seat] = bestValue(hand, own[seat]?.into ?? [], cards);
    award(values);
  });
  return {
    ways,
    players: Array.from({ length: players }, (_, seat) => ({
      share: ratio(BigInt(inTable(tally[seat])), BigInt(ways) * BigInt(PARTS)),
      wins: inTable(counts[seat * 2]),
      ties: inTable(counts[seat * 2 + 1]),
    })),
  };
}
