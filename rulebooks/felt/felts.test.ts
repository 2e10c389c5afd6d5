import { describe, expect, it } from 'vitest';
import { feltDrawing } from '@/simulations/catalogue/felts';
import type { Felt, FeltPart, FeltText, FeltWager, Point } from '@/simulations/felt/felt';
import { feltOf, HELD, NARROW, WIDE } from '@/simulations/felt/felt-of';
import { widthOf } from '@/simulations/felt/letters';
import { LEAST } from '@/simulations/felt/words';
import { chargedWager } from '../offer/charges';
import { chosenOptions, wagerSpec } from '../offer/engine-wager';
import { effectiveTable, isRead } from '../offer/pay-table';
import { everyWager } from '../offer/resolve';
import { rulebooks } from '../registry';
import type { Game } from '../terms/game';
import { feltWanted } from './felt-wanted';

const games = rulebooks().flatMap(({ id, games }) =>
  games.map((game) => ({ name: `${id} ${game.id}`, game })),
);

/** Every wager of the game at once, those among them that are offered only in place of another. */
function wantedOf(game: Game) {
  const options = chosenOptions(game, {});
  const every = everyWager(game, options);
  const on = game.wagers.flatMap((wager) => {
    const choice = every[wager.id];
    const table = choice && effectiveTable(chargedWager(game, wager, options), choice);
    const labels = new Map(wagerSpec(game, wager, options).events.map(({ id, label }) => [id, label]));
    const cells = table?.cells.filter(isRead) ?? [];
    const pays = cells.map(({ event, pay }) => ({ event, label: labels.get(event) ?? event, pays: pay }));
    return [{ wager, pays }];
  });
  return feltWanted(game, Object.fromEntries(options), on);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const textsOf = (parts: readonly FeltPart[]) =>
  parts.flatMap(({ texts }) => texts.map(({ text }) => plain(text)));

/** What is left out of a wager's own places and of the key to their letter. */
function unsaid(felt: Felt, { id, label, pays }: FeltWager): string[] {
  const parts = felt.blocks.flatMap((block) => block.parts.filter(({ wager }) => wager === id));
  const said = textsOf(parts).join(' ');
  const drawn = parts.filter(({ kind }) => kind !== 'key');
  const inDrawing = felt.blocks.filter(({ parts: all }) => all.some((part) => drawn.includes(part)));
  return [
    ...(drawn.length === 0 ? [`${label} has no place`] : []),
    ...(inDrawing.length > 1 ? [`${label} is drawn and listed`] : []),
    ...pays.filter((event) => !said.includes(event.pays)).map((event) => `${label}: ${event.pays}`),
  ];
}

type Rectangle = { left: number; right: number; top: number; bottom: number };

function rectangle({ text, x, y, size, align }: FeltText): Rectangle {
  const wide = widthOf(text, size);
  const left = align === 'start' ? x : align === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * 0.75, bottom: y };
}

const apart = (a: Rectangle, b: Rectangle) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const bounds = (points: readonly Point[]): Rectangle => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const pairs = <Each>(all: readonly Each[]): [Each, Each][] =>
  all.flatMap((a, index) => all.slice(index + 1).map((b): [Each, Each] => [a, b]));

function inside([x, y]: Point, points: readonly Point[]): boolean {
  let within = false;
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Further within than a line is wide. */
const wellInside = ([x, y]: Point, points: readonly Point[]): boolean =>
  (
    [
      [0, 0],
      [0.6, 0],
      [-0.6, 0],
      [0, 0.6],
      [0, -0.6],
    ] as const
  ).every(([dx, dy]) => inside([x + dx, y + dy], points));

function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  const [one, other] = [bounds(a), bounds(b)];
  for (let x = Math.max(one.left, other.left) + 1; x < Math.min(one.right, other.right); x += 2.5)
    for (let y = Math.max(one.top, other.top) + 1; y < Math.min(one.bottom, other.bottom); y += 2.5)
      if (wellInside([x, y], a) && wellInside([x, y], b)) return true;
  return false;
}

