/** What a print shop and a table get: ink, edges, a tent; and the operator's mark. */
import { describe, expect, it } from 'vitest';
import { sign } from './content/sign';
import type { Mark } from './layout/drawing';
import { forPress } from './layout/for-press';
import { setTent, sheetSize } from './layout/sheets';
import { makeSign } from './make';
import { ofInk } from './pdf/press';
import { openedPdf } from './testing/opened-pdf';
import { SUBJECT } from './testing/subject';

const A4 = { paper: 'A4', orientation: 'portrait', layout: 'one' } as const;
const MARK = {
  kind: 'drawn' as const,
  width: 100,
  height: 50,
  shapes: [{ path: 'M0 0 L100 0 L100 50 Z', fill: '#aa2222' }],
};

describe('a sign for a print shop', () => {
  it('has its sheet inside marks, colour to 3 mm beyond, and names the printing it is for', async () => {
    const text = openedPdf((await makeSign(SUBJECT, { ...A4, press: true })).bytes);
    // 210 x 297 mm, and 10 mm around it: 28.35 points.
    expect(text).toMatch(/\/MediaBox \[0 0 651\.9\d* 898\.5\d*\]/);
    expect(text).toMatch(/\/TrimBox \[28\.34\d* 28\.34\d* 623\.6\d* 870\.2\d*\]/);
    expect(text).toMatch(/\/BleedBox \[19\.84\d* 19\.84\d* 632\.1\d* 878\.7\d*\]/);
    expect(text).toMatch(/GTS_PDFX/);
    expect(text).toContain('(FOGRA39)');
    expect(text).not.toMatch(/\/DeviceRGB (?:cs|CS)\n[\d. ]+ (?:sc|scn|SCN|SC)\n/);
    expect(text).toMatch(/0 0 0 1 (?:scn|k|sc)\n/);
  });
  it('prints greys in black alone, and the ink of text in full black', () => {
    expect(ofInk('#1b1f24')).toEqual([0, 0, 0, 100]);
    expect(ofInk('#59636e').slice(0, 3)).toEqual([0, 0, 0]);
    expect(ofInk('#ffffff')).toEqual([0, 0, 0, 0]);
    expect(ofInk('#ff0000')).toEqual([0, 100, 100, 0]);
  });

  it('has no letter and no line of dots, and lines as thin as a press holds', () => {
    const { drawing } = setTent(sign(SUBJECT).paper, 'A4');
    const colours = (given: typeof drawing) =>
      given.pages.flatMap(({ pieces }) =>
        pieces.flatMap(({ marks }) =>
          marks.flatMap((mark) => (mark.draw === 'text' || mark.draw === 'line' ? [mark.color] : [])),
        ),
      );
    for (const grey of ['#59636e', '#c9ced4', '#e4e7ea']) expect(colours(drawing)).toContain(grey);
    const shop = forPress(drawing, 'iso');
    expect(new Set(colours(shop))).toEqual(new Set(['#1b1f24', '#000000', sign(SUBJECT).paper.accent]));
    const lines = shop.pages.flatMap(({ pieces }) => pieces.flatMap(({ marks }) => marks));
    const rules = lines.flatMap((mark) =>
      mark.draw === 'line' && mark.color === '#1b1f24' ? [mark.width] : [],
    );
    // A grey one is as thin as a press holds; one that was of a colour keeps its width.
    expect(Math.min(...rules)).toBe(0.25);
    expect(Math.max(...rules)).toBeGreaterThan(0.5);
    const { accent } = sign(SUBJECT).paper;
    expect(lines.every((mark) => mark.draw !== 'line' || mark.color !== accent)).toBe(true);
  });
  it('keeps the colour of large letters and makes small ones of one ink', () => {
    const { drawing } = setTent(sign(SUBJECT).paper, 'A4');
    const inks = [12, 17.9, 18, 30].map((size) => {
      const mark: Mark = {
        draw: 'text',
        x: 0,
        y: 0,
        text: 'Roulette',
        weight: 'semibold',
        size,
        color: '#1f4e5f',
        tabular: false,
      };
      const [page] = forPress({ ...drawing, pages: [{ pieces: [{ marks: [mark] }] }] }, 'iso').pages;
      const [first] = page?.pieces[0]?.marks ?? [];
      return first?.draw === 'text' ? first.color : undefined;
    });
    expect(inks).toEqual(['#1b1f24', '#1b1f24', '#1f4e5f', '#1f4e5f']);
  });
  it('bleeds by an eighth of an inch for an American shop', () => {
    const { drawing } = setTent(sign(SUBJECT).paper, 'Letter');
    expect(forPress(drawing, 'american').press).toMatchObject({ bleed: 9, condition: 'CGATS TR 001' });
    expect(forPress(drawing, 'iso').press?.bleed).toBeCloseTo(8.504, 3);
  });
});

