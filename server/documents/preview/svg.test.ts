import { describe, expect, it } from 'vitest';
import type { Drawing, Mark } from '../layout/drawing';
import { element } from '../layout/drawing';
import { widthOf } from '../layout/fonts';
import { laidOutSign } from '../sign-sheets';
import { SUBJECT } from '../testing/subject';
import { svgPages } from './svg';

const pageOf = (...marks: Mark[]): string => {
  const drawing: Drawing = {
    width: 200,
    height: 100,
    pages: [{ pieces: [{ marks }] }],
    root: element('Document'),
  };
  return svgPages(drawing)[0] ?? '';
};

const text = (words: string, more: object = {}): Mark => ({
  draw: 'text',
  x: 10,
  y: 20,
  text: words,
  weight: 'regular',
  size: 10,
  color: '#112233',
  tabular: false,
  ...more,
});

describe('a page as SVG', () => {
  it('draws each letter as an outline that is written once', () => {
    const svg = pageOf(text('noon'));
    expect(svg.match(/<path id=/g)).toHaveLength(2);
    expect([...svg.matchAll(/<use href="#(g\d+)"/g)].map(([, name]) => name)).toEqual([
      'g0',
      'g1',
      'g1',
      'g0',
    ]);
    expect(svg).toContain('<g fill="#112233"><g transform="translate(10 20) scale(');
    expect(svg).not.toContain('noon');
  });
  it('sets letters as far apart as the PDF does', () => {
    const svg = pageOf(text('AVA1', { size: 20 }));
    const scale = Number(/scale\(([\d.]+)/.exec(svg)?.[1]);
    const last = Number([...svg.matchAll(/<use [^>]*x="([\d.]+)"/g)].at(-1)?.[1]);
    const width = (words: string) => widthOf(words, 'regular', 20, false);
    expect(last * scale).toBeCloseTo(width('AVA1') - width('1'), 1);
  });
  it('turns the word across a working copy, and lets what is under it be read', () => {
    const wide = widthOf('DRAFT', 'regular', 10, false);
    const svg = pageOf(text('DRAFT', { turned: 45, opacity: 0.3 }));
    expect(svg).toContain(
      `opacity="0.3" transform="rotate(-45 ${Math.round((10 + wide / 2) * 100) / 100} 16.4)"`,
    );
  });
  it('shows nothing of an operator’s mark outside its frame', () => {
    const box = { x: 10, y: 20, width: 50, height: 25, scale: 0.05 };
    const svg = pageOf({ draw: 'outline', ...box, path: 'M-9000 -9000 L9000 0 Z', fill: '#ffffff' });
    expect(svg).toContain(
      '<svg x="10" y="20" width="50" height="25" viewBox="0 0 1000 500" preserveAspectRatio="none" overflow="hidden"><path d="M-9000 -9000 L9000 0 Z" fill="#ffffff"/></svg>',
    );
  });
  it('draws lines, boxes, areas and dashes', () => {
    const svg = pageOf(
      { draw: 'line', x1: 1, y1: 2, x2: 3, y2: 4.567, color: '#000000', width: 0.5 },
      { draw: 'rect', x: 5, y: 6, width: 7, height: 8, fill: '#ff0000' },
      {
        draw: 'area',
        points: [
          [0, 0],
          [10, 0],
          [5, 5],
        ],
        fill: '#00ff00',
      },
      {
        draw: 'stroke',
        points: [
          [0, 0],
          [9, 9],
        ],
        color: '#0000ff',
        width: 1,
        dashes: [2, 3],
      },
    );
    expect(svg).toContain('<path d="M1 2L3 4.57" fill="none" stroke="#000000" stroke-width="0.5"/>');
    expect(svg).toContain('<rect x="5" y="6" width="7" height="8" fill="#ff0000"/>');
    expect(svg).toContain('<polygon points="0,0 10,0 5,5" fill="#00ff00"/>');
    expect(svg).toContain(
      '<polyline points="0,0 9,9" fill="none" stroke="#0000ff" stroke-width="1" stroke-dasharray="2 3"/>',
    );
  });
  it('has the sheets of a sign, each in its measure', () => {
    const { sheets } = laidOutSign(SUBJECT, { paper: 'A5', orientation: 'landscape' });
    const pages = sheets.flatMap(({ set }) => svgPages(set.drawing));
    expect(pages).toHaveLength(sheets.length);
    for (const page of pages)
      expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595.28 419.53" width="595.28" height="419.53">/);
  });
});
