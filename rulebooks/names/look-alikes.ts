/**
 * Letters of other alphabets, and rare Latin ones, that are drawn like A to Z. A name made with them is read as one name and
 * compared as another, so a word that mixes them with Latin letters is refused, and a claim is looked for in what is read.
 * Both tables follow Unicode's list of confusable characters (UTS #39), without those written from right to left. The
 * whole list has 100 KB, too much for a page.
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

/** Honest beside Latin letters (ø, ł), or signs (€, ®): looked at only when a claim is looked for. */
const ALSO_READ_AS: Readonly<Record<string, string>> = {
  a: 'ᗅ𖽀𐊠⍶ẚΛ∆Δ',
  b: 'ƄᏏᑲᖯꞴᗷ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢ',
  c: 'ⲥꮯ𐐽𑣲Ⲥ𐊢𐌂𐐕𐔜¢ȼ₡ҫҪ©',
  d: 'ᏧᑯꓒᗞᗪɗɖƌđĐÐƉ₫∂',
  e: '℮ꬲ⋿ⴹ𑢦𑢮𐊆ɇɆҿ€є',
  f: 'ꬵꞙẝքꞘᖴ𑣂𑢢𐊇𐊥𐔥ƒƑᵮ',
  g: 'ᶃƍᏳɠǥǤ',
  h: 'ᏂⲎᕼ𐋏ɦꚕᏲⱧҢħℏћĦӉӇ',
  i: '⍳ıɩꙇꭵᎥ𑣃⍸ɨᵻᵼ',
  j: 'ꞲͿᒍɉɈ',
  k: 'Ⲕᛕ𐔘ƙⱩҚ₭ꝀҞ',
  l: '∣⏽￨𐌠ƖǀⲒⵏᛁ𖼨𐊊𐌉Ⳑᒪ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫ£',
  m: 'ϺⲘᗰᛖ𐊰𐌑Ӎ',
  n: 'ռⲚ𐔓𐆎ɳƞƝᵰИ',
  o: 'ᴑꬽⲟჿഠဝ𐓪𑣈𑣗𐐬〇Ⲟⵔዐଠ𐓂𑢵𐊒𐊫𐐄𐔖øꬾØⵁɵꝋөѳꮎꮻ⊖⊝⍬ƟꝊθϑΘϴӨѲⴱᏫꭴတ',
  p: '⍴ⲣⲢᑭ𐊕ƥᵽ',
  q: 'ⵕʠ',
  r: 'ꭇꭈᴦⲅгꮁƦ𐒴ᖇ𖼵ɽɼɍᵲ®Яя',
  s: 'ƽꮪ𑣁𐑈Ꮥ𖼺𐊖𐐠ʂᵴ',
  t: '⊤⟙Ⲧ𖼊𑢼𐊗𐊱𐌕ƭ⍡ȾƮҬ₮ŧŦᵵ',
  u: 'ꞟꭎꭒʋ𐓶𑣘∪⋃ሀ𐓎ᑌ𖽂𑢸ᵾꮜɄᏌ',
  v: '∨⋁𑜆ꮩ𑣀ⴸᐯꛟ𖼈𑢠𐔝𐆗',
  w: 'ɯѡա𑜊𑜎𑜏ꮃ𑣯Ꮤѽ𑓅₩ꝡ',
  x: '᙮×⤫⤬⨯ᕁᕽ᙭╳𐌢𑣬ꞳⲬⵝᚷ𐊐𐊴𐌗𐔧⨰Ҳ𐆖',
  y: 'ɣᶌỿꭚყ𑣜ⲨᎩᎽ𖽃𑢤𐊲ƴɏұ¥ɎҰ',
  z: 'ꮓ𑣄𐋵𑢩ʐƶƵȥȤᵶ',
};

const letters = (table: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(table).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other, latin]),
  );

const LETTER_OF = new Map(letters(DRAWN_LIKE));
const READ_AS = new Map([...letters(ALSO_READ_AS), ...LETTER_OF]);

const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;

/**
 * Alphabets that are written beside Latin letters without a space, and look like none of them. Any other one in a Latin
 * word is a disguise; Greek is also an emblem (Ωmega), so only its look-alikes are refused.
 */
const BESIDE_LATIN =
  /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** White letters on black squares and circles, and the halves of flags: Unicode folds none of them. */
const EMBLEMS = [0x1f150, 0x1f170, 0x1f1e6];

function emblem(letter: string): string | undefined {
  const number = letter.codePointAt(0) ?? 0;
  const first = EMBLEMS.find((start) => number >= start && number < start + 26);
  return first === undefined ? undefined : String.fromCharCode(0x61 + number - first);
}

/** Small Cherokee letters are drawn as capitals, which the table has. */
const readAs = (letter: string): string | undefined =>
  READ_AS.get(letter) ?? READ_AS.get(letter.toUpperCase()) ?? emblem(letter);

/** In small letters A to Z wherever it is drawn like them, without accents. */
export const drawnAs = (text: string): string =>
  [...text.normalize('NFC')]
    .map(
      (letter) =>
        readAs(letter) ??
        [...letter.normalize('NFKD').replace(/\p{M}/gu, '')]
          .map((part) => readAs(part) ?? part.toLowerCase())
          .join(''),
    )
    .join('');

/** The first word that mixes them with Latin letters, as a sentence that says what to do. */
export function mixedIn(text: string): string | undefined {
  for (const [word] of text.normalize('NFKC').matchAll(WORDS)) {
    if (![...word].some((letter) => LATIN.test(letter) && !LETTER_OF.has(letter))) continue;
    const foreign = [...word].find((letter) => LETTER_OF.has(letter) || !BESIDE_LATIN.test(letter));
    if (!foreign) continue;
    const looks = LETTER_OF.get(foreign);
    const why = looks ? `its “${foreign}” only looks like “${looks}”` : `“${foreign}” is not Latin`;
    return `“${word}” mixes letters of two alphabets: ${why}. Type the word again with one keyboard.`;
  }
  return undefined;
}
