import { describe, expect, it } from 'vitest';
import { dossier } from '../content/dossier';
import { leaflet } from '../content/leaflet';
import { sign } from '../content/sign';
import type { Block, Paper } from '../paper';
import type { Orientation, SheetSize } from '../sign-offers';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import type { Drawing, Mark } from './drawing';
import { flow } from './flow';
import { setFolded } from './folded';
import { runsOf, widthOf } from './fonts';
import { printedDrawing } from './printed';
import { setPages, setSheet } from './sheets';
import { wrap } from './text';
import { themeOf } from './theme';

const PAPER = dossier(SUBJECT, { manifest: [{ name: 'Variant', sha256: SUBJECT.record.hash }] });
const BASELINES = '../baselines';

const texts = (drawing: Drawing, page: number): string[] =>
  drawing.pages[page]?.pieces.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text] : [])),
  ) ?? [];

const reach = (mark: Mark): [left: number, right: number, top: number, bottom: number] => {
  switch (mark.draw) {
    case 'text':
      return [
        mark.x,
        mark.x + widthOf(mark.text.trimEnd(), mark.weight, mark.size, mark.tabular),
        mark.y - mark.size,
        mark.y,
      ];
    case 'rect':
    case 'outline':
    case 'picture':
      return [mark.x, mark.x + mark.width, mark.y, mark.y + mark.height];
    case 'line':
      return [
        Math.min(mark.x1, mark.x2),
        Math.max(mark.x1, mark.x2),
        Math.min(mark.y1, mark.y2),
        Math.max(mark.y1, mark.y2),
      ];
    case 'area':
    case 'stroke': {
      const xs = mark.points.map(([x]) => x);
      const ys = mark.points.map(([, y]) => y);
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    }
  }
};

function staysOnItsPage({ pages, width, height }: Drawing): void {
  for (const { pieces } of pages)
    for (const mark of pieces.flatMap(({ marks }) => marks)) {
      const [left, right, top, bottom] = reach(mark);
      expect(left, JSON.stringify(mark)).toBeGreaterThanOrEqual(-0.01);
      expect(right, JSON.stringify(mark)).toBeLessThanOrEqual(width + 0.5);
      expect(top, JSON.stringify(mark)).toBeGreaterThanOrEqual(-0.01);
      expect(bottom, JSON.stringify(mark)).toBeLessThanOrEqual(height + 0.5);
    }
}

const SHEETS: [SheetSize, Orientation][] = [
  ['A4', 'portrait'],
  ['A4', 'landscape'],
  ['A5', 'portrait'],
  ['A5', 'landscape'],
];

/** Without it a leaflet is marked as not for display. */
const SAID = { minimumAge: 18, help: 'A line' };

describe('pages', () => {
  const drawing = setPages(PAPER);
  it('look as they did', async () => {
    await expect(printedDrawing(drawing)).toMatchFileSnapshot(`${BASELINES}/dossier.txt`);
  });
  it('carry title, version, status, approval, number and hash, each', () => {
    expect(drawing.pages.length).toBeGreaterThan(4);
    drawing.pages.forEach((_, index) => {
      const said = texts(drawing, index).join('|');
      expect(said).toContain('Test Wheel: game dossier');
      expect(said).toContain('T-0001, version 2 · Approved on 1 February 2008');
      expect(said).toMatch(
        new RegExp(
          `(?:(?:Summary|Submission|Rules|Mathematics|Compliance|Papers|Annex [A-Z]) \\d+ of \\d+|Annex [A-Z](?: · Annex [A-Z])+) · Page ${index + 1} of ${drawing.pages.length}`,
        ),
      );
      expect(said).toContain('Hash c0ffee000000');
    });
  });
  it('are shared by short annexes, and then name each', () => {
    const last = drawing.pages.length - 1;
    expect(texts(drawing, last)).toContain(
      `Annex B · Annex C · Annex D · Page ${last + 1} of ${drawing.pages.length}`,
    );
  });
  it('begin each part on one of its own, and number its pages within it', () => {
    const feet = drawing.pages
      .map((_, index) => /([A-Z][a-z]+(?: [A-Z])?) (\d+) of (\d+) · /.exec(texts(drawing, index).join('|')))
      .filter((found) => found?.[1] !== undefined);
    const parts = [...new Set(feet.map((found) => found?.[1]))];
    expect(parts.slice(0, 6)).toEqual([
      'Summary',
      'Submission',
      'Rules',
      'Mathematics',
      'Compliance',
      'Papers',
    ]);
    for (const part of parts) {
      const own = feet.filter((found) => found?.[1] === part);
      expect(own.map((found) => Number(found?.[2]))).toEqual(own.map((_, index) => index + 1));
      expect(new Set(own.map((found) => Number(found?.[3])))).toEqual(new Set([own.length]));
    }
  });
  it('say in the contents on which page each section is', () => {
    const heads = drawing.pages.flatMap(({ pieces }, page) =>
      pieces.flatMap(({ heading, id }) => (heading && id ? [{ id, page: page + 1 }] : [])),
    );
    const listed = drawing.pages.flatMap(({ pieces }) =>
      pieces.flatMap(({ pageOf, marks }) =>
        marks.flatMap((mark) =>
          pageOf && mark.draw === 'text' ? [{ id: pageOf, page: Number(mark.text) }] : [],
        ),
      ),
    );
    expect(listed.length).toBeGreaterThan(20);
    for (const each of listed) expect(heads).toContainEqual(each);
  });
  it('keep everything on the page', () => staysOnItsPage(drawing));
  it('never end with a heading', () => {
    for (const { pieces } of drawing.pages) {
      const owners = pieces.flatMap(({ element }) => (element ? [element.role] : []));
      expect(['H1', 'H2', 'H3', 'Caption']).not.toContain(owners.at(-1));
    }
  });
});

