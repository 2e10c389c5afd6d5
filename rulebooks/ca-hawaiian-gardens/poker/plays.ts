/** The few ways in which the games of the binder are dealt and bet. Lines are those of the source, one for each time that players bet. */

import { inTable } from '@/simulations/exact/in-table';
import type { BetSize, First, Play, RankedBy, Step } from '../../poker/play';

export const deal = (down: number, up = 0): Step => ({ do: 'deal', down, up });
export const burn: Step = { do: 'burn' };
export const turn = (name: 'flop' | 'turn' | 'river', cards: number): Step => ({ do: 'turn', name, cards });
export const draw = (most: number): Step => ({ do: 'draw', most });
export const bet = (first: First, line: number, size?: BetSize): Step => ({
  do: 'bet',
  first,
  line,
  ...(size && { bet: size }),
});

type Lines = readonly number[];
type More = Omit<Play, 'forced' | 'steps'>;
const at = (lines: Lines, place: number): number => inTable(lines[place]);

/** Blinds, and a board of flop, turn and river. */
export const withBoard = (
  lines: Lines,
  own: number,
  { flop = 3, river = 1, ...more }: More & { flop?: number; river?: number } = {},
): Play => ({
  forced: 'blinds',
  steps: [
    deal(own),
    bet('left-of-blinds', at(lines, 0)),
    burn,
    turn('flop', flop),
    bet('left-of-button', at(lines, 1)),
    burn,
    turn('turn', 1),
    bet('left-of-button', at(lines, 2)),
    burn,
    turn('river', river),
    bet('left-of-button', at(lines, 3)),
  ],
  ...more,
});

/** The same with a draw between flop and turn, for which a card is burnt and none before the turn. */
export const withBoardAndDraw = (lines: Lines, more: More): Play => ({
  forced: 'blinds',
  steps: [
    deal(5),
    bet('left-of-blinds', at(lines, 0)),
    burn,
    turn('flop', 3),
    bet('left-of-button', at(lines, 1)),
    burn,
    draw(5),
    turn('turn', 1),
    bet('left-of-button', at(lines, 2)),
    burn,
    turn('river', 1),
    bet('left-of-button', at(lines, 3)),
  ],
  ...more,
});

/** Blinds, and draws with a bet after each. */
export const withDraws = (lines: Lines, own: number, more: More): Play => ({
  forced: 'blinds',
  steps: [
    deal(own),
    bet('left-of-blinds', at(lines, 0)),
    ...lines.slice(1).flatMap((line) => [burn, draw(own), bet('left-of-button', line)]),
  ],
  ...more,
});

type Opens = { rank: 'lowest' | 'highest'; by: RankedBy };
type Street = Opens & { size: BetSize; line: number };
export type Streets = {
  /** Who brings in. */
  opens: Opens & { line: number; ties?: 'suit' };
  /** Fourth street to seventh. */
  streets: readonly [Street, Street, Street, Street];
  ties: 'dealt-first' | 'unsaid';
};

/** Three cards down of which one is thrown away after the first bet, or two; then three up and one down. */
export function stud({ opens, streets, ties }: Streets, discards: boolean, more: More = {}): Play {
  return {
    forced: 'ante-and-bring-in',
    steps: [
      deal(discards ? 3 : 2, 1),
      bet({ cards: 'door', rank: opens.rank, by: opens.by, ties: 'suit' }, opens.line, 'smaller'),
      ...(discards ? [{ do: 'discard', from: 'hole' } as const] : []),
      ...streets.flatMap(({ rank, by, size, line }, street) => [
        burn,
        street < 3 ? deal(0, 1) : deal(1),
        bet({ cards: 'up', rank, by, ties }, line, size),
      ]),
    ],
    ...more,
  };
}

/** Fourth street to seventh, ranked in one way; the larger bet from the street named on, or never. */
export const streetsOf = (
  rank: 'lowest' | 'highest',
  by: RankedBy,
  lines: Lines,
  larger: 1 | 'never',
): Streets['streets'] => {
  const street = (place: number): Street => ({
    rank,
    by,
    size: larger !== 'never' && place >= larger ? 'larger' : 'smaller',
    line: at(lines, place),
  });
  return [street(0), street(1), street(2), street(3)];
};

export const THREE_RAISES = (line: number): Pick<Play, 'raises'> => ({ raises: { most: 3, line } });
