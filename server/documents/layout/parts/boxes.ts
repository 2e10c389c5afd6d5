/** Notes, facts, room to write, and the code that leads to the public record. */
import QRCode from 'qrcode';
import type { Block } from '../../paper';
import { element, type Mark, type Part, type Strip } from '../drawing';
import { baseline, lineMarks, longestWord, textWidth, wrap } from '../text';
import { HAIR, INK, type Theme, TONES } from '../theme';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Facts that stay together, as the rows of a table do. */
const FEW = 8;

/** Lines of a note that stays whole. */
const SHORT = 16;

/** A tinted box. A long one is cut between its paragraphs; each slice brings its own ground. */
export function note(block: Of<'note'>, theme: Theme, width: number): Part {
  const target = element('Div');
  const tone = TONES[block.tone];
  const edge = theme.space * 0.6;
  const left = theme.space * 3;
  const inner = width - left - theme.space * 2;
  const rows = [{ text: block.title, style: { ...theme.noteTitle, color: tone.ink } }].concat(
    block.lines.map((text) => ({ text, style: { ...theme.note, color: INK } })),
  );
  const wrapped = rows.map(({ text, style }) => wrap(text, style, inner));
  const whole = wrapped.flat().length <= SHORT;
  const strips = rows.map(({ style }, index): Strip => {
    const paragraph = element('P');
    target.children.push(paragraph);
    const lines = wrapped[index] ?? [];
    const above = index === 0 ? theme.space * 2 : theme.space * 0.5;
    const below = index === rows.length - 1 ? theme.space * 2 : theme.space * 0.25;
    const height = above + lines.length * style.leading + below;
    const ground: Mark[] = [
      { draw: 'rect', x: 0, y: 0, width, height: height + 0.2, fill: tone.ground },
      {
        draw: 'rect',
        x: 0,
        y: 0,
        width: edge,
        height: height + 0.2,
        fill: block.tone === 'plain' ? theme.accent : tone.ink,
      },
    ];
    return {
      height,
      gap: index === 0 ? theme.space * 3 : 0,
      keepWithNext: index < rows.length - 1 && (whole || index === 0),
      pieces: [
        { marks: ground },
        { element: paragraph, marks: lineMarks(lines, style, { x: left, top: above, width: inner }) },
      ],
    };
  });
  return { element: target, strips };
}

export function facts(block: Of<'facts'>, theme: Theme, width: number): Part {
  const target = element('L');
  const widest = Math.max(...block.entries.map((entry) => textWidth(entry.label, theme.label)));
  // In steps, so that facts below one another begin at one measure.
  const step = theme.space * 6;
  const left = Math.min(Math.ceil((widest + theme.space * 4) / step) * step, width * 0.38);
  const sameLine = baseline(theme.value, 0) - baseline(theme.label, 0);
  const pad = theme.space * 0.6;
  const strips = block.entries.map((entry, index): Strip => {
    const item = element('LI');
    const label = element('Lbl');
    const value = element('LBody');
    item.children.push(label, value);
    target.children.push(item);
    const style =
      entry.tone && entry.tone !== 'plain' ? { ...theme.value, color: TONES[entry.tone].ink } : theme.value;
    const names = wrap(entry.label, theme.label, left - theme.space * 2);
    const values = wrap(entry.value, style, width - left);
    const height = Math.max(names.length, values.length) * style.leading + pad * 2;
    const rule: Mark = { draw: 'line', x1: 0, y1: height, x2: width, y2: height, color: HAIR, width: 0.5 };
    const nearAnEnd = index === 0 || index === block.entries.length - 2;
    return {
      height,
      gap: index === 0 ? theme.space * 2 : 0,
      keepWithNext: block.entries.length <= FEW || nearAnEnd,
      mayPart: !nearAnEnd && block.entries.length > FEW,
      pieces: [
        { element: label, marks: lineMarks(names, theme.label, { x: 0, top: pad + sameLine, width: left }) },
        { element: value, marks: lineMarks(values, style, { x: left, top: pad, width: width - left }) },
        { marks: [rule] },
      ],
    };
  });
  const last = strips[strips.length - 1];
  if (last) last.keepWithNext = false;
  return { element: target, strips };
}

/** The words, then a box as wide as what is left, in which a large sum can be written. */
export function place(block: Of<'place'>, theme: Theme, width: number): Part {
  const target = element('P');
  const style = theme.display.medium;
  const most = width * 0.6;
  const lines = wrap(block.text, style, most);
  const left = Math.min(most, Math.max(...lines.map((line) => textWidth(line, style)))) + theme.space * 3;
  const height = Math.max(lines.length * style.leading, theme.display.large.leading) + theme.space * 2;
  const top = (height - lines.length * style.leading) / 2;
  const sides: [number, number, number, number][] = [
    [left, 0, width, 0],
    [width, 0, width, height],
    [left, height, width, height],
    [left, 0, left, height],
  ];
  const box = sides.map(
    ([x1, y1, x2, y2]): Mark => ({ draw: 'line', x1, y1, x2, y2, color: theme.accent, width: theme.scale }),
  );
  return {
    element: target,
    cramped: longestWord(block.text, style) > most,
    strips: [
      {
        height: height + theme.space,
        gap: theme.space * 2,
        keepWithNext: false,
        pieces: [
          { element: target, marks: lineMarks(lines, style, { x: 0, top, width: left }) },
          { marks: box },
        ],
      },
    ],
  };
}

const QUIET = 1;

let last: { url: string; modules: QRCode.BitMatrix } | undefined;

/** A sheet is set at many sizes with one code. */
function modulesOf(url: string): QRCode.BitMatrix {
  if (last?.url !== url) last = { url, modules: QRCode.create(url, { errorCorrectionLevel: 'M' }).modules };
  return last.modules;
}

/** The squares of the code, joined along each row so that no hairline shows between them. */
export function codeMarks(url: string, x: number, y: number, side: number): Mark[] {
  const modules = modulesOf(url);
  const step = side / (modules.size + QUIET * 2);
  const marks: Mark[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      if (!modules.get(row, from)) continue;
      let to = from;
      while (to < modules.size && modules.get(row, to)) to++;
      marks.push({
        draw: 'rect',
        x: x + (from + QUIET) * step,
        y: y + (row + QUIET) * step,
        width: (to - from) * step,
        height: step,
        fill: INK,
      });
      from = to;
    }
  }
  return marks;
}

/** An address that does not fit is parted before its last piece, where it is easiest to type on. */
function addressLines(url: string, theme: Theme, width: number): string[] {
  const at = url.lastIndexOf('/') + 1;
  return textWidth(url, theme.small) <= width ? [url] : [url.slice(0, at), url.slice(at)];
}

export function qr(block: Of<'qr'>, theme: Theme, width: number): Part {
  const target = element('Div');
  const code = element('Figure', { alt: block.alt });
  const words = element('P');
  target.children.push(code, words);
  const side = theme.code;
  const left = side + theme.space * 3;
  const lines = [block.text, ...addressLines(block.url, theme, width - left)].flatMap((line) =>
    wrap(line, theme.small, width - left),
  );
  const top = Math.max(0, (side - lines.length * theme.small.leading) / 2);
  return {
    element: target,
    strips: [
      {
        height: Math.max(side, lines.length * theme.small.leading),
        gap: theme.space * 3,
        keepWithNext: false,
        pieces: [
          { element: code, marks: codeMarks(block.url, 0, 0, side) },
          { element: words, marks: lineMarks(lines, theme.small, { x: left, top, width: width - left }) },
        ],
      },
    ],
  };
}