describe('the pages of a round with decisions and a meter', () => {
  const drawing = setPages(dossier(ROUND_SUBJECT, { manifest: [] }));
  it('look as they did', async () => {
    await expect(printedDrawing(drawing)).toMatchFileSnapshot(`${BASELINES}/round-dossier.txt`);
  });
  it('keep everything on the page', () => staysOnItsPage(drawing));
  it('keep the grid of starting hands whole on one page', () => {
    const pages = drawing.pages.flatMap(({ pieces }, page) =>
      pieces.some(({ marks }) =>
        marks.some((mark) => mark.draw === 'text' && mark.text.includes('169 starting hands')),
      )
        ? [page]
        : [],
    );
    expect(pages).toHaveLength(1);
    const letters = texts(drawing, pages[0] ?? 0).filter((text) => text === '4' || text === 'C');
    // 169 cells; fours also head a row and a column of it, and a column of the table above it.
    expect(letters.length).toBe(172);
  });
  it('tag a matrix as a table and a curve as a figure with its words', () => {
    const tree = printedDrawing(drawing);
    expect(tree).toMatch(/Figure “Jackpot: the house edge falls in a straight line/);
    const [, ...matrices] = drawing.root.children
      .filter(({ role }) => role === 'Table')
      .filter(({ children }) => children[1]?.children[0]?.children.length === 14);
    expect(matrices).toHaveLength(1);
    expect(matrices[0]?.children[2]?.children[0]?.children[0]).toMatchObject({ role: 'TH', scope: 'Row' });
  });
});

describe('sheets', () => {
  it.each(SHEETS)('%s %s holds the sign and looks as it did', async (size, orientation) => {
    const { drawing, fits } = setSheet(sign(SUBJECT).paper, size, orientation);
    expect(fits).toBe(true);
    expect(drawing.pages).toHaveLength(1);
    staysOnItsPage(drawing);
    await expect(printedDrawing(drawing)).toMatchFileSnapshot(`${BASELINES}/sign-${size}-${orientation}.txt`);
  });
  it.each(SHEETS)('%s %s holds the sign of a round, with room for its meter', async (size, orientation) => {
    const { drawing, fits } = setSheet(sign(ROUND_SUBJECT).paper, size, orientation);
    expect(fits).toBe(true);
    staysOnItsPage(drawing);
    await expect(printedDrawing(drawing)).toMatchFileSnapshot(
      `${BASELINES}/round-sign-${size}-${orientation}.txt`,
    );
  });
  it('grows the type until no step larger fits', () => {
    const paper = sign(SUBJECT).paper;
    const { scale } = setSheet(paper, 'A4', 'portrait');
    const small = setSheet(
      { ...paper, blocks: [...paper.blocks, ...paper.blocks.slice(2)] },
      'A4',
      'portrait',
    );
    expect(scale).toBeGreaterThan(1);
    expect(small.scale).toBeLessThan(scale);
  });
  it('crosses a sheet that is not for display from corner to corner, over its text', () => {
    const without = { ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: {} } };
    const { drawing } = setSheet(sign(without).paper, 'A5', 'landscape');
    expect(drawing.pages[0]?.pieces.at(-1)?.marks).toMatchObject([
      { draw: 'text', text: 'NOT FOR DISPLAY', turned: expect.closeTo(35.2, 0), opacity: 0.24 },
    ]);
  });
  it('draws the word across after everything else on every page, so that no box hides it', () => {
    const marked = <Of extends Paper>(paper: Of) => ({ ...paper, mark: 'WORKING COPY' });
    const pages = setPages(marked(PAPER)).pages;
    for (const { pieces } of pages)
      expect(pieces.at(-1)?.marks).toMatchObject([{ draw: 'text', text: 'WORKING COPY' }]);
    const folded = setFolded(marked(leaflet(SUBJECT))).drawing.pages;
    for (const { pieces } of folded)
      for (const piece of pieces.slice(-2))
        expect(piece.marks).toMatchObject([{ draw: 'text', text: 'WORKING COPY' }]);
  });
  it('folds the leaflet: the front beside the back, and reads in order', async () => {
    const { drawing, fits } = setFolded(leaflet({ ...SUBJECT, organisation: SAID }));
    expect(fits).toBe(true);
    expect(drawing.pages).toHaveLength(2);
    expect(texts(drawing, 0).join('|')).toMatch(/Test Wheel.*Where to ask/s);
    staysOnItsPage(drawing);
    await expect(printedDrawing(drawing)).toMatchFileSnapshot(`${BASELINES}/leaflet.txt`);
  });
});

