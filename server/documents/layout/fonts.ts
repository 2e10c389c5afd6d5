/** The typeface: which file draws a character, and how wide a line is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Weight } from './drawing';
import { unpacked } from './woff';

/** The package splits the typeface by script; the first file that has the character draws it. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
type Script = (typeof SCRIPTS)[number];

const WEIGHTS: Record<Weight, number> = { regular: 400, semibold: 600 };

export type Face = `${Weight} ${Script}`;

/** A stretch of text that one file draws. */
export type Run = { face: Face; text: string };

/** Figures that line up in columns; no contextual forms, which cost most of the time and show nowhere here. */
export const featuresOf = (tabular: boolean): Record<string, boolean> => ({ calt: false, tnum: tabular });

type Loaded = { bytes: Buffer; font: fontkit.Font };
const loaded = new Map<Face, Loaded>();

function load(face: Face): Loaded {
  const found = loaded.get(face);
  if (found) return found;
  const [weight, script] = face.split(' ') as [Weight, Script];
  const packages = createRequire(join(process.cwd(), 'package.json'));
  const path = packages.resolve(`@fontsource/inter/files/inter-${script}-${WEIGHTS[weight]}-normal.woff`);
  const bytes = unpacked(readFileSync(path));
  const value = { bytes, font: fontkit.create(bytes) as fontkit.Font };
  loaded.set(face, value);
  return value;
}

export const fontBytes = (face: Face): Buffer => load(face).bytes;

const UNKNOWN = '?';

function faceOf(character: string, weight: Weight): Face | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const script of SCRIPTS) {
    const face: Face = `${weight} ${script}`;
    if (load(face).font.hasGlyphForCodePoint(code)) return face;
  }
  return undefined;
}

/** A character that no file has is shown as a question mark: an embedded font may not draw "no glyph". */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC').replace(/\p{Cc}/gu, ' ')) {
    const last = runs[runs.length - 1];
    if (character === ' ' && last) {
      last.text += character;
      continue;
    }
    const known = faceOf(character, weight);
    const face = known ?? (`${weight} latin` as Face);
    const shown = known ? character : UNKNOWN;
    if (last?.face === face) last.text += shown;
    else runs.push({ face, text: shown });
  }
  return runs;
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

export const runWidth = (run: Run, size: number, tabular: boolean): number => unitWidth(run, tabular) * size;

export function widthOf(text: string, weight: Weight, size: number, tabular: boolean): number {
  return runsOf(text, weight).reduce((width, run) => width + runWidth(run, size, tabular), 0);
}
