/** What each pair of players owes in points, and what each has won in all: as text and as JSON. */
import type { PointsGame } from '@/rulebooks/poker/book';
import { type Card, markOf } from '@/simulations/equipment/cards/card';
import { toFixed } from '@/simulations/exact/decimal';
import { type Fraction, ratio, toText } from '@/simulations/exact/fraction';
import { trimmed } from '@/simulations/printing/digits';
import { whole } from '@/simulations/printing/numbers';
import { type Because, type Settled, settleSets } from '@/simulations/showdown/sets/points';
import { rankedSets, SETS } from '@/simulations/showdown/sets/ranked';
import type { PointsAsked } from '../options/points-options';
import { textTable } from './text-table';

const MINUS = '−';
const signed = (points: number): string => (points < 0 ? `${MINUS}${whole(-points)}` : whole(points));
const money = (points: number, point: Fraction): string => {
  const amount = trimmed(toFixed(point.mul(ratio(Math.abs(points))), 2));
  return `${points < 0 ? MINUS : ''}$${amount}`;
};
const marks = (cards: readonly Card[]): string => cards.map(markOf).join(' ');

export const pointsReadings = (
  { readings = [] }: Pick<PointsGame, 'readings'>,
  chosen: ReadonlyMap<string, string> = new Map(),
): string[] =>
  readings.map(({ part, lines: [from, to], says, choices }) => {
    const taken = choices.find(({ id }) => id === chosen.get(part)) ?? choices[0];
    const others = choices.filter((one) => one !== taken).map(({ id }) => `--reading ${part}=${id}`);
    const where = from === to ? `Line ${from}` : `Lines ${from} to ${to}`;
    return `${where}: ${says} Read ${taken?.because ?? ''}; the other reading: ${others.join(', ')}.`;
  });

/** One point more for the second of two than for the first is one point less for it. */
const netOf = (because: readonly Because[], seat: number): number =>
  because.reduce((sum, one) => sum + (one.to === seat ? one.points : -one.points), 0);

function pairLine(
  { between: [one, other], because }: Settled['pairs'][number],
  asked: PointsAsked,
): string[] {
  const name = (seat: number) => asked.players[seat]?.name ?? '';
  const net = netOf(because, one);
  const why = because.map((each) => `${name(each.to)} ${whole(each.points)}: ${each.why}`).join('; ');
  const winner = net === 0 ? 'nobody' : name(net > 0 ? one : other);
  return [`${name(one)} and ${name(other)}`, winner, whole(Math.abs(net)), why || 'no set is won by more'];
}

export function pointsText(asked: PointsAsked): string {
  const { game, rules, players, point, chosen } = asked;
  const { fouled, pairs, points } = settleSets(rules, players);
  const hands = players.flatMap(({ name, sets }, seat) => {
    const ranked = rankedSets(sets);
    return SETS.map((set, at) => [
      at === 0 ? name : '',
      set,
      marks(sets[set]),
      ranked[set].name,
      at === 0 && fouled[seat] !== undefined ? `fouled: ${fouled[seat]}` : '',
    ]);
  });
  const totals = players.map(({ name }, seat) => {
    const own = points[seat] ?? 0;
    return [name, signed(own), money(own, point)];
  });
  const right = true;
  return `${[
    `${game.label}: ${money(1, point)} a point`,
    textTable(
      [{ title: 'player' }, { title: 'set' }, { title: 'cards' }, { title: 'hand' }, { title: '' }],
      hands,
    ),
    textTable(
      [{ title: 'pair' }, { title: 'to' }, { title: 'points', right }, { title: 'why' }],
      pairs.map((pair) => pairLine(pair, asked)),
    ),
    textTable([{ title: 'player' }, { title: 'points in all', right }, { title: 'in money', right }], totals),
    ...pointsReadings(game, chosen),
    ...(game.notes ?? []),
  ].join('\n\n')}\n`;
}

export function pointsJson({ game, rules, players, point, chosen }: PointsAsked) {
  const { fouled, pairs, points } = settleSets(rules, players);
  const name = (seat: number) => players[seat]?.name;
  return {
    game: game.id,
    point: toText(point),
    players: players.map(({ name, sets }, seat) => {
      const ranked = rankedSets(sets);
      return {
        name,
        sets: SETS.map((set) => ({ set, cards: sets[set].map(markOf), hand: ranked[set].name })),
        fouled: fouled[seat] ?? null,
        points: points[seat] ?? 0,
        amount: toText(point.mul(ratio(points[seat] ?? 0))),
      };
    }),
    pairs: pairs.map(({ between: [one, other], because }) => ({
      players: [name(one), name(other)],
      points: netOf(because, one),
      because: because.map(({ points: won, to, why }) => ({ to: name(to), points: won, why })),
    })),
    readings: pointsReadings(game, chosen),
    notes: game.notes ?? [],
  };
}
