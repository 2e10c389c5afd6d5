/** A name is printed on signs in bold, so it may not say what only a figure or an authority can. */
import { drawnAs } from './look-alikes';

const SHORT = [/[%‰‱٪؉؊]/u, /\brtp\b|\bukgc\b/iu];
/** “The Edge, Leeds” names a place; with a quantity or a judgement beside it, or whose it is, it is a figure. Lowedges is a place. */
const EDGES = [
  /\bper[\s-]?cent\b|\bpct\b/iu,
  /\b(?:house|player|punter|dealer|bank|your|our)(?:s|['’]s|s['’])?[\s-]*(?:edge|advantage)\b|\breturn\s?to\s?player\b/iu,
  /\b(?:zero|nil|no|nought|without(?:\s(?:an?|any))?|minus|negative|low(?:er|est)?|small(?:er|est)?|tin(?:y|iest)|least|minimal|half|fair(?:er|est)?|best)(?:[\s-]*edge|[\s-]+edges)\b/iu,
  /\bedges?\W*(?:is|are|of|at|now)?\W*(?:zero|nil|none|nothing|nought|free\b|low(?:er|est)?\b)|\bedges?\s*(?:[:=–-]|is|of|at)?\s*[-+−]?(?:0(?!\d)|\d{1,2}[.,]\d)|\bedges?\s*(?:[:=]|is|of)\s*[-+−]?\d{1,2}(?!\d)|\bedgeless\b/iu,
  /\b(?:best|fair(?:er|est)?|unbeatable|winning|zero|nil)[\s-]*odds\b/iu,
];
const TRADE = '(?:gambling|gaming|casinos?|betting|lotter(?:y|ies)|licensing)';
const BODY =
  '(?:commission(?:er)?s?|authorit(?:y|ies)|board|agency|inspectorate|department|division|bureau|tribunal|ministry)';
const LONG = [
  ...EDGES,
  /\bguaranteed\s(?:win|winner|profit|return)s?\b|\b(?:risk[\s-]?free|no[\s-]?risk)\b|\b(?:cannot|can['’]?t|never)\s?lose\b(?!\s(?:more|sight))/iu,
  /\b(?:approv(?:ed|al)|licen[sc]ed|authori[sz]ed|certified|endors(?:ed?|es|ement)|accredit(?:ed|ation)|sanctioned|regulated|vetted|audited)\b/iu,
  new RegExp(
    String.raw`\b${TRADE}\W*(?:(?:regulatory|regulation|control|supervis(?:ory|ion)|enforcement)\W*)?${BODY}\b`,
    'iu',
  ),
  new RegExp(String.raw`\b${BODY}\W*(?:of|for|on)\W*(?:the\W*)?${TRADE}\b`, 'iu'),
  /\bregulators?\b|\bby\s(?:the\s)?(?:commission|authorit(?:y|ies)|government|state|crown|ministry|police)\b/iu,
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
  'endorsed',
  'accredited',
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

/** Letters that are drawn alike as one: “I” and “l”, “rn” and “m”. */
const alike = (text: string): string =>
  text.replaceAll('rn', 'm').replaceAll('cl', 'd').replaceAll('vv', 'w').replaceAll('i', 'l');

const runTogether = (text: string): string => alike(text.replace(/[^\p{L}]/gu, ''));

/** A claim as it reads once these are one, in the claim and in the name alike. */
const claimAlike = (claim: RegExp): RegExp => new RegExp(alike(claim.source), claim.flags);
const EDGES_ALIKE = EDGES.map(claimAlike);
const LONG_ALIKE = LONG.map(claimAlike);

function foundIn(
  text: string,
  { long, drawnAlike }: { long: RegExp[]; drawnAlike: RegExp[] },
  spaced: readonly string[],
): string | undefined {
  const seen = text.normalize('NFKC').replace(/\s+/gu, ' ');
  const drawn = drawnAs(text.replace(/\s+/gu, ' '));
  const spelled = withoutDigits(drawn);
  for (const [claims, readings] of [
    [SHORT, [seen, drawn, joined(drawn)]],
    [long, [seen, drawn, joined(drawn), spelled, joined(spelled)]],
    [drawnAlike, [alike(spelled), alike(joined(spelled))]],
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
  const found = foundIn(text, { long: LONG, drawnAlike: LONG_ALIKE }, SPACED);
  return found
    ? `A name cannot say “${found}”: the papers state edges and approvals themselves. Delete it from the name.`
    : undefined;
}

/** Of what may name an authority and its licence, but no figure. */
export function edgeInName(text: string): string | undefined {
  const found = foundIn(text, { long: EDGES, drawnAlike: EDGES_ALIKE }, []);
  return found ? `Delete “${found}” here: the papers state edges themselves.` : undefined;
}
