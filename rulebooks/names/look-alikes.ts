/**
 * Letters of other alphabets, and rare Latin ones, that are drawn like A to Z. A name made with them is read as one name and
 * compared as another, so a word that mixes them with Latin letters is refused, and a claim is looked for in what is read.
 */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аАαΑᎪꓮᴀɑ⍺',
  b: 'ЬВвΒᏴꓐʙ',
  c: 'сСϲϹᏟꓚᴄⅽ',
  d: 'ԁᎠꓓᴅԀ',
  e: 'еЕΕεᎬꓰᴇҽє',
  f: 'ϝϜꓝғҒꜰ',
  g: 'ցᏀꓖɡɢԌԍ',
  h: 'НнһҺΗᎻꓧʜհ',
  i: 'іІιΙᏆꓲɪ',
  j: 'јЈϳᎫꓙᴊյ',
  k: 'кКκΚᏦꓗᴋ',
  l: 'ᏞꓡʟӏӀ',
  m: 'мМΜᎷꓟᴍ',
  n: 'ոΝηꓠɴ',
  o: 'оОοΟσօՕᎾꓳᴏ',
  p: 'рРρΡᏢꓑᴘ',
  q: 'ԛԚգզ',
  r: 'ᎡꓣʀᏒ',
  s: 'ѕЅᏚꓢꜱՏ',
  t: 'тТτΤᎢꓔᴛ',
  u: 'υսՍꓴᴜ',
  v: 'ѵѴνᏙꓦᴠ',
  w: 'ԝԜᎳꓪᴡ',
  x: 'хХχΧꓫ',
  y: 'уУγΥүҮꓬʏ',
  z: 'ᏃꓜᴢΖ',
};

const LETTER_OF = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;

/** In small letters A to Z wherever it is drawn like them, without accents. */
export const drawnAs = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => LETTER_OF.get(letter) ?? letter.toLowerCase())
    .join('');

/** The first word that mixes them with Latin letters, as a sentence that says what to do. */
export function mixedIn(text: string): string | undefined {
  for (const [word] of text.normalize('NFKC').matchAll(WORDS)) {
    const foreign = [...word].find((letter) => LETTER_OF.has(letter));
    if (foreign && [...word].some((letter) => LATIN.test(letter) && !LETTER_OF.has(letter)))
      return `“${word}” mixes letters of two alphabets: its “${foreign}” only looks like “${LETTER_OF.get(foreign)}”. Type the word again with one keyboard.`;
  }
  return undefined;
}
