/**
 * What is no part of a name, because nobody sees it: control characters, those that turn the direction of writing round,
 * those without width, and halves of characters. A name with one of them reads as another name does, or as none. The
 * marks that choose between two pictures of a sign can be seen by their effect.
 */
const UNSEEN = /(?![\uFE00-\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** As many as any script needs above and below one letter. More run into the lines around them. */
const MOST_MARKS = 6;
const PILED = new RegExp(`\\p{M}{${MOST_MARKS + 1},}`, 'u');

const BEFORE = 12;

const placeOf = (text: string, index: number): string => {
  const before = [...text.slice(0, index).trim()].slice(-BEFORE).join('');
  return before === '' ? 'at the beginning' : `after “${before}”`;
};

/** The first of them as a sentence that says what to do; undefined where every character can be seen. */
export function unseenIn(text: string): string | undefined {
  const found = UNSEEN.exec(text);
  if (!found) return undefined;
  const number = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `There is a character ${placeOf(text, found.index)} that cannot be seen (U+${number}). Delete it, or type the name again.`;
}

/** The first letter with more marks than any script uses, as a sentence; undefined if there is none. */
export function piledIn(text: string): string | undefined {
  const found = PILED.exec(text);
  if (!found) return undefined;
  return `There are more than ${MOST_MARKS} accents or other marks on one letter, ${placeOf(text, found.index)}. Delete some of them.`;
}

/** Why a name cannot be read by everyone as it was typed. */
export const unreadableIn = (text: string): string | undefined => unseenIn(text) ?? piledIn(text);
