/** A drawing as outlines and colours. Only what is listed here is read; anything else is refused by its name. */
import { type Mark, type MarkShape, OUTLINES_CHARACTERS_AT_MOST, SHAPES_AT_MOST } from '../vocabulary/mark';
import { colourOf } from './colours';
import { type Element, rootOf } from './elements';
import { ellipse, pathOf, polygon, printed, rectangle, type Segment } from './outline';
import { named, refuseMark } from './refusal';
import { numbersIn, type Transform, transformOf, UNMOVED, within } from './transform';

export const SVG_BYTES_AT_MOST = 100_000;

/** The longer side of a mark as it is kept. */
const SIDE = 1_000;
const NARROWEST = 20;

const ANYWHERE = ['id', 'fill', 'fill-rule', 'fill-opacity', 'opacity', 'style', 'transform', 'stroke'];
const OWN: Readonly<Record<string, readonly string[]>> = {
  svg: [
    'xmlns',
    'version',
    'viewBox',
    'width',
    'height',
    'x',
    'y',
    'preserveAspectRatio',
    'role',
    'aria-label',
    'baseProfile',
  ],
  g: [],
  title: [],
  desc: [],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  polygon: ['points'],
};

/** What draws nothing where there is no stroke, or says nothing here. */
const WITHOUT_EFFECT =
  /^(?:stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity)|xml:space|xmlns:[a-z]+|enable-background|shape-rendering|clip-rule|data-name)$/;
const STYLES = ['fill', 'fill-rule', 'fill-opacity', 'opacity', 'stroke'];

const INSTEAD: Readonly<Record<string, string>> = {
  script: 'Remove it.',
  foreignObject: 'Remove it.',
  text: 'Turn the text into outlines.',
  tspan: 'Turn the text into outlines.',
  image: 'Upload the picture itself as a PNG.',
  style: 'Save the drawing with its colours as attributes of each shape.',
  use: 'Unlink the copies, so that each is a shape of its own.',
  line: 'Turn its line into an outlined shape.',
  polyline: 'Turn its line into an outlined shape.',
};

const permitted = (): string => 'A mark may have path, rect, circle, ellipse, polygon and g.';

function checkNames({ name, attributes }: Pick<Element, 'name' | 'attributes'>): void {
  const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined;
  if (!own) {
    refuseMark(
      `This SVG has the element ${named(name)}, which a mark may not have. ${
        (Object.hasOwn(INSTEAD, name) && INSTEAD[name]) || permitted()
      }`,
    );
    return;
  }
  for (const [attribute, value] of attributes) {
    if (own.includes(attribute) || ANYWHERE.includes(attribute) || WITHOUT_EFFECT.test(attribute)) continue;
    if (attribute === 'class' && value.trim() === '') continue;
    refuseMark(
      `This SVG has the attribute ${named(attribute)} on ${named(name)}, which a mark may not have. Save the drawing as plain SVG, or remove it.`,
    );
  }
}

/** Attributes, and what `style` says in their place. */
function styled({ name, attributes }: Element): Map<string, string> {
  const all = new Map(attributes);
  for (const part of (attributes.get('style') ?? '').split(';')) {
    if (part.trim() === '') continue;
    const [property = '', value = ''] = part.split(':').map((each) => each.trim());
    if (STYLES.includes(property)) all.set(property, value);
    else if (!WITHOUT_EFFECT.test(property))
      refuseMark(
        `This SVG has the style ${named(property)} on ${named(name)}, which a mark may not have. Remove it.`,
      );
  }
  return all;
}

/** A length in units of the drawing; “px” is one. */
function lengthOf(element: Element, attribute: string, otherwise = 0): number {
  const text = element.attributes.get(attribute);
  if (text === undefined) return otherwise;
  const [length, ...more] = numbersIn(text.trim().replace(/px$/, '')) ?? [];
  return length === undefined || more.length > 0 || !Number.isFinite(length)
    ? refuseMark(
        `This SVG has ${named(`${attribute}="${text}"`)} on ${named(element.name)}. Give it as a plain number.`,
      )
    : length;
}

function outlineOf(element: Element): Segment[] {
  const length = (attribute: string, otherwise?: number) => lengthOf(element, attribute, otherwise);
  switch (element.name) {
    case 'path':
      return pathOf(element.attributes.get('d') ?? '');
    case 'rect': {
      const [width, height] = [length('width'), length('height')];
      if (width <= 0 || height <= 0) return [];
      const rx = length('rx', length('ry'));
      return rectangle([length('x'), length('y'), width, height], [rx, length('ry', rx)]);
    }
    case 'circle': {
      const r = length('r');
      return r > 0 ? ellipse(length('cx'), length('cy'), r, r) : [];
    }
    case 'ellipse': {
      const [rx, ry] = [length('rx'), length('ry')];
      return rx > 0 && ry > 0 ? ellipse(length('cx'), length('cy'), rx, ry) : [];
    }
    case 'polygon': {
      const points = numbersIn(element.attributes.get('points') ?? '') ?? [];
      if (points.length < 6 || points.length % 2 > 0 || points.length > 10_000)
        refuseMark('This SVG has a polygon whose points cannot be read. Draw it again as a path.');
      return polygon(points);
    }
    default:
      return [];
  }
}

