/** What a finished PDF says, read back out of its pages by the maps of its own fonts. */
import { openedPdf } from './opened-pdf';

const hex = (digits: string): number => Number.parseInt(digits, 16);

/** UTF-16 as a map of a font spells it. */
const spelled = (digits: string): string =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit))).join('');

/** By the number of a glyph. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', , all = ''] of map.matchAll(/<([\da-fA-F]+)> <([\da-fA-F]+)> \[([^\]]*)\]/g))
    [...all.matchAll(/<([\da-fA-F]*)>/g)].forEach(([, digits = ''], index) => {
      letters.set(hex(from) + index, spelled(digits));
    });
  return letters;
}

/** The bodies of its objects, by number. */
function objectsOf(pdf: string): Map<string, string> {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  return objects;
}

export function pdfWords(bytes: Uint8Array): string {
  const pdf = openedPdf(bytes);
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (map) fonts.set(name, lettersOf(objects.get(map) ?? ''));
  }
  const said: string[] = [];
  for (const [, content = ''] of pdf.matchAll(/stream\n(1 0 0 -1 0 [\s\S]*?)\nendstream/g)) {
    let letters: Map<number, string> | undefined;
    for (const line of content.split('\n')) {
      const font = /^\/(F\d+) /.exec(line)?.[1];
      if (font) letters = fonts.get(font);
      if (!line.endsWith(' TJ')) continue;
      const glyphs = [...line.matchAll(/<([\da-fA-F]+)>/g)].flatMap(
        ([, run = '']) => run.match(/.{4}/g) ?? [],
      );
      said.push(glyphs.map((glyph) => letters?.get(hex(glyph)) ?? '').join(''));
    }
  }
  return said.join(' ');
}
