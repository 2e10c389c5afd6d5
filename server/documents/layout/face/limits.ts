/** The limits of a table: those of the main wagers largest of all, each other group beside or under them. */
import type { LimitGroup } from '../../paper';
import { element, type LimitField, type Mark, type Part, type Piece } from '../drawing';
import { lineMark, textWidth } from '../text';
import type { TextStyle } from '../theme';
import type { FaceType } from './type';

/** A long sum is set smaller before it makes everything else smaller, but never below this share. */
const LEAST_SHARE = 0.55;

type Cell = { word: string; sum: string; field?: LimitField };

/** A sheet of optional wagers alone leads with their limits, and one of a progressive with its price. */
function cellsOf({ wagers, minimum, maximum }: LimitGroup): Cell[] {
  if (wagers !== undefined && minimum === maximum) return [{ word: `${wagers}, a wager`, sum: minimum }];
  if (wagers === undefined)
    return [
      { word: 'Minimum', sum: minimum, field: 'minimum' },
      { word: 'Maximum', sum: maximum, field: 'maximum' },
    ];
  return [
    { word: `${wagers}: minimum`, sum: minimum },
    { word: 'Maximum', sum: maximum },
  ];
}

const saidOf = ({ minimum, maximum }: LimitGroup): string =>
  minimum === maximum ? `${minimum} a wager` : `${minimum} to ${maximum}`;

type Line = { marks: Mark[]; width: number; height: number };

/** "Optional wagers £1 to £50", "Progressive Jackpot £1 a wager": the price is not what is won. */
function otherLine(type: FaceType, group: LimitGroup): Line {
  const name = `${group.wagers ?? ''} `;
  const start = textWidth(name, type.otherLimit) + type.space;
  const said = saidOf(group);
  return {
    marks: [
      lineMark(name, type.otherLimit, { x: 0, top: 0, width: start }),
      inField(
        lineMark(`${said} `, type.otherSum, { x: start, top: 0, width: 0 }),
        isRange(group) ? 'optional' : undefined,
      ),
    ],
    width: start + textWidth(said, type.otherSum),
    height: type.otherLimit.leading,
  };
}

/** A price has no range, and is part of what is approved. */
const isRange = ({ minimum, maximum }: LimitGroup): boolean => minimum !== maximum;

const inField = (mark: Mark, field: LimitField | undefined): Mark =>
  mark.draw === 'text' && field ? { ...mark, field } : mark;

const at = (marks: Mark[], x: number, y: number): Mark[] =>
  marks.map((mark) => (mark.draw === 'text' ? { ...mark, x: mark.x + x, y: mark.y + y } : mark));

export function limits(groups: LimitGroup[], type: FaceType, width: number): Part {
  const target = element('Div');
  const main = groups.find(({ wagers }) => wagers === undefined) ?? groups[0];
  const others = groups.filter((group) => group !== main).map((group) => otherLine(type, group));
  const pieces: Piece[] = [];
  const gap = type.space * 7;
  let left = 0;
  let height = 0;
  const cells = main ? cellsOf(main) : [];
  const wide = (style: TextStyle) =>
    cells.reduce((sum, { word, sum: text }) => {
      const one = Math.max(textWidth(word, type.limitWord), textWidth(text, style));
      return sum + one + gap;
    }, -gap);
  const share = Math.min(1, width / Math.max(1, wide(type.limitSum)));
  const sumStyle = {
    ...type.limitSum,
    size: type.limitSum.size * share,
    leading: type.limitSum.leading * share,
  };
  for (const { word, sum, field } of cells) {
    const one = element('P');
    target.children.push(one);
    const marks = [
      lineMark(`${word} `, type.limitWord, { x: left, top: 0, width }),
      inField(lineMark(`${sum} `, sumStyle, { x: left, top: type.limitWord.leading, width }), field),
    ];
    pieces.push({ element: one, marks });
    left += Math.max(textWidth(word, type.limitWord), textWidth(sum, sumStyle)) + gap;
    height = type.limitWord.leading + sumStyle.leading;
  }
  const block = {
    width: Math.max(0, ...others.map((line) => line.width)),
    height: others.reduce((sum, line) => sum + line.height, 0),
  };
  const beside = cells.length > 0 && left + block.width <= width && block.height <= height;
  let y = beside ? height - block.height - sumStyle.leading * 0.12 : height + (height > 0 ? type.space : 0);
  let x = beside ? left : 0;
  let drawn = height;
  for (const line of others) {
    if (!beside && x > 0 && x + line.width > width) {
      x = 0;
      y += line.height;
    }
    const one = element('P');
    target.children.push(one);
    pieces.push({ element: one, marks: at(line.marks, x, y) });
    drawn = Math.max(drawn, y + line.height);
    if (beside) y += line.height;
    else x += line.width + gap;
  }
  const cramped = share < LEAST_SHARE || block.width > width;
  return {
    element: target,
    cramped,
    strips: [{ height: drawn, gap: type.space * 2, keepWithNext: false, pieces }],
  };
}