describe('a tent for the table', () => {
  it('is the same on both sides, the one at the top upside down, and is read aloud once', () => {
    const { paper } = sign(SUBJECT);
    const { drawing, fits } = setTent(paper, 'A4');
    const { height } = sheetSize('A4', 'portrait');
    expect(fits).toBe(true);
    const texts = drawing.pages[0]?.pieces.flatMap(({ element, marks }) =>
      marks.flatMap((mark) => (mark.draw === 'text' ? [{ element, mark }] : [])),
    );
    const front = texts?.filter(({ mark }) => mark.y > height / 2) ?? [];
    const back = texts?.filter(({ mark }) => mark.y <= height / 2) ?? [];
    expect(back.map(({ mark }) => mark.text)).toEqual(front.map(({ mark }) => mark.text));
    expect(back.every(({ element, mark }) => element === undefined && mark.turned === 180)).toBe(true);
    expect(front.some(({ element }) => element !== undefined)).toBe(true);
  });
  it('has a band of colour across either side, and none on the fold', () => {
    const { drawing } = setTent(sign(SUBJECT).paper, 'A4');
    const { width, height } = sheetSize('A4', 'portrait');
    const marks = drawing.pages[0]?.pieces.flatMap((piece) => piece.marks) ?? [];
    const bands = marks.flatMap((mark) => (mark.draw === 'rect' && mark.width === width ? [mark] : []));
    const [front, back] = bands.map(({ y, height: high }) => [y - height / 2, y + high - height / 2]);
    expect(bands).toHaveLength(2);
    expect(front?.[0]).toBeGreaterThan(5);
    expect(back?.[1]).toBeCloseTo(-(front?.[0] ?? 0), 6);
  });
});

it('dashes the marks of a fold for the print shop, and no mark of a cut', async () => {
  const { drawing } = setTent(sign(SUBJECT).paper, 'A4');
  const marks = forPress(drawing, 'iso').pages[0]?.pieces.at(-1)?.marks ?? [];
  const dashed = marks.map((mark) => mark.draw === 'stroke' && mark.dashes !== undefined);
  expect(dashed.map(Number)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  const press = { paper: 'A4', orientation: 'portrait', layout: 'tent', press: true } as const;
  expect(openedPdf((await makeSign(SUBJECT, press)).bytes)).toMatch(/\[2 2\] 0 d\n/);
});

describe('the operator’s mark', () => {
  it('stands beside the name of the game, with its words for who cannot see it', () => {
    const marked = { ...SUBJECT, organisation: { name: 'Northgate', mark: MARK } };
    expect(sign(marked).paper.blocks[0]).toEqual({ kind: 'mark', mark: MARK, alt: 'Northgate' });
    expect(sign(SUBJECT).paper.blocks.some(({ kind }) => kind === 'mark')).toBe(false);
  });
  it('is drawn on the sheet', async () => {
    const marked = { ...SUBJECT, organisation: { name: 'Northgate', mark: MARK } };
    const text = openedPdf((await makeSign(marked, A4)).bytes);
    expect(text).toContain('(Northgate)');
  });
});
