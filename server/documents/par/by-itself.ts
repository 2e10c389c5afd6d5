/** A PAR sheet outside its ZIP: it carries no seal, and the dossier that it belongs to names its hash. Runs in a browser too. */

/** After "it cannot be verified:". */
export const BY_ITSELF =
  'a PAR sheet carries no seal of its own. Verify the ZIP in which it was filed, or name its dossier with “assay verify … --dossier FILE”; the dossier prints its SHA-256 under “Manifest”';

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder().decode(bytes.subarray(from, to));

/** By the file that every workbook begins with. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  textAt(bytes, 30, 30 + '[Content_Types].xml'.length) === '[Content_Types].xml';

/** After "it cannot be verified:". */
export const PAGE_BY_ITSELF =
  'a page carries no seal of its own, and the limits of a sign for a screen may be changed. Verify the ZIP in which it was issued, or the sign as a PDF';

const HEAD = 2000;
const isPage = (begins: string): boolean => begins.toLowerCase().startsWith('<!doctype html>');

/** A page that Assay writes and that is no PAR sheet: a sign for a screen. */
export const isScreenPage = (bytes: Uint8Array): boolean => {
  const begins = textAt(bytes, 0, HEAD);
  return isPage(begins) && !begins.includes(': PAR sheet</title>');
};

/** The page or the table of text. */
export const isParText = (bytes: Uint8Array): boolean => {
  const begins = textAt(bytes, 0, HEAD).replace(/^\ufeff/, '');
  return isPage(begins) ? !isScreenPage(bytes) : begins.toLowerCase().startsWith('wager,clause,pay_table');
};

export const isParSheet = (bytes: Uint8Array): boolean => isWorkbook(bytes) || isParText(bytes);
