/** A name stands on signs in bold, so it may not say what only a figure or an authority can. */
const CLAIMS = [
  /[%‰‱٪]|\bper\s?cent\b/iu,
  /\b(?:house|player)[\s-]+(?:edge|advantage)\b|\breturn to player\b|\brtp\b/iu,
  /\b(?:approv(?:ed|al)|licen[sc]ed|authori[sz]ed|certified)\b/iu,
  /\b(?:gambling|gaming|casino)\s+(?:regulatory\s+|control\s+)?(?:commission|authority|board)\b/iu,
  /\bdivision of gaming\b|\bregulators?\b/iu,
];

/** As a sentence that says what to do; undefined where the name claims nothing. */
export function claimInName(text: string): string | undefined {
  const seen = text.normalize('NFKC').replace(/\s+/gu, ' ');
  const found = CLAIMS.map((claim) => claim.exec(seen)).find((match) => match !== null);
  return found
    ? `A name cannot say “${found[0]}”: the papers state edges and approvals themselves. Delete it from the name.`
    : undefined;
}
