/** What each pair of players owes in points, and what each has won in all: as text and as JSON. */
import { moneyOf } from '@/rulebooks/poker/showdown/money';
import type { PointsAsked } from '@/rulebooks/poker/showdown/points-asked';
import { pointsReadings } from '@/rulebooks/poker/showdown/readings-taken';
import { type Settlement, settlementOf } from '@/rulebooks/poker/showdown/settlement';
import { ratio, toText } from '@/simulations/exact/fraction';
import { whole } from '@/simulations/printing/numbers';
import { readingSaid } from './reading-said';
import { textTable } from './text-table';

function pairLine({ players: [one, other], points, because }: Settlement['pairs'][number]): string[] {
  const why = because.map((each) => `${each.to} ${whole(each.points)}: ${each.why}`).join('; ');
  const winner = points === 0 ? 'nobody' : points > 0 ? one : other;
  return [`${one} and ${other}`, winner, whole(Math.abs(points)), why || 'no set is won by more'];
}

export function pointsText(asked: PointsAsked): string {
  const { game, point } = asked;
  const { players, pairs } = settlementOf(asked);
  const hands = players.flatMap(({ name, sets, fouled }) =>
    sets.map(({ set, cards, hand }, at) => [
      at === 0 ? name : '',
      set,
      cards.join(' '),
      hand,
      at === 0 && fouled !== undefined ? `fouled: ${fouled}` : '',
    ]),
  );
  const totals = players.map(({ name, points }) => [name, whole(points), moneyOf(points, point)]);
  const right = true;
  return `${[
    `${game.label}: ${moneyOf(1, point)} a point`,
    textTable(
      [{ title: 'player' }, { title: 'set' }, { title: 'cards' }, { title: 'hand' }, { title: '' }],
      hands,
    ),
    textTable(
      [{ title: 'pair' }, { title: 'to' }, { title: 'points', right }, { title: 'why' }],
      pairs.map(pairLine),
    ),
    textTable([{ title: 'player' }, { title: 'points in all', right }, { title: 'in money', right }], totals),
    ...pointsReadings(asked).map(readingSaid),
    ...(game.notes ?? []),
  ].join('\n\n')}\n`;
}

export function pointsJson(asked: PointsAsked) {
  const { game, point } = asked;
  const { players, pairs } = settlementOf(asked);
  return {
    game: game.id,
    point: toText(point),
    players: players.map(({ name, sets, fouled, points }) => ({
      name,
      sets,
      fouled: fouled ?? null,
      points,
      amount: toText(point.mul(ratio(points))),
    })),
    pairs,
    readings: pointsReadings(asked).map(readingSaid),
    notes: game.notes ?? [],
  };
}
