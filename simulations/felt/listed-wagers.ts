/** Wagers in words beside the drawing: what a letter stands for, and those that the drawing has no place for. */
import type { FeltBlock, FeltPart, FeltText, FeltWager } from './felt';
import { widthOf } from './letters';
import { box, corners, inset } from './shapes';
import { baseline, LEAST, lineHeight, wrapped } from './words';

const SIZE = LEAST + 0.5;
const GAP = 6;
const PAD = 3.5;
const BETWEEN = 4;
/** How narrow a column may be: of wagers with one pay, and of those with several. */
const NARROWEST = 150;
const NARROWEST_TABLE = 160;

const alike = ({ pays: [first, ...others] }: FeltWager): string | undefined =>
  others.every(({ pays }) => pays === first?.pays) ? first?.pays : undefined;

/** The pay where all that wins pays the same, or what stands for its pays. */
export const onePay = (wager: FeltWager): string | undefined => alike(wager) ?? wager.brief;

export const paysSeveral = (wager: FeltWager): boolean => alike(wager) === undefined;

type Entry = { wager: FeltWager; letter?: string };

/** A name to the left and what it pays to the right, from this height on. */
function row(
  name: string,
  pays: string,
  strong: boolean,
  at: { x: number; top: number; width: number },
): { texts: FeltText[]; height: number } {
  const own = Math.min(widthOf(pays, SIZE), at.width / 2);
  const names = wrapped(name, SIZE, at.width - (own > 0 ? own + GAP : 0));
  const paid = pays === '' ? [] : wrapped(pays, SIZE, own + 0.01);
  const set = (lines: string[], x: number, align: FeltText['align']) =>
    lines.map((text, index): FeltText => {
      const y = baseline(at.top + index * lineHeight(SIZE), SIZE);
      return { text, x, y, size: SIZE, strong: strong && align === 'start', align };
    });
  return {
    texts: [...set(names, at.x, 'start'), ...set(paid, at.x + at.width, 'end')],
    height: Math.max(names.length, paid.length) * lineHeight(SIZE),
  };
}

/** An entry at its place, as high as its words need. */
function entryAt({ wager, letter }: Entry, x: number, width: number): { part: FeltPart; height: number } {
  const indent = letter === undefined ? 0 : 14;
  const own = inset(box(x, 0, width, 0), PAD);
  const pay = onePay(wager);
  const place = { x: own.x + indent, width: own.width - indent };
  const rows: [string, string, boolean][] = [
    [wager.label, pay ?? '', true],
    ...(pay === undefined
      ? wager.pays.map(({ label, pays }): [string, string, boolean] => [label, pays, false])
      : []),
  ];
  let top = PAD;
  const texts: FeltText[] = [];
  if (letter !== undefined)
    texts.push({ text: letter, x: own.x, y: baseline(top, SIZE), size: SIZE, strong: true, align: 'start' });
  for (const [name, pays, strong] of rows) {
    const made = row(name, pays, strong, { ...place, top });
    texts.push(...made.texts);
    top += made.height;
  }
  const kind = letter === undefined ? 'spot' : 'key';
  const part = { kind, tone: 'plain', closed: true, wager: wager.id, texts } as const;
  return { part: { ...part, points: [] }, height: top + PAD };
}

const lowered = (part: FeltPart, by: number): FeltPart => ({
  ...part,
  points: part.points.map(([x, y]) => [x, y + by]),
  texts: part.texts.map((text) => ({ ...text, y: text.y + by })),
});

/** Entries side by side in rows of one height, a block each. */
export function listedWagers(entries: readonly Entry[], width: number): FeltBlock[] {
  const several = entries.some(({ wager }) => onePay(wager) === undefined);
  const columns = Math.max(1, Math.floor(width / (several ? NARROWEST_TABLE : NARROWEST)));
  const each = (width - GAP * (columns - 1)) / columns;
  const blocks: FeltBlock[] = [];
  for (let from = 0; from < entries.length; from += columns) {
    const made = entries
      .slice(from, from + columns)
      .map((entry, index) => ({ x: index * (each + GAP), ...entryAt(entry, index * (each + GAP), each) }));
    const high = Math.max(...made.map(({ height }) => height));
    const parts = made.map(({ part, x }) =>
      lowered({ ...part, points: corners(box(x, 0, each, high)) }, BETWEEN),
    );
    blocks.push({ height: high + BETWEEN, parts });
  }
  return blocks;
}

/** One line above what follows. */
export const heading = (text: string): FeltBlock => ({
  height: lineHeight(SIZE) + GAP * 2,
  heads: true,
  parts: [
    {
      kind: 'area',
      tone: 'quiet',
      points: [],
      closed: false,
      texts: [{ text, x: 0, y: baseline(GAP * 1.5, SIZE), size: SIZE, strong: true, align: 'start' }],
    },
  ],
});