type Ink = { fill: string | undefined; evenOdd: boolean; opacity: number };

function opacityOf(text: string | undefined, name: string): number {
  if (text === undefined) return 1;
  const share = text.trim().endsWith('%') ? Number(text.trim().slice(0, -1)) / 100 : Number(text);
  return share >= 0 && share <= 1
    ? share
    : refuseMark(`This SVG has the opacity ${named(text)} on ${named(name)}. Give one from 0 to 1.`);
}

function inkOf(element: Element, of: Map<string, string>, around: Ink): Ink {
  const { name } = element;
  const stroke = of.get('stroke');
  if (stroke !== undefined && colourOf(stroke) !== undefined)
    refuseMark(
      `This SVG has a stroke on ${named(name)}, and a mark has fills only. Turn its strokes into outlines.`,
    );
  const whole = opacityOf(of.get('opacity'), name);
  if (whole < 1 && element.children.length > 0)
    refuseMark('This SVG has a group that lets light through. Give the opacity to its shapes instead.');
  const fill = of.get('fill');
  const rule = of.get('fill-rule');
  if (rule !== undefined && rule !== 'nonzero' && rule !== 'evenodd')
    refuseMark(`This SVG has the fill rule ${named(rule)}. Use nonzero or evenodd.`);
  const own = of.get('fill-opacity');
  return {
    fill: fill === undefined ? around.fill : colourOf(fill),
    evenOdd: rule === undefined ? around.evenOdd : rule === 'evenodd',
    opacity: whole * (own === undefined ? around.opacity : opacityOf(own, name)),
  };
}

function shapesIn(element: Element, around: { ink: Ink; placed: Transform }, shapes: MarkShape[]): void {
  const { name, children } = element;
  if (children.length > 0 && name !== 'svg' && name !== 'g')
    refuseMark(`This SVG has an element inside ${named(name)}, which a mark may not have. Ungroup it.`);
  const of = styled(element);
  const moved = of.get('transform');
  const placed = moved === undefined ? around.placed : within(around.placed, transformOf(moved));
  const ink = inkOf(element, of, around.ink);
  for (const child of children) shapesIn(child, { ink, placed }, shapes);
  const outline = outlineOf(element);
  const opacity = Math.round(ink.opacity * 1000) / 1000;
  if (outline.length === 0 || ink.fill === undefined || opacity === 0) return;
  if (shapes.length >= SHAPES_AT_MOST)
    refuseMark(`This SVG has more than ${SHAPES_AT_MOST} shapes. Simplify it.`);
  shapes.push({
    path: printed(outline, placed),
    fill: ink.fill,
    ...(ink.evenOdd && { evenOdd: true as const }),
    ...(opacity < 1 && { opacity }),
  });
}

/** Where the drawing's own frame lies: its viewBox, or its width and height. */
function frameOf(root: Element): readonly [number, number, number, number] {
  const box = root.attributes.get('viewBox');
  const given = box === undefined ? undefined : numbersIn(box);
  const frame = box === undefined ? [0, 0, lengthOf(root, 'width'), lengthOf(root, 'height')] : (given ?? []);
  const [x = 0, y = 0, width = 0, height = 0] = frame;
  if (frame.length !== 4 || !(width > 0 && height > 0))
    refuseMark(
      'This SVG does not say how large it is. Give it a viewBox, for example viewBox="0 0 300 100".',
    );
  if (Math.max(width / height, height / width) > SIDE / NARROWEST)
    refuseMark(`This SVG is more than ${SIDE / NARROWEST} times as long as it is high. Crop it to the mark.`);
  return [x, y, width, height];
}

/** Of a mark as it is kept: a line or a point is not seen. */
const isSeen = (shapes: MarkShape[]): boolean =>
  shapes.some(({ path }) => {
    const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const extent = (from: 0 | 1) => {
      const along = numbers.filter((_, index) => index % 2 === from);
      return Math.max(...along) - Math.min(...along);
    };
    return numbers.length > 0 && Math.min(extent(0), extent(1)) > 0;
  });

export function drawnMark(text: string): Mark {
  const root = rootOf(text, checkNames);
  if (root.name !== 'svg')
    refuseMark(`This file begins with ${named(root.name)}, not with svg. Upload an SVG.`);
  const [x, y, width, height] = frameOf(root);
  const scale = SIDE / Math.max(width, height);
  const shapes: MarkShape[] = [];
  const ink: Ink = { fill: '#000000', evenOdd: false, opacity: 1 };
  shapesIn(root, { ink, placed: within([scale, 0, 0, scale, -x * scale, -y * scale], UNMOVED) }, shapes);
  if (!isSeen(shapes)) refuseMark('This SVG draws nothing. Upload one with filled shapes.');
  const characters = shapes.reduce((sum, { path }) => sum + path.length, 0);
  if (characters > OUTLINES_CHARACTERS_AT_MOST)
    refuseMark('This SVG has more outlines than a mark needs. Simplify its paths.');
  const side = (length: number) => Math.round(length * scale * 100) / 100;
  return { kind: 'drawn', width: side(width), height: side(height), shapes };
}
