/** The typeface: which file draws a character, and how wide a line is. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { powersIn } from '@/simulations/printing/powers';
import { characterNumber } from '../printable';
import type { Weight } from './drawing';
import { unpacked } from './woff';

/** Packages split a typeface by script; the first file that has the character draws it. */
const INTER = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const SCRIPTS = [...INTER, 'arabic'] as const;
type Script = (typeof SCRIPTS)[number] | `han-${string}`;

const WEIGHTS: Record<Weight, number> = { regular: 400, semibold: 600 };

export type Face = `${Weight} ${Script}`;

/** Han has one weight, in a hundred files. */
function fileOf(script: Script, weight: Weight): string {
  if (script.startsWith('han-'))
    return `@fontsource/chocolate-classical-sans/files/chocolate-classical-sans-${script.slice(4)}-400-normal.woff`;
  const family = script === 'arabic' ? 'noto-sans-arabic' : 'inter';
  return `@fontsource/${family}/files/${family}-${script}-${WEIGHTS[weight]}-normal.woff`;
}

/** A stretch of text that one file draws. */
export type Run = {
  face: Face;
  text: string;
  /** A power: smaller and higher. */
  raised?: boolean;
};

/** Of the size of type. */
export const RAISED = { size: 0.64, rise: 0.36 };

/** Figures that line up in columns; no contextual forms, which cost most of the time and show nowhere here. */
export const featuresOf = (tabular: boolean): Record<string, boolean> => ({ calt: false, tnum: tabular });

type Loaded = { bytes: Buffer; font: fontkit.Font };
const loaded = new Map<Face, Loaded>();

const packages = () => createRequire(join(process.cwd(), 'package.json'));

function load(face: Face): Loaded {
  const found = loaded.get(face);
  if (found) return found;
  const [weight, script] = face.split(' ') as [Weight, Script];
  const bytes = unpacked(readFileSync(packages().resolve(fileOf(script, weight))));
  const value = { bytes, font: fontkit.create(bytes) as fontkit.Font };
  loaded.set(face, value);
  return value;
}

export const fontBytes = (face: Face): Buffer => load(face).bytes;

let hanFiles: Map<number, string> | undefined;

/** Which file has a character, by the package's own list: opening a hundred files to look would take too long. */
function hanFile(code: number): string | undefined {
  if (!hanFiles) {
    hanFiles = new Map();
    const path = packages().resolve('@fontsource/chocolate-classical-sans/unicode.json');
    const listed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    for (const [name, ranges] of Object.entries(listed)) {
      const file = /^\[(\d+)\]$/.exec(name)?.[1];
      if (file === undefined) continue;
      for (const range of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
        const first = Number.parseInt(range[1] ?? '', 16);
        const last = Number.parseInt(range[2] ?? range[1] ?? '', 16);
        for (let each = first; each <= last; each++) hanFiles.set(each, file);
      }
    }
  }
  return hanFiles.get(code);
}

const faces = new Map<string, Face | undefined>();

function findFace(code: number, weight: Weight): Face | undefined {
  for (const script of SCRIPTS) {
    const face: Face = `${weight} ${script}`;
    if (load(face).font.hasGlyphForCodePoint(code)) return face;
  }
  const file = hanFile(code);
  const face: Face | undefined = file === undefined ? undefined : `${weight} han-${file}`;
  return face && load(face).font.hasGlyphForCodePoint(code) ? face : undefined;
}

export function faceOf(character: string, weight: Weight): Face | undefined {
  const key = `${weight} ${character}`;
  if (faces.size > 50_000) faces.clear();
  if (!faces.has(key)) faces.set(key, findFace(character.codePointAt(0) ?? 0, weight));
  return faces.get(key);
}

/** Only changes how its neighbours look, or joins them: nothing is lost without it. */
const JOINS = /^[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]$/u;

const isLeftward = ({ face }: Run): boolean => face.endsWith(' arabic');