it('folds the leaflet of a round onto two sheets', async () => {
  const { drawing, fits } = setFolded(leaflet({ ...ROUND_SUBJECT, organisation: SAID }));
  expect(fits).toBe(true);
  expect(drawing.pages).toHaveLength(4);
  staysOnItsPage(drawing);
  await expect(printedDrawing(drawing)).toMatchFileSnapshot(`${BASELINES}/round-leaflet.txt`);
});

describe('the flow', () => {
  const frame = { x: 0, y: 0, width: 300, height: 120 };
  const set = (blocks: Block[]) => flow(blocks, themeOf('#1f4e5f'), () => frame);
  const lines = (count: number): Block => ({
    kind: 'paragraph',
    text: Array.from({ length: count }, (_, i) => `${i}`).join('\n'),
  });

  it('moves a heading to the next page with its text', () => {
    const { frames } = set([lines(6), { kind: 'heading', level: 3, text: 'Head' }, lines(4)]);
    const onFirst = frames[0]?.map(({ element }) => element?.role);
    expect(onFirst).not.toContain('H3');
    expect(frames[1]?.[0]?.element?.role).toBe('H3');
  });
  it('never leaves a heading, a caption or the heads of a table alone, however tall what follows is', () => {
    const rows = Array.from({ length: 6 }, (_, index) => ({ cells: [`row ${index}`, `${index}`] }));
    const columns = [{ title: 'Name' }, { title: 'N' }];
    const { frames } = set([
      lines(4),
      { kind: 'heading', level: 3, text: 'Head' },
      { kind: 'table', caption: 'Taller than a page', rowHeaders: 1, columns, rows },
    ]);
    expect(frames.length).toBeGreaterThan(1);
    for (const pieces of frames) {
      const words = pieces.flatMap(({ element: owner, marks }) =>
        marks.some(({ draw }) => draw === 'text') ? [owner] : [],
      );
      expect(['H3', 'Caption', 'TH']).not.toContain(
        words.at(-1)?.scope === 'Row' ? 'row' : words.at(-1)?.role,
      );
    }
    expect(frames[0]?.map(({ element: owner }) => owner?.role)).not.toContain('H3');
  });
  it('gives a last page of a line or two more from the page before, and adds no page', () => {
    const tall = { ...frame, height: 420 };
    const last = (count: number) =>
      flow([lines(count)], themeOf('#1f4e5f'), () => tall).frames.map((pieces) => pieces.length);
    expect(last(30)).toEqual([30]);
    expect(last(31)).toEqual([22, 9]);
    expect(last(40)).toEqual([30, 10]);
    expect(last(62)).toEqual([30, 23, 9]);
  });
  it('does the same before a heading that asks for a new page', () => {
    const tall = { ...frame, height: 420 };
    const asks: Block = { kind: 'heading', level: 2, text: 'Next', newPage: true };
    const { frames } = flow([lines(31), asks, lines(3)], themeOf('#1f4e5f'), () => tall);
    expect(frames.map((pieces) => pieces.length)).toEqual([22, 9, 4]);
  });
  it('shows the whole title of a chart, on as many lines as it takes', () => {
    const title = 'A wager with a name so long that two lines of a narrow panel do not hold it';
    const panel = { alt: '', edge: 0.1, bands: [{ rounds: 1000, confidence: 0.9, low: -1, high: 2 }] };
    const { frames } = set([
      {
        kind: 'figure',
        caption: 'Bands',
        panels: [{ ...panel, title } as never, { ...panel, title: 'B' } as never],
      },
    ]);
    const said = frames
      .flat()
      .flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark] : [])));
    expect(said.map(({ text }) => text).join('')).toContain(title);
    const under = said.filter(({ text }) => text === 'not hold it' || text === 'B');
    expect(new Set(under.map(({ y }) => y)).size).toBe(1);
  });
  it('leaves at least two lines on either side', () => {
    const { frames } = set([lines(9)]);
    expect(frames.map((pieces) => pieces.length)).toEqual([7, 2]);
  });
  it('repeats the heads of a table, as an artifact the second time', () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ cells: [`row ${index}`, `${index}`] }));
    const { frames, root } = set([
      {
        kind: 'table',
        caption: 'T',
        rowHeaders: 1,
        columns: [{ title: 'Name' }, { title: 'N', align: 'right' }],
        rows,
      },
    ]);
    const headers = frames.map((pieces) =>
      pieces.filter(({ marks }) => marks.some((mark) => mark.draw === 'text' && mark.text === 'Name')),
    );
    expect(headers.every((found) => found.length === 1)).toBe(true);
    expect(headers.map(([found]) => found?.element?.role)).toEqual([
      'TH',
      ...headers.slice(1).map(() => undefined),
    ]);
    const table = root.children[0];
    expect(table?.children.map(({ role }) => role)).toEqual(['Caption', 'THead', 'TBody']);
    expect(table?.children[2]?.children).toHaveLength(12);
    expect(table?.children[2]?.children[0]?.children.map(({ role, scope }) => [role, scope])).toEqual([
      ['TH', 'Row'],
      ['TD', undefined],
    ]);
  });
});