const pointsBetween = ([ax, ay]: Point, [bx, by]: Point): Point[] => {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 2) + 1;
  return Array.from(
    { length: steps },
    (_, step): Point => [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps],
  );
};

const name = ({ kind, wager, texts }: FeltPart) =>
  `${kind} ${wager ?? ''} ${texts.map(({ text }) => text).join(' ')}`;

describe.each(games)('the layout of $name', ({ game }) => {
  const wanted = wantedOf(game);
  for (const width of [WIDE, NARROW, HELD]) {
    const felt = feltOf({ ...wanted, draws: feltDrawing(game.family), width });

    it(`has a place for each wager with all that it pays, ${width} wide`, () => {
      expect(wanted.wagers).toHaveLength(game.wagers.length);
      expect(wanted.wagers.flatMap((wager) => unsaid(felt, wager))).toEqual([]);
    });
    it(`draws the main wagers rather than listing them, ${width} wide`, () => {
      const drawn = new Set(
        felt.blocks.filter(({ drawing }) => drawing).flatMap(({ parts }) => parts.map(({ wager }) => wager)),
      );
      const main = game.wagers.filter(({ side, family = game.family }) => !side && family === game.family);
      expect(main.filter(({ id }) => !drawn.has(id)).map(({ id }) => id)).toEqual([]);
    });
    it(`has no places that overlap, ${width} wide`, () => {
      const found = felt.blocks.flatMap(({ parts }) => [
        ...pairs(parts.filter(({ kind }) => kind === 'spot')),
        ...pairs(parts.filter(({ kind }) => kind === 'chip')),
      ]);
      expect(
        found.filter(([a, b]) => overlap(a.points, b.points)).map(([a, b]) => `${name(a)}, ${name(b)}`),
      ).toEqual([]);
    });
    it(`has words that can be read and stay where they belong, ${width} wide`, () => {
      const wrong = felt.blocks.flatMap(({ parts, height }) =>
        parts.flatMap((part) =>
          part.texts.flatMap((text) => {
            const { left, right, top, bottom } = rectangle(text);
            const corners: Point[] = [
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            ];
            const out = part.points.length > 2 && corners.some((corner) => !inside(corner, part.points));
            const off = left < -0.01 || right > width + 0.01 || top < 0 || bottom > height;
            return out || off || text.size < LEAST ? [name(part)] : [];
          }),
        ),
      );
      expect(wrong).toEqual([]);
    });
    it(`keeps each pay on one line, ${width} wide`, () => {
      const lines = felt.blocks.flatMap(({ parts }) => textsOf(parts));
      expect(lines.filter((line) => /^(to|for) \d|\d (to|for)$/.test(line))).toEqual([]);
    });
    it(`has no lines through words, ${width} wide`, () => {
      const found = felt.blocks.flatMap(({ parts }) => {
        const printed = parts.filter(({ kind }) => kind !== 'chip').flatMap(({ texts }) => texts);
        const texts = printed.map((text) => ({ text: text.text, at: rectangle(text) }));
        const steps = parts.flatMap(({ kind, points, closed }) =>
          kind !== 'key'
            ? points.flatMap((from, index) =>
                pointsBetween(from, points[index + 1] ?? (closed ? points[0] : from) ?? from),
              )
            : [],
        );
        return texts.filter(({ at }) =>
          steps.some(([x, y]) => !apart(at, { left: x, right: x + 0.01, top: y, bottom: y + 0.01 })),
        );
      });
      expect(found.map(({ text }) => text)).toEqual([]);
    });
    it(`has no words over other words or under chips, ${width} wide`, () => {
      const found = felt.blocks.flatMap(({ parts }) => {
        const texts = parts.flatMap((part) =>
          part.texts.map((text) => ({ text: text.text, at: rectangle(text), part })),
        );
        const chips = parts.filter(({ kind }) => kind === 'chip');
        return [
          ...pairs(texts)
            .filter(([a, b]) => !apart(a.at, b.at))
            .map(([a, b]) => `${a.text}, ${b.text}`),
          ...chips.flatMap((chip) =>
            texts
              .filter(({ at, part }) => part !== chip && !apart(bounds(chip.points), at))
              .map(({ text }) => `chip over ${text}`),
          ),
        ];
      });
      expect(found).toEqual([]);
    });
  }
});

