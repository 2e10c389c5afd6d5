/** The limits of a table: those of the main wagers largest of all, each other group beside or under them. */
import type { Limit } from '@/server/vocabulary/limit-words';
import { element, type LimitEnd, type Limited, type Mark, type Part, type Piece } from '../drawing';
import { baseline, lineMark, lineMarks, longestWord, textWidth, wrap } from '../text';
import type { TextStyle } from '../theme';
import type { FaceType } from './type';

/** A long sum is set smaller before it makes everything else smaller, but is never smaller than the name of the game. */
const leastShare = ({ game, limitSum }: FaceType): number => Math.min(1, game.size / limitSum.size);

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
function leadsOf(groups: readonly Limit[]): Limit[] {
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

const saidOf = ({ minimum, maximum }: Limit): string =>
  minimum === maximum ? `${minimum} a wager` : `${minimum} to ${maximum}`;

type Line = { marks: Mark[]; width: number; height: number };

/** "Perfect Pairs £1 to £50", "Progressive Jackpot £1 a wager": the price is not what is won. Many names take several lines. */
function otherLine(type: FaceType, group: Limit, width: number): Line {
  const said = saidOf(group);
  const sum = textWidth(said, type.otherSum) + type.space;
  const called = group.wagers ?? '';
  // Below the names where a word of them would be cut for it.
  const below = longestWord(called, type.otherLimit) > width - sum;
  const lines = wrap(called, type.otherLimit, below ? width : width - sum);
  const start = below ? 0 : textWidth(`${lines.at(-1)} `, type.otherLimit) + type.space;
  const { leading } = type.otherLimit;
  const top = (below ? lines.length : lines.length - 1) * leading;
  return {
    marks: [
      ...lineMarks([...lines.slice(0, -1), `${lines.at(-1)} `], type.otherLimit, { x: 0, top: 0, width }),
      inField(lineMark(`${said} `, type.otherSum, { x: start, top, width: 0 }), fieldOf(group)),
    ],
    width: Math.max(start + sum - type.space, ...lines.map((line) => textWidth(line, type.otherLimit))),
    height: top + leading,
  };
}

/** A price has no range, and is part of what is approved. */
const fieldOf = ({ group, wagers }: Limit): Limited | undefined =>
  group === 'progressive' ? undefined : { limit: group, called: wagers ?? '' };

const inField = (mark: Mark, field: Limited | undefined): Mark =>
  mark.draw === 'text' && field ? { ...mark, field } : mark;

const at = (marks: Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) => (mark.draw === 'text' ? { ...mark, x: mark.x + x, y: mark.y + y } : mark));

/** How wide it is, where the largest sums stand, and whether nothing had to give way to the width. */
export type Limits = Part & { width: number; baseline: number; asUsual: boolean };

export function limits(groups: Limit[], type: FaceType, width: number): Limits {
  const target = element('Div');
  const leads = leadsOf(groups);
  const others = groups
    .filter((group) => !leads.includes(group))
    .map((group) => otherLine(type, group, width));
  const pieces: Piece[] = [];
  const gap = type.space * 7;
  const blocks = leads.map((lead) => ({
    lead,
    // Whose limits they are, on a line above.
    head: lead.wagers === undefined ? [] : wrap(lead.wagers, type.limitWord, width),
    cells: cellsOf(lead, leads.length),
  }));
  const share = Math.min(1, ...blocks.map(({ cells }) => shareFor(cells, type, gap, width)));
  const sumStyle = scaled(type.limitSum, share);
  const wide = ({ head, cells }: (typeof blocks)[number]): number =>
    Math.max(
      widthOf(cells, type, gap, share),
      ...head.map((line) => textWidth(line.trimEnd(), type.limitWord)),
    );
  const beside = blocks.reduce((all, block) => all + wide(block) + gap * 2, -gap * 2) <= width;
  let [left, height, first] = [0, 0, 0];
  for (const [index, block] of blocks.entries()) {
    const from = beside ? left : 0;
    const above = beside || index === 0 ? 0 : height + type.space * 2;
    const top = above + block.head.length * type.limitWord.leading;
    if (block.head.length > 0) {
      const one = element('P');
      target.children.push(one);
      pieces.push({
        element: one,
        marks: lineMarks(block.head, type.limitWord, { x: from, top: above, width }),
      });
    }
    let x = from;
    for (const { word, sum, field } of block.cells) {
      const one = element('P');
      target.children.push(one);
      const marks = [
        lineMark(`${word} `, type.limitWord, { x, top, width }),
        inField(lineMark(`${sum} `, sumStyle, { x, top: top + type.limitWord.leading, width }), field),
      ];
      pieces.push({ element: one, marks });
      x += Math.max(textWidth(word, type.limitWord), textWidth(sum, sumStyle)) + gap;
    }
    if (index === 0) first = top;
    left = blocks.length > 1 ? Math.max(left, from + wide(block) + gap * 2) : x;
    height = top + type.limitWord.leading + sumStyle.leading;
  }
  const block = {
    width: Math.max(0, ...others.map((line) => line.width)),
    height: others.reduce((sum, line) => sum + line.height, 0),
  };
  const othersBeside = leads.length > 0 && left + block.width <= width && block.height <= height;
  let y = othersBeside
    ? height - block.height - sumStyle.leading * 0.12
    : height + (height > 0 ? type.space : 0);
  let x = othersBeside ? left : 0;
  let drawn = height;
  for (const line of others) {
    if (!othersBeside && x > 0 && x + line.width > width) {
      x = 0;
      y += line.height;
    }
    const one = element('P');
    target.children.push(one);
    pieces.push({ element: one, marks: at(line.marks, x, y) });
    drawn = Math.max(drawn, y + line.height);
    if (othersBeside) y += line.height;
    else x += line.width + gap;
  }
  const cramped =
    share < leastShare(type) ||
    block.width > width ||
    leads.some(({ wagers }) => longestWord(wagers ?? '', type.limitWord) > width);
  return {
    element: target,
    cramped,
    strips: [{ height: drawn, gap: type.space * 2, keepWithNext: false, pieces }],
    width: Math.max(
      0,
      left - gap,
      othersBeside ? left + block.width : block.width,
      ...blocks.flatMap(({ head }) => head.map((line) => textWidth(line.trimEnd(), type.limitWord))),
    ),
    baseline: baseline(sumStyle, first + type.limitWord.leading),
    asUsual:
      share === 1 &&
      leads.length === 1 &&
      (blocks[0]?.head.length ?? 0) < 2 &&
      (others.length === 0 || othersBeside),
  };
}
