/** Which characters the papers have a typeface for: said at the field, before anything is printed. */

/** First and last code points, in hexadecimal: what the typefaces have besides Han. A test compares it with them. */
const DRAWN = [
  '0 d 20-7e a0-ac ae-148 14a-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2cc 2ce-2d7 2da 2dc-301',
  '303-304 308-309 323 374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479',
  '480-49d 4a0-4ff 52f 600-6ff 750-77f 870-88e 890-891 898-8e1 8e3-8ff 1d00 1d0d 1d1b 1d43 1d47-1d49',
  '1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1f15 1f18-1f1d',
  '1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb',
  '1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2002 2009 200b-200e 2010-2011 2013-2014 2018-201a 201c-201e 2020 2022',
  '2026 2032-2033 2039-203a 2044 204f 20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2116 2122 2191 2193',
  '2212 2c7c 2c7f 2dff 2e41 a69f a7ff fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc',
  'feff ffff 10efd-10eff',
].join(' ');

const ranges = DRAWN.split(' ').map((range) => {
  const [first = '', last = first] = range.split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
});

/** Of these the common ones are drawn; a rare one is named by its number. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。「」ー]$/u;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}]$/u;

const isDrawn = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};

/** Each once, in the order they are met. */
export const unprintable = (text: string): string[] => [
  ...new Set(
    [...text.normalize('NFC')].filter(
      (character) => !isDrawn(character) && !EAST_ASIAN.test(character) && !INVISIBLE.test(character),
    ),
  ),
];

/** How a character that no typeface has is printed: by its number in Unicode. */
export const characterNumber = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** What to say at a field whose text goes onto a paper; undefined where all of it can be printed. */
export function printNote(text: string): string | undefined {
  const [first, ...others] = unprintable(text);
  if (first === undefined) return undefined;
  const which = others.length === 0 ? `“${first}”` : `“${first}” and ${others.length} more`;
  return `The papers cannot print ${which}: ${characterNumber(first)} would appear instead. Latin, Greek, Cyrillic, Arabic, Chinese and Japanese can be printed.`;
}
