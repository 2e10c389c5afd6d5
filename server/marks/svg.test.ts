import { expect, it } from 'vitest';
import { Mark } from '../vocabulary/mark';
import { readMark } from './read-mark';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"${more}>${inside}</svg>`;
const read = (text: string) => readMark(new TextEncoder().encode(text));
const drawn = (inside: string) => {
  const found = read(svg(inside));
  if (!found.ok) throw new Error(found.problems[0]?.message);
  if (found.value.kind !== 'drawn') throw new Error('not drawn');
  return found.value;
};
const pathsOf = (inside: string) => drawn(inside).shapes.map(({ path }) => path);
const refusal = (text: string) => {
  const found = read(text);
  return found.ok ? 'read' : found.problems[0];
};

// The longer side of 100 becomes 1,000: every coordinate below is ten times that of the drawing.
it.each([
  ['<path d="M10 10 L 20,10 l0 10 z"/>', 'M100 100 L200 100 L200 200 Z'],
  ['<path d="M10 10 20 10-5.5.5"/>', 'M100 100 L200 100 L-55 5'],
  ['<path d="m10 10h10v10H0V0z"/>', 'M100 100 L200 100 L200 200 L0 200 L0 0 Z'],
  ['<path d="M0 0C1 2 3 4 5 6s1 1 2 0"/>', 'M0 0 C10 20 30 40 50 60 C70 80 60 70 70 60'],
  ['<path d="M0 0Q3 3 6 0T12 0"/>', 'M0 0 C20 20 40 20 60 0 C80 -20 100 -20 120 0'],
  ['<path d="M1 1m1 1l1 1zl2 0"/>', 'M10 10 M20 20 L30 30 Z L40 20'],
  // A quarter of a circle of radius 10: control points lie 0.5523 of the radius along the tangents.
  ['<path d="M10 0A10 10 0 0 1 0 10"/>', 'M100 0 C100 55.23 55.23 100 0 100'],
  ['<path d="M10 0a10 10 0 01-10 10"/>', 'M100 0 C100 55.23 55.23 100 0 100'],
  ['<rect x="1" y="2" width="3" height="4"/>', 'M10 20 L40 20 L40 60 L10 60 Z'],
  ['<polygon points="0,0 10,0 10,10"/>', 'M0 0 L100 0 L100 100 Z'],
  [
    '<g transform="translate(5 5)"><g transform="scale(2)"><rect width="1" height="1"/></g></g>',
    'M50 50 L70 50 L70 70 L50 70 Z',
  ],
  ['<rect width="2" height="1" transform="rotate(90 1 1)"/>', 'M20 0 L20 20 L10 20 L10 0 Z'],
  ['<rect width="2" height="1" transform="matrix(1,0,0,-1,0,1)"/>', 'M0 10 L20 10 L20 0 L0 0 Z'],
])('%s becomes an outline of absolute points', (inside, path) => {
  expect(pathsOf(inside)).toEqual([path]);
});

it('rounds a circle from four quarters', () => {
  expect(pathsOf('<circle cx="10" cy="10" r="10"/>')).toEqual([
    'M200 100 C200 155.23 155.23 200 100 200 C44.77 200 0 155.23 0 100 C0 44.77 44.77 0 100 0 C155.23 0 200 44.77 200 100 Z',
  ]);
});

it('keeps fills, opacity and holes, and drops what is not seen', () => {
  const { shapes, width, height } = drawn(
    '<g fill="#1F4E5F"><rect width="1" height="1"/><rect width="1" height="1" fill="red" fill-opacity="0.5" fill-rule="evenodd"/></g>' +
      '<rect width="1" height="1" style="fill:rgb(1, 2, 3);stroke:none;stroke-width:2"/><rect width="1" height="1" fill="none"/>' +
      '<!-- a comment --><title>Our mark</title>',
  );
  expect([width, height]).toEqual([1000, 500]);
  const path = 'M0 0 L10 0 L10 10 L0 10 Z';
  expect(shapes).toEqual([
    { path, fill: '#1f4e5f' },
    { path, fill: '#ff0000', evenOdd: true, opacity: 0.5 },
    { path, fill: '#010203' },
  ]);
});

const BOMB =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg viewBox="0 0 1 1">&b;</svg>';

