/** Pictures of a paper's pages, with the places where a rule asks for what stands there. */
import { leaflet } from '../content/leaflet';
import { boundsOf } from '../layout/bounds';
import type { Drawing, Page } from '../layout/drawing';
import { setFolded } from '../layout/folded';
import { recommendedSheet } from '../sign-plan';
import { laidOutSign, type SignSheet } from '../sign-sheets';
import type { Subject } from '../subject';
import type { Pictures, Place } from './shapes';
import { svgPages } from './svg';

/** More would be read in the paper itself. */
const MOST = 24;

/** A little room around the words. */
const ROOM = 2;

/** Where a page has what rules ask for; what stands in several pieces is one place. */
function placesOf({ pieces }: Page): Place[] {
  const asked = new Map<string, Place>();
  for (const { element, marks } of pieces) {
    if (!element?.clauses?.length || marks.length === 0) continue;
    const [left, top, right, bottom] = boundsOf(marks);
    const key = element.clauses.join(' ');
    const before = asked.get(key);
    const from = { x: Math.min(left - ROOM, before?.x ?? left), y: Math.min(top - ROOM, before?.y ?? top) };
    const x2 = Math.max(right + ROOM, before ? before.x + before.width : right);
    const y2 = Math.max(bottom + ROOM, before ? before.y + before.height : bottom);
    asked.set(key, { ...from, width: x2 - from.x, height: y2 - from.y, clauses: [...element.clauses] });
  }
  return [...asked.values()];
}

function picturesOf(drawings: Drawing[]): Pictures {
  const pages = drawings.flatMap((drawing) =>
    svgPages({ ...drawing, pages: drawing.pages.slice(0, MOST) }).map((svg, index) => ({
      svg,
      width: drawing.width,
      height: drawing.height,
      places: placesOf(drawing.pages[index] ?? { pieces: [] }),
    })),
  );
  return {
    pages: pages.slice(0, MOST),
    of: drawings.reduce((all, drawing) => all + drawing.pages.length, 0),
  };
}

/** On the sheet asked for; on the one to take where none is. */
export function signPictures(subject: Subject, asked: Partial<SignSheet> = {}): Pictures {
  const { paper, orientation, layout } = asked;
  const sheet: SignSheet =
    paper || orientation || layout
      ? { paper: paper ?? 'A4', orientation: orientation ?? 'portrait', ...(layout ? { layout } : {}) }
      : recommendedSheet(subject);
  return picturesOf(laidOutSign(subject, sheet).sheets.map(({ set }) => set.drawing));
}

export const leafletPictures = (subject: Subject): Pictures =>
  picturesOf([setFolded(leaflet(subject)).drawing]);
