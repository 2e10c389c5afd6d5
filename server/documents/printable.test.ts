import { describe, expect, it } from 'vitest';
import { faceOf } from './layout/fonts';
import { printNote, unprintable } from './printable';

const LAST_OF_PLANES = 0x1ffff;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\p{Cs}\p{Cn}\p{Co}]$/u;

describe('characters that can be printed', () => {
  it('are those that the typefaces have, except rare Han characters', () => {
    const wrong: string[] = [];
    for (let code = 0x20; code <= LAST_OF_PLANES; code++) {
      const character = String.fromCodePoint(code);
      // What normalising changes is never looked for by itself.
      if (INVISIBLE.test(character) || character.normalize('NFC') !== character) continue;
      const face = faceOf(character, 'regular');
      const drawn = face !== undefined && !face.includes(' han-');
      const said = unprintable(character).length === 0;
      if (drawn && !said) wrong.push(`${code.toString(16)} is drawn`);
      if (said && !face && !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character))
        wrong.push(`${code.toString(16)} is not drawn`);
    }
    expect(wrong).toEqual([]);
  });
  it('are refused at their field, in a sentence', () => {
    for (const name of [
      'Łódź & Żubr',
      'Жанна',
      '金沙娱乐场',
      '澳門娛樂場',
      'カジノ',
      'كازينو',
      'Hồ Tràm',
      'a\u0301',
    ])
      expect({ name, note: printNote(name) }).toEqual({ name, note: undefined });
    expect(printNote('Royal 😀')).toContain('“😀”: [U+1F600] would appear instead.');
    expect(printNote('한국😀😀')).toContain('“한” and 2 more');
  });
});
