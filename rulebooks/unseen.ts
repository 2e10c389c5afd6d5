/**
 * What is no part of a name, because nobody sees it: control characters, those that turn the direction of writing round,
 * those without width, and halves of characters. A name with one of them reads as another name does, or as none. The
 * marks that choose between two pictures of a sign can be seen by their effect.
 */
const UNSEEN = /(?![\uFE00-\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const BEFORE = 12;

/** The first of them as a sentence that says what to do; undefined where every character can be seen. */
export function unseenIn(text: string): string | undefined {
  const found = UNSEEN.exec(text);
  if (!found) return undefined;
  const number = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = [...text.slice(0, found.index).trim()].slice(-BEFORE).join('');
  const place = before === '' ? 'at the beginning' : `after “${before}”`;
  return `There is a character ${place} that cannot be seen (U+${number}). Delete it, or type the name again.`;
}
