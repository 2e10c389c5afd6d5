/** The very lines of a clause, where the installation was given the source files: the project itself carries none of their text. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Rulebook } from '@/rulebooks/format/record';
import type { SourceText } from './shapes';

const BYTES_AT_MOST = 10_000_000;
const LINES_AT_MOST = 300;
const CHARACTERS_AT_MOST = 40_000;

type Source = Rulebook['source'];

/** By folder and file; a source never changes, so what was read once holds. */
const read = new Map<string, string[]>();

/** Its lines; undefined where the file is missing or is another one. */
function linesOf(folder: string, { file, sha256 }: Source): string[] | 'missing' | 'another' {
  const name = path.join(/* turbopackIgnore: true */ folder, path.basename(file));
  const known = read.get(name);
  if (known) return known;
  let bytes: Buffer;
  try {
    if (statSync(name).size > BYTES_AT_MOST) return 'another';
    bytes = readFileSync(/* turbopackIgnore: true */ name);
  } catch {
    return 'missing';
  }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return 'another';
  const lines = bytes.toString('utf8').split(/\r?\n/);
  read.set(name, lines);
  return lines;
}

export function sourceText(
  folder: string | undefined,
  source: Source,
  [first, last]: readonly [number, number],
): SourceText {
  const { file } = source;
  if (folder === undefined)
    return {
      says: `The source text is not part of Assay. To read it here, whoever runs this site names the folder that has ${file} in ASSAY_SOURCES.`,
    };
  const lines = linesOf(folder, source);
  if (lines === 'missing') return { says: `The folder of ASSAY_SOURCES has no ${file}. Put it there.` };
  if (lines === 'another')
    return {
      says: `The ${file} in ASSAY_SOURCES is not the text that this rulebook was read from: its SHA-256 differs. Replace it.`,
    };
  const until = Math.min(last, first + LINES_AT_MOST - 1);
  const text = lines.slice(first - 1, until).join('\n');
  const whole = until === last && text.length <= CHARACTERS_AT_MOST;
  return { file, text: text.slice(0, CHARACTERS_AT_MOST), ...(whole ? {} : { cut: true as const }) };
}