/** The font reader sets a stretch of Arabic from right to left; stretches that only numbers part follow each other so too. */
function asRead(runs: Run[]): Run[] {
  const ordered: Run[] = [];
  for (let from = 0; from < runs.length; ) {
    let to = from + 1;
    const first = runs[from] as Run;
    if (isLeftward(first))
      for (let next = to; next < runs.length; next++) {
        const run = runs[next] as Run;
        if (isLeftward(run)) to = next + 1;
        else if (/\p{L}/u.test(run.text)) break;
      }
    const stretch = runs.slice(from, to);
    if (stretch.length === 1) ordered.push(first);
    else
      for (const run of stretch.reverse())
        ordered.push(isLeftward(run) ? run : { ...run, text: run.text.replace(/^(.*?)( +)$/su, '$2$1') });
    from = to;
  }
  return ordered;
}

export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  // A line breaks at plain spaces only, so the thin space that the typeface has does not come apart either.
  for (const character of text
    .normalize('NFC')
    .replaceAll('\u202f', '\u2009')
    .replace(/\p{Cc}/gu, ' ')) {
    const last = runs[runs.length - 1];
    if (character === ' ' && last) {
      last.text += character;
      continue;
    }
    const known = faceOf(character, weight);
    if (!known && JOINS.test(character)) continue;
    const face: Face = known ?? `${weight} latin`;
    // An embedded font may not draw "no glyph".
    const shown = known ? character : characterNumber(character);
    if (last?.face === face) last.text += shown;
    else runs.push({ face, text: shown });
  }
  return (runs.some(isLeftward) ? asRead(runs) : runs).flatMap(withPowers);
}

const withPowers = (run: Run): Run[] =>
  powersIn(run.text).map(({ text, raised }) => (raised ? { ...run, text, raised } : { ...run, text }));

/** A letter as it is drawn: which outline of its face, and where, in units of the face. */
export type Glyph = { id: number; outline: string; x: number; y: number };

/** The letters of a run from its left end, with the units that the size of type stands for. */
export function glyphsOf(run: Run, tabular: boolean): { unitsPerEm: number; glyphs: Glyph[] } {
  const { font } = load(run.face);
  const { glyphs, positions } = font.layout(run.text, featuresOf(tabular));
  let at = 0;
  return {
    unitsPerEm: font.unitsPerEm,
    glyphs: glyphs.map(({ id, path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const glyph = { id, outline: path.toSVG(), x: at + xOffset, y: yOffset };
      at += xAdvance;
      return glyph;
    }),
  };
}

const widths = new Map<string, number>();

/** Width at size 1. */
function unitWidth(run: Run, tabular: boolean): number {
  const key = `${run.face}|${tabular}|${run.text}`;
  const found = widths.get(key);
  if (found !== undefined) return found;
  const { font } = load(run.face);
  const width = font.layout(run.text, featuresOf(tabular)).advanceWidth / font.unitsPerEm;
  if (widths.size > 50_000) widths.clear();
  widths.set(key, width);
  return width;
}

export const runWidth = (run: Run, size: number, tabular: boolean): number =>
  unitWidth(run, tabular) * size * (run.raised ? RAISED.size : 1);

type Widths = Map<string, number>;
const linesOf = (): { plain: Widths; tabular: Widths } => ({ plain: new Map(), tabular: new Map() });
/** By the text alone: to join a key for each question would take longer than to answer it. */
const lines: Record<Weight, ReturnType<typeof linesOf>> = { regular: linesOf(), semibold: linesOf() };

/** A sheet is set at many sizes before one is taken, so the width of a text at size 1 is kept. */
export function widthOf(text: string, weight: Weight, size: number, tabular: boolean): number {
  const kept = lines[weight][tabular ? 'tabular' : 'plain'];
  const found = kept.get(text);
  if (found !== undefined) return found * size;
  const width = runsOf(text, weight).reduce((sum, run) => sum + runWidth(run, 1, tabular), 0);
  if (kept.size > 25_000) kept.clear();
  kept.set(text, width);
  return width * size;
}
