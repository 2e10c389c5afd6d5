/**
 * A page as SVG, the same marks that the PDF draws. Letters are outlines, so it looks alike wherever it is shown and
 * needs no typeface; inside an image nothing in it can run.
 */
import type { Drawing, Mark } from '../layout/drawing';
import { glyphsOf, RAISED, runsOf, runWidth } from '../layout/fonts';

const hundredth = (value: number): string => String(Math.round(value * 100) / 100);
const places = (points: [number, number][]): string =>
  points.map(([x, y]) => `${hundredth(x)},${hundredth(y)}`).join(' ');

/** Each outline is written once and used where its letter stands. */
class Outlines {
  private readonly known = new Map<string, { name: string; outline: string }>();

  named(face: string, id: number, outline: string): string {
    const key = `${face} ${id}`;
    const found = this.known.get(key) ?? { name: `g${this.known.size}`, outline };
    this.known.set(key, found);
    return found.name;
  }

  written(): string {
    return [...this.known.values()]
      .map(({ name, outline }) => `<path id="${name}" d="${outline}"/>`)
      .join('');
  }
}

type Text = Extract<Mark, { draw: 'text' }>;

function textSvg(
  { x, y, text, weight, size, color, tabular, turned, opacity }: Text,
  outlines: Outlines,
): string {
  let at = x;
  const letters = runsOf(text, weight).map((run) => {
    const { unitsPerEm, glyphs } = glyphsOf(run, tabular);
    const scale = (size * (run.raised ? RAISED.size : 1)) / unitsPerEm;
    const base = run.raised ? y - size * RAISED.rise : y;
    const uses = glyphs
      .filter(({ outline }) => outline !== '')
      .map(
        (glyph) =>
          `<use href="#${outlines.named(run.face, glyph.id, glyph.outline)}" x="${hundredth(glyph.x)}"${glyph.y === 0 ? '' : ` y="${hundredth(glyph.y)}"`}/>`,
      );
    const group = `<g transform="translate(${hundredth(at)} ${hundredth(base)}) scale(${scale.toFixed(6)} -${scale.toFixed(6)})">${uses.join('')}</g>`;
    at += runWidth(run, size, tabular);
    return group;
  });
  const middle = `${hundredth((x + at) / 2)} ${hundredth(y - size * 0.36)}`;
  const turn = turned === undefined ? '' : ` transform="rotate(${hundredth(-turned)} ${middle})"`;
  return `<g fill="${color}"${opacity === undefined ? '' : ` opacity="${opacity}"`}${turn}>${letters.join('')}</g>`;
}

function markSvg(mark: Mark, outlines: Outlines): string {
  switch (mark.draw) {
    case 'text':
      return textSvg(mark, outlines);
    case 'line':
      return `<path d="M${hundredth(mark.x1)} ${hundredth(mark.y1)}L${hundredth(mark.x2)} ${hundredth(mark.y2)}" fill="none" stroke="${mark.color}" stroke-width="${hundredth(mark.width)}"/>`;
    case 'rect':
      return `<rect x="${hundredth(mark.x)}" y="${hundredth(mark.y)}" width="${hundredth(mark.width)}" height="${hundredth(mark.height)}" fill="${mark.fill}"/>`;
    case 'outline': {
      const { x, y, width, height, scale } = mark;
      const [wide, high] = [width / scale, height / scale].map(hundredth);
      const turn = mark.turned
        ? ` transform="rotate(${mark.turned} ${Number(wide) / 2} ${Number(high) / 2})"`
        : '';
      const rest = `${mark.evenOdd ? ' fill-rule="evenodd"' : ''}${mark.opacity === undefined ? '' : ` opacity="${mark.opacity}"`}`;
      // A drawing in a drawing shows only what lies in its own frame.
      return `<svg x="${hundredth(x)}" y="${hundredth(y)}" width="${hundredth(width)}" height="${hundredth(height)}" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none" overflow="hidden"><path d="${mark.path}" fill="${mark.fill}"${rest}${turn}/></svg>`;
    }
    case 'picture': {
      const turn = mark.turned
        ? ` transform="rotate(${mark.turned} ${hundredth(mark.x + mark.width / 2)} ${hundredth(mark.y + mark.height / 2)})"`
        : '';
      return `<image x="${hundredth(mark.x)}" y="${hundredth(mark.y)}" width="${hundredth(mark.width)}" height="${hundredth(mark.height)}" href="data:image/png;base64,${mark.png}"${turn}/>`;
    }
    case 'area':
      return `<polygon points="${places(mark.points)}" fill="${mark.fill}"/>`;
    case 'stroke':
      return `<polyline points="${places(mark.points)}" fill="none" stroke="${mark.color}" stroke-width="${hundredth(mark.width)}"${mark.dashes ? ` stroke-dasharray="${mark.dashes.join(' ')}"` : ''}/>`;
  }
}

/** One string for each page. */
export function svgPages({ width, height, pages }: Drawing): string[] {
  return pages.map(({ pieces }) => {
    const outlines = new Outlines();
    const marks = pieces.flatMap((piece) => piece.marks.map((mark) => markSvg(mark, outlines))).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${hundredth(width)} ${hundredth(height)}" width="${hundredth(width)}" height="${hundredth(height)}"><defs>${outlines.written()}</defs><rect width="100%" height="100%" fill="#ffffff"/>${marks}</svg>`;
  });
}
