/** The limits of a table: those of the main wagers largest of all, each other group beside or under them. */
import type { Limit } from '@/server/vocabulary/limit-words';
import { element, type Limited, type Mark, type Part } from '../drawing';
import { baseline, lineMark, lineMarks, longestWord, textWidth, wrap } from '../text';
import { gapOf, inField, leading, leadsOf, leastShare } from './leading-limits';
import type { FaceType } from './type';

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

const at = (marks: Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) => (mark.draw === 'text' ? { ...mark, x: mark.x + x, y: mark.y + y } : mark));

/** How wide it is, where the largest sums stand, and whether nothing had to give way to the width. */
export type Limits = Part & { width: number; baseline: number; asUsual: boolean };

export function limits(groups: Limit[], type: FaceType, width: number): Limits {
  const target = element('Div');
  const leads = leadsOf(groups);
  const gap = gapOf(type);
  const { elements, pieces, left, height, first, share, heads, sumStyle } = leading(leads, type, width);
  target.children.push(...elements);
  const others = groups
    .filter((group) => !leads.includes(group))
    .map((group) => otherLine(type, group, width));
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
  const cramped = share < leastShare(type) || block.width > width || heads.cramped;
  return {
    element: target,
    cramped,
    strips: [{ height: drawn, gap: type.space * 2, keepWithNext: false, pieces }],
    width: Math.max(0, left - gap, othersBeside ? left + block.width : block.width, heads.width),
    baseline: baseline(sumStyle, first + type.limitWord.leading),
    asUsual: share === 1 && leads.length === 1 && heads.lines < 2 && (others.length === 0 || othersBeside),
  };
}
