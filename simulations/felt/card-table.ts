/** A table for cards: the whole of it small, with its seats, and one player's place large enough to read. */
import {
  area,
  cards,
  type FeltAsked,
  line,
  round,
  type Sketch,
  type Sketched,
  spot,
  spotIn,
  words,
} from './drawing';
import type { Box, Point } from './felt';

import { widthOf } from './letters';
import { across, arc, band, box, ellipse, shared } from './shapes';
import { lineHeight } from './words';

export type CardPlace = {
  /** Row by row from the dealer's side: the family's names of wagers that have a place there. */
  rows: readonly (readonly string[])[];
  /** Of these, the ones with a box; the others have a circle. */
  boxes?: readonly string[];
  /** Printed in the row and paid beside another wager: nothing is placed there. */
  paid?: readonly string[];
  /** Placed several times, each place by its name. */
  repeated?: Readonly<Record<string, readonly string[]>>;
  /** The player's cards, by what their place is called where it has a name. */
  cards: readonly { count: number; name?: string }[];
};

export type CardTable = {
  /** Unless somebody chose how many. */
  seats: number;
  /** The dealer's cards, as the player's. */
  dealer: readonly { count: number; name?: string }[];
  /** Cards that belong to everyone. */
  shared?: { count: number; names?: readonly string[]; name: string };
  place: CardPlace;
  /** A wager that has a band of the table in front of all seats. */
  band?: string;
  /** Rules that are printed on the felt. */
  printed: readonly string[];
};

/** Narrower than this, the place is below the table. */
const NARROWER = 400;
/** Of a wide drawing, what one player's place takes. */
const PLACE_SHARE = 0.45;

/** The type of rules on the felt. */
const PRINTED = 7.5;
/** Of the table's width, between the seats on either side; below shared cards these are closer. */
const PRINTED_ROOM = { belowDealer: 0.6, belowShared: 0.5 };

/** Of a place, by whether it stands below the table. */
const ROW = { beside: 52, below: 46 };
const CARDS = 46;
const HEAD = 14;

const isWide = ({ width }: Pick<FeltAsked, 'width'>): boolean => width > NARROWER;
const rowOf = (asked: FeltAsked): number => (isWide(asked) ? ROW.beside : ROW.below);

function hands(at: Box, groups: readonly { count: number; name?: string }[]): Sketch[] {
  const shares = groups.map(({ count }) => count + 0.6);
  return shared(at, shares, 4).flatMap((own, index) => {
    const { count = 0, name } = groups[index] ?? {};
    const named = name === undefined ? 0 : 11;
    return [
      ...cards(box(own.x, own.y, own.width, own.height - named), count),
      ...(name === undefined
        ? []
        : [words(box(own.x, own.y + own.height - named, own.width, named), [name], { most: 7.5 })]),
    ];
  });
}

/** The table from above: the dealer at the straight side, seats along the curve. */
function overview(at: Box, table: CardTable, asked: FeltAsked): Sketch[] {
  const { dealer, shared: board, printed } = table;
  const { seats = table.seats } = asked;
  const { x, y, width } = at;
  const middle = x + width / 2;
  const top = y + 2;
  const reach: [number, number] = [width / 2 - 1, at.height - 4];
  const rim = arc(middle, top, reach, 0, 180);
  const rows: Sketch[] = [];
  const inner = width * 0.5;
  let down = top + 5;
  rows.push(...hands(box(middle - inner / 2, down, inner, 36), [...dealer]));
  down += 38;
  if (board) {
    rows.push(...hands(box(middle - inner / 2, down, inner, 34), [{ count: board.count, name: board.name }]));
    down += 36;
  }
  for (const text of printed) {
    const room = width * (board ? PRINTED_ROOM.belowShared : PRINTED_ROOM.belowDealer);
    const lines = Math.ceil(widthOf(text, PRINTED) / room);
    const high = lines * lineHeight(PRINTED) + 3;
    rows.push(words(box(middle - room / 2 - 2, down, room + 4, high), [text], { most: PRINTED }));
    down += high;
  }
  const circles = Array.from({ length: seats }, (_, index): Sketch => {
    const angle = ((180 / (seats + 1)) * (index + 1) * Math.PI) / 180;
    const [rx, ry] = [reach[0] - 14, reach[1] - 12];
    return line(ellipse(middle + rx * Math.cos(angle), top + ry * Math.sin(angle), 7), true);
  });
  const inFront = asked.each(table.band === undefined ? [] : [table.band], (wager) => {
    const [outer, inside] = [24, 48].map((by): Point => [reach[0] - by, reach[1] - by]) as [Point, Point];
    const room = box(middle - width * 0.13, top + inside[1] + 2, width * 0.26, 12);
    return [spotIn(wager, band(middle, top, outer, inside, 8, 172), room, { most: 9 })];
  });
  return [line([...rim, ...rim.slice(0, 1)]), ...rows, ...inFront, ...circles];
}

function place(
  at: Box,
  { place: { rows, boxes = [], paid = [], repeated = {}, cards: own } }: CardTable,
  asked: FeltAsked,
): Sketch[] {
  const high = rowOf(asked);
  const shown = rows.map((row) => row.filter((wager) => asked.on(wager))).filter((row) => row.length > 0);
  const sketches: Sketch[] = [
    area(at),
    words(box(at.x, at.y + 1, at.width, HEAD), ['One player’s place'], { most: 8 }),
  ];
  let down = at.y + HEAD + 2;
  const namesOn: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(repeated).map(([wager, names]) => [wager, asked.on(wager)?.places ?? names]),
  );
  for (const row of shown) {
    const wanted = row.flatMap((wager) => (namesOn[wager] ?? [undefined]).map((name) => ({ wager, name })));
    const places = across(box(at.x + 6, down, at.width - 12, high - 5), wanted.length, 6);
    for (const [index, { wager, name }] of wanted.entries())
      sketches.push(
        ...asked.each([wager], (on) => {
          const room = places[index];
          if (!room) return [];
          const look = { ...(name !== undefined && { name }), most: 9 };
          if (boxes.includes(wager)) return [spot(on, room, look)];
          if (paid.includes(wager))
            return [{ ...spot(on, room, look), kind: 'area', tone: 'quiet' } as const];
          const wide = Math.min(room.width, room.height * 2.1);
          return [round(on, box(room.x + (room.width - wide) / 2, room.y, wide, room.height), look)];
        }),
      );
    down += high;
  }
  return [...sketches, ...hands(box(at.x + 6, down, at.width - 12, CARDS), own)];
}

/** How high one player's place is. */
const placeHeight = ({ place: { rows } }: CardTable, asked: FeltAsked): number =>
  HEAD + 2 + rows.filter((row) => row.some((wager) => asked.on(wager))).length * rowOf(asked) + CARDS + 5;

/** Side by side on a wide drawing, one above the other on a narrow one. */
export function cardTable<Parameters>(asked: FeltAsked<Parameters>, table: CardTable): Sketched {
  const { width } = asked;
  const high = placeHeight(table, asked);
  const wide = isWide(asked);
  const own = wide ? width * PLACE_SHARE : width;
  const most = table.band === undefined ? 140 : 160;
  const from = wide ? box(0, 0, width - own - 10, most) : box(0, 0, width, most);
  const at = wide ? box(width - own, 0, own, high) : box(0, most + 6, width, high);
  return {
    height: Math.max(from.height, at.y + at.height),
    sketches: [...overview(from, table, asked), ...place(at, table, asked)],
  };
}
