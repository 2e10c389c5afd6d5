/** A name stands on signs in bold, so it may not say what only a figure or an authority can. */
import { drawnAs } from './look-alikes';

const CLAIMS = [
  /[%‰‱٪]|\bper\s?cent\b/iu,
  /\b(?:house|player)[\s-]+(?:edge|advantage)\b|\breturn to player\b|\brtp\b/iu,
  /\b(?:approv(?:ed|al)|licen[sc]ed|authori[sz]ed|certified)\b/iu,
  /\b(?:gambling|gaming|casino)\s+(?:regulatory\s+|control\s+)?(?:commission|authority|board)\b/iu,
  /\bdivision of gaming\b|\bregulators?\b/iu,
];

/** Read as such however they are spaced or hyphenated, and with digits for letters. */
const SPACED = /approved|approval|licen[sc]ed|authori[sz]ed|certified/;
const DIGIT_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '|': 'l',
  '!': 'i',
  ı: 'i',
};

const runTogether = (drawn: string): string =>
  [...drawn]
    .map((letter) => DIGIT_FOR[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}]/gu, '');

function claimIn(text: string): string | undefined {
  const seen = text.normalize('NFKC').replace(/\s+/gu, ' ');
  for (const read of [seen, drawnAs(seen)])
    for (const claim of CLAIMS) {
      const found = claim.exec(read);
      if (found) return found[0];
    }
  return SPACED.exec(runTogether(drawnAs(seen)))?.[0];
}

/** As a sentence that says what to do; undefined where the name claims nothing. */
export function claimInName(text: string): string | undefined {
  const found = claimIn(text);
  return found
    ? `A name cannot say “${found}”: the papers state edges and approvals themselves. Delete it from the name.`
    : undefined;
}