it.each(games)('a leaf of a folded sheet holds the drawing of $name', ({ game }) => {
  const [drawing] = feltOf({ ...wantedOf(game), draws: feltDrawing(game.family), width: NARROW }).blocks;
  // A5 less its margins and the caption, as wide as the drawing is set: (595 − 34 − 52 − 20) × 270 / 353.
  expect(drawing?.height).toBeLessThanOrEqual(374);
});

it('draws the five places of EZ Baccarat that clause 10(b) asks for at each seat', () => {
  const game = games.find(({ name }) => name === 'ca-hawaiian-gardens ez-baccarat-panda-8')?.game as Game;
  for (const width of [WIDE, NARROW]) {
    const [drawing] = feltOf({ ...wantedOf(game), draws: feltDrawing(game.family), width }).blocks;
    const placed = drawing?.parts.filter(({ kind }) => kind === 'spot').map(({ wager }) => wager);
    expect(placed?.sort()).toEqual(['banker', 'dragon-7', 'panda-8', 'player', 'tie']);
    // The cards are of the hands, and a line is a bet.
    const ofHands = drawing?.parts.filter(({ kind }) => kind === 'area') ?? [];
    expect(textsOf(ofHands)).toEqual(expect.arrayContaining(['Player', 'Banker']));
    expect(textsOf(ofHands)).not.toContain('Player line');
  }
});

it('what the dealer qualifies with is on one line of a leaf', () => {
  const game = games.find(({ name }) => name === 'gb-2007 three-card-poker')?.game as Game;
  const [drawing] = feltOf({ ...wantedOf(game), draws: feltDrawing(game.family), width: NARROW }).blocks;
  expect(textsOf(drawing?.parts ?? [])).toContain('Dealer qualifies with queen high or better');
});

it('has as many seats as the layout was chosen to have', () => {
  const game = games.find(({ name }) => name.startsWith('sg-thbp-v6'))?.game;
  if (!game) throw new Error('sg-thbp-v6 has a game');
  const seatsWith = (positions: string) => {
    const wanted = feltWanted(game, { positions }, []);
    const [drawing] = feltOf({ ...wanted, draws: feltDrawing(game.family), width: WIDE }).blocks;
    return drawing?.parts.filter(({ kind, closed }) => kind === 'line' && closed).length;
  };
  expect(['4', '7'].map(seatsWith)).toEqual([4, 7]);
});

it('a side wager that the layout marks and the table does not offer has its place, and no pays there', () => {
  const game = games.find(({ name }) => name === 'gb-2007 blackjack')?.game as Game;
  const initial = { wager: game.wagers[0] as Game['wagers'][number], pays: [] };
  const marked = (value: string) =>
    feltWanted(game, { 'marked-only': value }, [initial]).wagers.map(({ id }) => id);
  expect(marked('none')).toEqual(['initial']);
  expect(marked('perfect-pairs')).toEqual(['initial', 'perfect-pairs']);
  const wanted = feltWanted(game, { 'marked-only': 'perfect-pairs' }, [initial]);
  const felt = feltOf({ ...wanted, draws: feltDrawing('blackjack'), width: WIDE });
  const places = felt.blocks.flatMap(({ parts }) => parts.filter(({ wager }) => wager === 'perfect-pairs'));
  expect(textsOf(places).join(' ')).toContain('Perfect Pairs');
  expect(textsOf(places).join(' ')).not.toMatch(/ to 1/);
});

it('marks the three places of let it ride as rule 12.14 does', () => {
  const { game } = games.find(({ name }) => name === 'gb-2007 let-it-ride') ?? {};
  if (!game) throw new Error('no let it ride');
  const felt = feltOf({ ...wantedOf(game), draws: feltDrawing(game.family), width: WIDE });
  const marked = textsOf(
    felt.blocks.flatMap(({ parts }) => parts.filter(({ wager }) => wager === 'let-it-ride')),
  );
  expect(marked.filter((text) => ['1', '2', '3', '£'].includes(text))).toEqual(['1', '2', '£']);
});