it.each([
  ['a script', svg('<script>alert(1)</script>'), 'the element “script”'],
  ['a handler', svg('<rect width="1" height="1" onload="alert(1)"/>'), 'the attribute “onload” on “rect”'],
  ['a handler at the root', svg('<rect width="1" height="1"/>', ' onload="alert(1)"'), '“onload” on “svg”'],
  ['foreign markup', svg('<foreignObject><p>Hello</p></foreignObject>'), 'the element “foreignObject”'],
  ['entities', BOMB, 'has “<!DOCTYPE”'],
  ['an entity in an attribute', svg('<rect width="&b;" height="1"/>'), 'a reference (&…;) in “width”'],
  ['an entity in text', svg('<title>&lt;b&gt;</title>'), 'has text in “title”'],
  ['character data', svg('<![CDATA[<script/>]]>'), 'has “<![CDATA”'],
  ['an instruction', '<?xml-stylesheet href="http://a.example/x.css"?><svg/>', 'has “<?xml”'],
  ['a link', svg('<a href="https://a.example/"><rect width="1" height="1"/></a>'), 'the element “a”'],
  ['a reference', svg('<use href="#a"/>'), 'the element “use”'],
  ['a reference by another name', svg('<rect xlink:href="#a" width="1" height="1"/>'), '“xlink:href”'],
  ['a picture', svg('<image href="https://a.example/x.png"/>'), 'Upload the picture itself as a PNG'],
  ['letters', svg('<text x="1" y="1">Royal</text>'), 'Turn the text into outlines'],
  ['a font', svg('<rect width="1" height="1" font-family="x"/>'), '“font-family”'],
  ['a style sheet', svg('<style>@import url(https://a.example/)</style>'), 'the element “style”'],
  [
    'a style that refers',
    svg('<rect width="1" height="1" style="background:url(x)"/>'),
    'the style “background”',
  ],
  ['a gradient', svg('<rect width="1" height="1" fill="url(#g)"/>'), 'the fill “url(#g)”'],
  ['a gradient’s own element', svg('<linearGradient/>'), 'the element “linearGradient”'],
  ['a stroke', svg('<rect width="1" height="1" stroke="#000"/>'), 'Turn its strokes into outlines'],
  ['a filter', svg('<rect width="1" height="1" filter="url(#f)"/>'), '“filter”'],
  ['a mask', svg('<mask/>'), 'the element “mask”'],
  ['movement', svg('<rect width="1" height="1"><animate/></rect>'), 'the element “animate”'],
  ['a group in a shape', svg('<rect width="1" height="1"><g/></rect>'), 'inside “rect”'],
  ['movement at the top', svg('<animate attributeName="x"/>'), 'the element “animate”'],
  ['a name of an object’s own', svg('<constructor/>'), 'the element “constructor”'],
  ['a long path', svg(`<path d="M0 0${' 1'.repeat(12_000)}"/>`), 'more than 5,000 parts'],
  ['a path of arcs', svg(`<path d="M0 0${'a1 1 0 011 2'.repeat(3_000)}"/>`), 'more than 5,000 parts'],
  ['many paths', svg(`<path d="M0 0${' 1 1'.repeat(4_000)}"/>`.repeat(6)), 'more outlines than a mark needs'],
  ['many shapes', svg('<rect width="1" height="1"/>'.repeat(401)), 'more than 400 shapes'],
  ['many elements', svg('<g/>'.repeat(2_001)), 'more than 2,000 elements'],
  ['deep groups', svg(`${'<g>'.repeat(30)}${'</g>'.repeat(30)}`), 'more than 20 deep'],
  ['a path of letters', svg('<path d="M0 0 Lx y"/>'), 'cannot be read, near “x y”'],
  ['a path that begins nowhere', svg('<path d="L1 1"/>'), 'cannot be read'],
  ['a number beyond all', svg('<path d="M1e999 0"/>'), 'cannot be read'],
  ['a point far outside', svg('<path d="M0 0L1e9 0"/>'), 'far outside its own frame'],
  ['a transform of its own', svg('<g transform="rotate3d(1)"/>'), 'the transform “rotate3d(1)”'],
  ['nothing', svg(''), 'draws nothing'],
  ['nothing that is seen', svg('<rect width="1" height="1" opacity="0.0004"/>'), 'draws nothing'],
  ['a line without area', svg('<path d="M0 0L1 0Z"/>'), 'draws nothing'],
  ['an arc that ends where it begins', svg('<path d="M0 0A1e-300 1e300 0 0 1 1 1z"/>'), 'draws nothing'],
  ['no size', '<svg><rect width="1" height="1"/></svg>', 'how large it is'],
  ['an end too early', '<svg viewBox="0 0 1 1"><g>', 'ends before “g” does'],
  ['a wrong end', '<svg viewBox="0 0 1 1"><g></svg>', 'does not close “g”'],
  ['something after its end', `${svg('<rect width="1" height="1"/>')}<script/>`, 'goes on after its end'],
  ['a page', '<html><body onload="x()"></body></html>', 'the element “html”'],
  ['another element first', '<g/>', 'begins with “g”'],
  ['no markup', 'GIF89a', 'neither a PNG nor an SVG'],
])('an SVG with %s is refused, and the refusal names it', (_what, text, says) => {
  expect(refusal(text)).toMatchObject({
    code: 'mark-unusable',
    field: 'mark',
    message: expect.stringContaining(says),
  });
});

// A number that could be read in two ways took 12 seconds to refuse.
it.each([
  ['points', svg(`<polygon points="${'1'.repeat(99_000)}x"/>`), 'points cannot be read'],
  ['a frame', `<svg viewBox="${'1'.repeat(99_000)}x"/>`, 'how large it is'],
  ['a transform', svg(`<g transform="scale(${'1'.repeat(99_000)}x)"/>`), 'the transform “scale(1'],
])(
  'refuses %s of one number that goes on and ends in a letter',
  (_what, text, says) => {
    expect(refusal(text)).toMatchObject({ message: expect.stringContaining(says) });
  },
  5_000,
);

it('refuses a file of more than 100 kB, and one that is no text', () => {
  expect(refusal(svg(' '.repeat(100_001)))).toMatchObject({
    message: expect.stringContaining('at most 100 kB'),
  });
  const found = readMark(Uint8Array.from([0x3c, 0xff, 0xfe]));
  expect(found.ok || found.problems[0]?.message).toContain('neither a PNG nor an SVG');
});

it('shows names from a file only in plain letters', () => {
  const shown = refusal(svg('<rect width="1" height="1" fill="\u202e\u0007<"/>'));
  expect(JSON.stringify(shown)).not.toMatch(/\u202e|\\u202e|\\u0007/);
});

it('is kept only in the letters and numbers of an outline', () => {
  const mark = (path: string) =>
    Mark.safeParse({ kind: 'drawn', width: 10, height: 10, shapes: [{ path, fill: '#000000' }] }).success;
  expect(mark('M0 0 L1.5 -2 C1 2 3 4 5 6 Z')).toBe(true);
  for (const path of ['M0 0 "/><script>', 'M0 0 url(#a)', 'L1 1', 'M0', 'M0 0 L1', 'M0 0\nZ', ''])
    expect(mark(path)).toBe(false);
});
