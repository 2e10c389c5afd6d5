/** How many pages of a dossier are to be read, and how many each part has. */
import { dossier } from '../content/dossier';
import type { Drawing } from '../layout/drawing';
import { setPages } from '../layout/sheets';
import { printedPapers } from '../make';
import type { Subject } from '../subject';

const HASH = 'a'.repeat(64);

/** As `makeDossier` sets it. */
export function setDossier(subject: Subject): Drawing {
  const { printed, shown } = printedPapers(subject);
  const manifest = ['Variant', 'Analysis', 'Attached', 'Source'].map((name) => ({ name, sha256: HASH }));
  return setPages(dossier(subject, { manifest, printed }), shown);
}

export function partsOf(drawing: Drawing): Map<string, number> {
  const parts = new Map<string, number>();
  let part = '';
  for (const { pieces } of drawing.pages) {
    part = pieces.find(({ heading }) => heading?.part !== undefined)?.heading?.part ?? part;
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  return parts;
}

export const corePages = (parts: ReadonlyMap<string, number>): number =>
  [...parts].reduce((sum, [name, pages]) => (name.startsWith('Annex') ? sum : sum + pages), 0);
