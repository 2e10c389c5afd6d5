/** Headings, paragraphs, lists, display lines: parts made of lines only. */
import type { Block } from '../../paper';
import { type Element, element, linkIn, type Part, type Role, type Strip } from '../drawing';
import { balanced, lineMark, lineMarks, longestWord, textWidth, wrap, wrapAfter } from '../text';
import type { TextStyle, Theme } from '../theme';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Two lines at least on either side of a page break. */
function strips(
  target: Element,
  lines: string[],
  style: TextStyle,
  gap: number,
  left: number,
  width: number,
): Strip[] {
  return lines.map((text, index) => ({
    height: style.leading,
    gap: index === 0 ? gap : 0,
    keepWithNext: lines.length > 1 && (index === 0 || index === lines.length - 2),
    pieces: [
      {
        element: target,
        marks: [lineMark(index < lines.length - 1 ? `${text} ` : text, style, { x: left, top: 0, width })],
      },
    ],
  }));
}

export function heading(block: Of<'heading'>, theme: Theme, width: number): Part {
  const style = theme.heading[block.level];
  const target = element(`H${block.level}` as Role);
  const gap = theme.space * { 1: 14, 2: 9, 3: 4.5 }[block.level];
  const lines = balanced(block.text, style, width);
  const top = block.eyebrow ? theme.eyebrow.leading : 0;
  const marks = lineMarks(lines, style, { x: 0, top, width });
  if (block.eyebrow) marks.unshift(lineMark(`${block.eyebrow} `, theme.eyebrow, { x: 0, top: 0, width }));
  return {
    element: target,
    strips: [
      {
        height: top + lines.length * style.leading,
        gap,
        keepWithNext: true,
        title: true,
        newPage: block.newPage,
        pieces: [
          {
            element: target,
            marks,
            id: block.id,
            heading: {
              level: block.level,
              text: block.text,
              ...(block.part === undefined ? {} : { part: block.part }),
            },
          },
        ],
      },
    ],
  };
}

/** The name on the first line is set strong; where that is too wide for it to stand there with a word, all is plain. */
function named(target: Element, block: Of<'paragraph'>, theme: Theme, width: number): Strip[] | undefined {
  const [, name, text] = /^(.+?:) (.+)$/s.exec(block.text) ?? [];
  if (name === undefined || text === undefined) return undefined;
  const strong = { ...theme.body, weight: theme.bodyStrong.weight };
  const wide = textWidth(`${name} `, strong);
  const [first, ...others] = wrapAfter(text, theme.body, width, wide);
  if (first === undefined) return undefined;
  const made = strips(target, [first, ...others], theme.body, theme.space * 1.5, 0, width);
  for (const mark of made[0]?.pieces[0]?.marks ?? []) if (mark.draw === 'text') mark.x += wide;
  made[0]?.pieces[0]?.marks.unshift(lineMark(`${name} `, strong, { x: 0, top: 0, width }));
  return made;
}

export function paragraph(block: Of<'paragraph'>, theme: Theme, width: number): Part {
  const style = { lead: theme.lead, plain: theme.body, small: theme.small, strong: theme.bodyStrong }[
    block.tone ?? 'plain'
  ];
  const target = element('P');
  const owner = block.to === undefined ? target : linkIn(target);
  const shown = block.to === undefined ? style : { ...style, color: theme.accent };
  const made =
    (block.named && named(owner, block, theme, width)) ||
    strips(owner, wrap(block.text, shown, width), shown, theme.space * 1.5, 0, width);
  for (const strip of made) for (const piece of strip.pieces) piece.to = block.to;
  const [first] = made;
  if (first?.pieces[0]) first.pieces[0].id = block.id;
  if (block.keepWithNext)
    for (const strip of made) {
      strip.mayPart = !strip.keepWithNext;
      strip.keepWithNext = true;
    }
  return { element: target, strips: made };
}

export function display(block: Of<'display'>, theme: Theme, width: number): Part {
  const base = theme.display[block.size];
  const style = block.accent ? { ...base, color: theme.accent } : base;
  const target = element(block.size === 'huge' ? 'H1' : 'P');
  const lines = wrap(block.text, style, width);
  return {
    element: target,
    cramped: longestWord(block.text, style) > width,
    strips: [
      {
        height: lines.length * style.leading,
        gap: theme.space * (block.size === 'huge' ? 0 : 1.5),
        keepWithNext: block.size === 'huge',
        title: block.size === 'huge',
        pieces: [{ element: target, marks: lineMarks(lines, style, { x: 0, top: 0, width }) }],
      },
    ],
  };
}

/** So many items of a list stand on either side of a break; a shorter one is whole. */
const ITEMS_ASIDE = 3;

export function list(block: Of<'list'>, theme: Theme, width: number): Part {
  const target = element('L');
  const style = theme.body;
  const labels = block.items.map((_, index) => (block.ordered ? `${index + 1}.` : '•'));
  const indent = Math.max(...labels.map((label) => textWidth(label, style))) + theme.space * 1.5;
  const all = block.items.flatMap((text, index) => {
    const item = element('LI');
    const label = element('Lbl');
    const body = element('LBody');
    item.children.push(label, body);
    target.children.push(item);
    const made = strips(
      body,
      wrap(text, style, width - indent),
      style,
      theme.space * 0.75,
      indent,
      width - indent,
    );
    made[0]?.pieces.unshift({
      element: label,
      marks: [lineMark(`${labels[index]} `, style, { x: 0, top: 0, width: indent })],
    });
    // None is parted, and few stand before a break or after it.
    const before = index + 1;
    const after = block.items.length - before;
    const stays = after > 0 && Math.min(before, after) < ITEMS_ASIDE;
    made.forEach((strip, line) => {
      strip.keepWithNext = line < made.length - 1 || stays;
      strip.mayPart = line === made.length - 1 && Math.min(before, after) > 1;
    });
    return made;
  });
  return { element: target, strips: all };
}
