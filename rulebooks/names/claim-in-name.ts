/** A name is printed on signs in bold, so it may not say what only a figure or an authority can. */
import { drawnAs } from './look-alikes';

const SHORT = [/[%‰‱٪؉؊]/u, /\brtp\b/iu];
const EDGES = [
  /\bper[\s-]?cent\b/iu,
  /\b(?:house|player)[\s-]*(?:edge|advantage)\b|\breturn\s?to\s?player\b/iu,
];
const LONG = [
  ...EDGES,
  /\b(?:approv(?:ed|al)|licen[sc]ed|authori[sz]ed|certified)\b/iu,
  /\b(?:gambling|gaming|casino)\s*(?:regulatory\s*|control\s*)?(?:commission|authority|board)\b/iu,
  /\bdivision\s?of\s?gaming\b|\bbureau\s?of\s?gambling\b|\bregulators?\b/iu,
];

/** Found however they are spaced or hyphenated. */
const SPACED = [
  'approved',
  'approval',
  'licensed',
  'licenced',
  'authorised',
  'authorized',
  'certified',
] as const;

const LETTER_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  9: 'g',
  '@': 'a',
  $: 's',
  '|': 'l',
  '!': 'i',
};

const withoutDigits = (drawn: string): string =>
  [...drawn.replaceAll('\\/', 'v').replaceAll('()', 'o')]
    .map((letter) => LETTER_FOR[letter] ?? letter)
    .join('');

const ALONE = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?![\p{L}\p{N}]))+/gu;

/** “R. T. P.” as one word. Longer words stay apart, or “Super Centre” would say “per cent”. */
const joined = (text: string): string => text.replace(ALONE, (run) => run.replace(/[^\p{L}]/gu, ''));

/** Letters only, those that are drawn alike as one: “I” and “l”, “rn” and “m”. */
const runTogether = (text: string): string =>
  text
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('cl', 'd')
    .replaceAll('i', 'l');

function foundIn(text: string, long: RegExp[], spaced: readonly string[]): string | undefined {
  const seen = text.normalize('NFKC').replace(/\s+/gu, ' ');
  const drawn = drawnAs(text.replace(/\s+/gu, ' '));
  const spelled = withoutDigits(drawn);
  for (const [claims, readings] of [
    [SHORT, [seen, drawn, joined(drawn)]],
    [long, [seen, drawn, joined(drawn), spelled, joined(spelled)]],
  ] as const)
    for (const reading of readings)
      for (const claim of claims) {
        const found = claim.exec(reading);
        if (found) return found[0];
      }
  const run = runTogether(spelled);
  return spaced.find((word) => run.includes(runTogether(word)));
}

/** As a sentence that says what to do; undefined where the name claims nothing. */
export function claimInName(text: string): string | undefined {
  const found = foundIn(text, LONG, SPACED);
  return found
    ? `A name cannot say “${found}”: the papers state edges and approvals themselves. Delete it from the name.`
    : undefined;
}

/** Of what may name an authority and its licence, but no figure. */
export function edgeInName(text: string): string | undefined {
  const found = foundIn(text, EDGES, []);
  return found ? `Delete “${found}” here: the papers state edges themselves.` : undefined;
}
