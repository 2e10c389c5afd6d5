/** A game settled in points with its players named: what each pair owes and why, and what each has won in all. */
import { markOf } from '@/simulations/equipment/cards/card';
import { type Because, settleSets } from '@/simulations/showdown/sets/points';
import { rankedSets, SETS, type SetName } from '@/simulations/showdown/sets/ranked';
import type { PointsAsked } from './points-asked';

export type Settlement = {
  players: {
    name: string;
    sets: { set: SetName; cards: string[]; hand: string }[];
    /** Why the hand is fouled. */
    fouled?: string;
    points: number;
  }[];
  pairs: {
    players: [string, string];
    /** What the first is paid by the second; negative where the first pays. */
    points: number;
    because: { to: string; points: number; why: string }[];
  }[];
};

/** One point more for the second of two than for the first is one point less for it. */
const netOf = (because: readonly Because[], seat: number): number =>
  because.reduce((sum, one) => sum + (one.to === seat ? one.points : -one.points), 0);

export function settlementOf({ rules, players }: PointsAsked): Settlement {
  const { fouled, pairs, points } = settleSets(rules, players);
  const name = (seat: number) => players[seat]?.name ?? '';
  return {
    players: players.map(({ sets }, seat) => {
      const ranked = rankedSets(sets);
      const foul = fouled[seat];
      return {
        name: name(seat),
        sets: SETS.map((set) => ({ set, cards: sets[set].map(markOf), hand: ranked[set].name })),
        ...(foul === undefined ? {} : { fouled: foul }),
        points: points[seat] ?? 0,
      };
    }),
    pairs: pairs.map(({ between: [one, other], because }) => ({
      players: [name(one), name(other)],
      points: netOf(because, one),
      because: because.map(({ points: won, to, why }) => ({ to: name(to), points: won, why })),
    })),
  };
}
