/** The limits that are set largest on a sign: those of the main wagers, or of its inside bets and of its outside ones. */
import type { Limit } from '@/server/vocabulary/limit-words';
import { element, type LimitEnd, type Limited, type Mark, type Piece } from '../drawing';
import { lineMark, lineMarks, longestWord, textWidth, wrap } from '../text';
import type { TextStyle } from '../theme';
import type { FaceType } from './type';

/** A long sum is set smaller before it makes everything else smaller, but is never smaller than the name of the game. */
export const leastShare = ({ game, limitSum }: FaceType): number => Math.min(1, game.size / limitSum.size);

type Cell = { word: string; sum: string; field?: Limited };
/** A sheet of optional wagers alone leads with their limits, and one of a progressive with its price. */
function cellsOf({ group, wagers, minimum, maximum }: Limit, among: number): Cell[] {
  if (group === 'progressive') return [{ word: 'A wager', sum: minimum }];
  const field = (end: LimitEnd, name: string): Limited => ({
    limit: among > 1 ? `${group}-${end}` : end,
    called: wagers === undefined ? name : `${wagers}: ${name.toLowerCase()}`,
  });
  return [
    { word: 'Minimum', sum: minimum, field: field('minimum', 'Minimum') },
    { word: 'Maximum', sum: maximum, field: field('maximum', 'Maximum') },
  ];
}

const isPlaced = ({ group }: Limit): boolean => group === 'inside' || group === 'outside';

/** Those of the main wagers: of every one, or of the inside bets and of the outside ones, neither smaller than the other. */
export function leadsOf(groups: readonly Limit[]): Limit[] {
  const main = groups.find(({ group, wagers }) => group === 'all' && wagers === undefined) ?? groups[0];
  if (main && isPlaced(main)) return groups.filter(isPlaced);
  return main ? [main] : [];
}

const scaled = (style: TextStyle, share: number): TextStyle => ({
  ...style,
  size: style.size * share,
  leading: style.leading * share,
});

function widthOf(cells: readonly Cell[], type: FaceType, gap: number, share: number): number {
  const sums = scaled(type.limitSum, share);
  return cells.reduce(
    (all, { word, sum }) => all + Math.max(textWidth(word, type.limitWord), textWidth(sum, sums)) + gap,
    -gap,
  );
}

/** By the sums alone, as if the words above them were never wider. */
const usualShare = (cells: readonly Cell[], type: FaceType, gap: number, width: number): number =>
  Math.min(1, width / Math.max(1, widthOf(cells, type, gap, 1)));

/** How much smaller the sums are set: the words above them keep their size, and some of the width with it. */
function shareFor(cells: readonly Cell[], type: FaceType, gap: number, width: number): number {
  const room = (share: number) => widthOf(cells, type, gap, share) <= width;
  const share = usualShare(cells, type, gap, width);
  if (room(share)) return share;
  let [fits, tooLarge] = [0, share];
  for (let step = 0; step < 20; step += 1) {
    const middle = (fits + tooLarge) / 2;
    if (room(middle)) fits = middle;
    else tooLarge = middle;
  }
  return fits;
}

/** Between two limits. */
export const gapOf = ({ space }: FaceType): number => space * 7;

export const inField = (mark: Mark, field: Limited | undefined): Mark =>
  mark.draw === 'text' && field ? { ...mark, field } : mark;

export type Leading = {
  elements: Element[];
  pieces: Piece[];
  /** Where something beside them would begin. */
  left: number;
  height: number;
  /** Where the words above the first sums are. */
  first: number;
  share: number;
  sumStyle: TextStyle;
  /** Whose limits they are, on lines above. */
  heads: { lines: number; width: number; cramped: boolean };
};
type Element = ReturnType<typeof element>;
type Block = { head: string[]; cells: Cell[] };

/** Beside each other where there is room, else one above the other with their ends in line. */
export function leading(leads: readonly Limit[], type: FaceType, width: number): Leading {
  const gap = gapOf(type);
  // Of one alone it is said in passing, of several it is what tells them apart.
  const headStyle: TextStyle =
    leads.length > 1 ? { ...type.limitWord, weight: 'semibold', color: type.limitSum.color } : type.limitWord;
  const blocks = leads.map(
    (lead): Block => ({
      head: lead.wagers === undefined ? [] : wrap(lead.wagers, headStyle, width),
      cells: cellsOf(lead, leads.length),
    }),
  );
  const share = Math.min(1, ...blocks.map(({ cells }) => shareFor(cells, type, gap, width)));
  const sumStyle = scaled(type.limitSum, share);
  const cellWidth = ({ word, sum }: Cell): number =>
    Math.max(textWidth(word, type.limitWord), textWidth(sum, sumStyle));
  const headWidth = ({ head }: Block): number =>
    Math.max(0, ...head.map((line) => textWidth(line.trimEnd(), headStyle)));
  const wide = (block: Block): number =>
    Math.max(headWidth(block), widthOf(block.cells, type, gap, share)) + gap * 2;
  const beside = blocks.reduce((all, block) => all + wide(block), 0) - gap * 2 <= width;
  const inLine = blocks.map(({ cells }) => cells[0]).flatMap((cell) => (cell ? cellWidth(cell) : []));
  const aligned = blocks.every(
    ({ cells }) => widthOf(cells.slice(1), type, gap, share) + Math.max(...inLine) + gap <= width,
  );
  const elements: Element[] = [];
  const pieces: Piece[] = [];
  const put = (marks: Mark[]) => {
    const one = element('P');
    elements.push(one);
    pieces.push({ element: one, marks });
  };
  let [left, height, first] = [0, 0, 0];
  for (const [index, block] of blocks.entries()) {
    const from = beside ? left : 0;
    const above = beside || index === 0 ? 0 : height + type.space * 2;
    const top = above + block.head.length * headStyle.leading;
    if (block.head.length > 0) put(lineMarks(block.head, headStyle, { x: from, top: above, width }));
    let x = from;
    for (const [end, cell] of block.cells.entries()) {
      const sumTop = top + type.limitWord.leading;
      put([
        lineMark(`${cell.word} `, type.limitWord, { x, top, width }),
        inField(lineMark(`${cell.sum} `, sumStyle, { x, top: sumTop, width }), cell.field),
      ]);
      x += (end === 0 && aligned && !beside ? Math.max(...inLine) : cellWidth(cell)) + gap;
    }
    if (index === 0) first = top;
    left = blocks.length > 1 ? Math.max(left, from + wide(block), x) : x;
    height = top + type.limitWord.leading + sumStyle.leading;
  }
  return {
    elements,
    pieces,
    left,
    height,
    first,
    share,
    sumStyle,
    heads: {
      lines: Math.max(0, ...blocks.map(({ head }) => head.length)),
      width: Math.max(0, ...blocks.map(headWidth)),
      cramped: leads.some(({ wagers }) => longestWord(wagers ?? '', headStyle) > width),
    },
  };
}
