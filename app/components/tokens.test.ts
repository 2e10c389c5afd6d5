import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2: contrast of every pair of tokens that is used together, in both themes. */
const css = readFileSync(new URL('../globals.css', import.meta.url), 'utf8');

function theme(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [
      name ?? '',
      colour ?? '',
    ]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const VERDICTS = ['breach', 'conflict', 'consent', 'notification', 'notice', 'attestation', 'meets'];
const SURFACES = ['paper', 'panel', 'sunken'];
const TEXT: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', ...VERDICTS].flatMap((name) =>
    SURFACES.map((on): [string, string] => [name, on]),
  ),
  ...VERDICTS.flatMap((name): [string, string][] => [
    [name, `${name}-soft`],
    ['ink', `${name}-soft`],
  ]),
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['ink-faint', 'accent-soft'],
  ['on-accent', 'accent'],
];
const SHAPES: [string, string][] = SURFACES.map((on) => ['rule-strong', on]);

describe.each([':root', '[data-theme="dark"]'])('the colours of %s', (selector) => {
  const colours = theme(selector);
  const of = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`no colour is called ${name}`);
    return colour;
  };

  it.each(TEXT)('%s is readable on %s', (text, on) => {
    expect(contrast(of(text), of(on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s is visible on %s', (shape, on) => {
    expect(contrast(of(shape), of(on))).toBeGreaterThanOrEqual(3);
  });
});

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
});

describe('text', () => {
  it('is never smaller than 12 pixels', () => {
    const sizes = [...css.matchAll(/--text-\w+: (\d+)px;/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBe(12);
  });
});
