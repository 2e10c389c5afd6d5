/** Poker games that a source describes: what decides who takes the pot. Players play each other, so no game has an edge. */

import type { Order } from '@/simulations/showdown/hands';
import type { CardsTaken } from '@/simulations/showdown/pack';
import type { PotRules } from '@/simulations/showdown/pot';
import type { PointRules } from '@/simulations/showdown/sets/points';
import { cardsTaken, type Play } from './play';

/** Text that can be read in two ways, and the order of hands that each way gives a part of the pot. */
export type OrderReading = {
  part: string;
  lines: readonly [from: number, to: number];
  /** What the text says, and why that leaves it open. */
  says: string;
  /** The first is the one chosen. */
  orders: readonly { order: Order; because: string }[];
};

export type PokerGame = {
  id: string;
  label: string;
  /** The lines of the source that describe it. */
  lines: readonly [from: number, to: number];
  pot: PotRules;
  /** Of the odd chips; absent where nothing is said of them. */
  oddChipsLine?: number;
  /** The most players who are dealt in; absent where the text does not say. */
  plays?: number;
  play: Play;
  /** What is done where the pack runs out, and where that is said; absent where nothing is. */
  ifShort?: { does: 'discards-again' | 'community-card'; line: number };
  /** Its fees are listed under another game, of whose codes it is one. */
  feesUnder?: string;
  readings?: readonly OrderReading[];
  notes?: readonly string[];
};

/** Text about points that can be read in two ways. */
export type PointsReading = {
  part: string;
  lines: readonly [from: number, to: number];
  says: string;
  /** The first is the one chosen. */
  choices: readonly { id: string; because: string; rules: Partial<PointRules> }[];
};

/** A game without a pot: each pair of players settles in points. */
export type PointsGame = {
  id: string;
  label: string;
  lines: readonly [from: number, to: number];
  /** Whose hand is given first. */
  first: string;
  play: Play;
  rules: PointRules;
  readings?: readonly PointsReading[];
  notes?: readonly string[];
};

export type PokerBook = {
  rulebook: string;
  title: string;
  games: readonly PokerGame[];
  points: readonly PointsGame[];
};

/** With the other order of a reading for the part named. */
export const readAs = (game: Pick<PokerGame, 'pot'>, part: string, order: Order): PotRules => ({
  ...game.pot,
  parts: game.pot.parts.map((one) => (one.id === part ? { ...one, hand: { ...one.hand, order } } : one)),
});

export const cardsOf = (game: PokerGame | PointsGame): CardsTaken =>
  cardsTaken(game.play, 'pot' in game ? game.pot.boards : 0);