const shownAs = (text: string): string =>
  runsOf(text, 'regular')
    .map((run) => run.text)
    .join('');

describe('type', () => {
  it('has every character the papers use, and names what it lacks by its number', () => {
    const used: Paper[] = [PAPER, leaflet(SUBJECT), sign(SUBJECT).paper];
    expect(
      runsOf(JSON.stringify(used), 'regular')
        .map(({ text }) => text)
        .join(''),
    ).toBe(JSON.stringify(used).replaceAll('\u202f', '\u2009'));
    expect(
      runsOf('½ × – £ é − σ Ż Ж', 'semibold')
        .map(({ text }) => text)
        .join(''),
    ).toBe('½ × – £ é − σ Ż Ж');
    expect(shownAs('Casino \u{1f600}\u{fe0f} royal')).toBe('Casino [U+1F600] royal');
    expect(shownAs('\u{10fffd}')).toBe('[U+10FFFD]');
  });
  it('sets names in Han, Arabic and Vietnamese, simplified and traditional', () => {
    for (const name of ['金沙娱乐场', '澳門新葡京娛樂場', 'كازينو دبي', 'Sòng bạc Hồ Tràm', 'Ἀθῆναι'])
      expect(shownAs(name)).toBe(name);
    expect(runsOf('كازينو دبي', 'semibold')).toHaveLength(1);
    // Numbers part the Arabic; what is written after them is read to their left.
    expect(runsOf('شارع 7 دبي, Dubai', 'regular').map(({ text }) => text)).toEqual([
      'دبي',
      ' 7',
      'شارع ',
      ', Dubai',
    ]);
    // Joined up, the five letters of a word are narrower than each by itself.
    const alone = [...'كازينو'].reduce((sum, letter) => sum + widthOf(letter, 'regular', 10, false), 0);
    expect(widthOf('كازينو', 'regular', 10, false)).toBeLessThan(alone);
  });
  it('sets figures in columns equally wide', () => {
    expect(widthOf('111', 'regular', 10, true)).toBe(widthOf('000', 'regular', 10, true));
    expect(widthOf('111', 'regular', 10, false)).toBeLessThan(widthOf('000', 'regular', 10, false));
  });
  it('breaks lines between words, and cuts only words that are wider than the line', () => {
    const style = themeOf('#1f4e5f').body;
    expect(wrap('one two', style, 30)).toEqual(['one', 'two']);
    expect(
      wrap('abcdefghijklmnop', style, 30).every(
        (line) => widthOf(line, style.weight, style.size, false) <= 30,
      ),
    ).toBe(true);
    expect(wrap('abcdefghijklmnop', style, 30).join('')).toBe('abcdefghijklmnop');
  });
});

describe('a power of ten', () => {
  it('is set smaller and apart, with a true minus, and takes no more room than that', () => {
    const runs = runsOf('exact to 10^-11 of the stake', 'regular');
    expect(runs.map(({ text, raised }) => [text, raised ?? false])).toEqual([
      ['exact to 10', false],
      ['−11', true],
      [' of the stake', false],
    ]);
    expect(widthOf('10^-11', 'regular', 10, false)).toBeLessThan(widthOf('10−11', 'regular', 10, false));
    expect(runsOf('x^2 and a^b', 'regular')).toHaveLength(1);
  });
});
