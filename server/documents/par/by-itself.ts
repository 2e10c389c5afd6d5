/** A PAR sheet outside its ZIP: it carries no seal, and the dossier that it belongs to names its hash. Runs in a browser too. */

/** After "it cannot be verified:". */
export const BY_ITSELF =
  'a PAR sheet carries no seal of its own. Verify the ZIP in which it was filed, or name its dossier with “assay verify … --dossier FILE”; the dossier prints its SHA-256 under “Manifest”';

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder().decode(bytes.subarray(from, to));

/** By the file that every workbook begins with. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  textAt(bytes, 30, 30 + '[Content_Types].xml'.length) === '[Content_Types].xml';

/** The page or the table of text. */
export const isParText = (bytes: Uint8Array): boolean => {
  const begins = textAt(bytes, 0, 400).toLowerCase();
  return (
    begins.startsWith('<!doctype html>') || begins.replace(/^\ufeff/, '').startsWith('wager,clause,pay_table')
  );
};

export const isParSheet = (bytes: Uint8Array): boolean => isWorkbook(bytes) || isParText(bytes);
