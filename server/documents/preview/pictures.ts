/** Pictures of a paper's pages, with the places where a rule asks for what stands there. */
import { leaflet } from '../content/leaflet';
import { boundsOf } from '../layout/bounds';
import type { Drawing, Element, Mark, Page } from '../layout/drawing';
import { setFolded } from '../layout/folded';
import { officeSheet, recommendedSheet } from '../sign-plan';
import { laidOutSign, type SignSheet } from '../sign-sheets';
import type { Subject } from '../subject';
import { type Asked, askedOn } from './asked';
import type { Pictures, Place } from './shapes';
import { svgPages } from './svg';

/** More would be read in the paper itself. */
const MOST = 24;

/** A little room around the words. */
const ROOM = 2;

/** What stands in one piece, or in several of one element, is one place. */
function placesOf({ pieces }: Page, asked: Asked): Place[] {
  const marks = new Map<Element, Mark[]>();
  for (const { element, marks: more } of pieces)
    if (element) marks.set(element, [...(marks.get(element) ?? []), ...more]);
  return [...marks.values()].flatMap((drawn): Place[] => {
    const words = drawn.flatMap((mark) => (mark.draw === 'text' ? [mark.text] : []));
    const clauses = asked(words.join(' '));
    if (clauses.length === 0) return [];
    const [left, top, right, bottom] = boundsOf(drawn);
    const corner = { x: left - ROOM, y: top - ROOM };
    return [
      { ...corner, width: right - left + 2 * ROOM, height: bottom - top + 2 * ROOM, clauses: [...clauses] },
    ];
  });
}

function picturesOf(drawings: Drawing[], asked: Asked = () => []): Pictures {
  const pages = drawings.flatMap((drawing) =>
    svgPages({ ...drawing, pages: drawing.pages.slice(0, MOST) }).map((svg, index) => ({
      svg,
      width: drawing.width,
      height: drawing.height,
      places: placesOf(drawing.pages[index] ?? { pieces: [] }, asked),
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
      ? {
          paper: paper ?? officeSheet(subject),
          orientation: orientation ?? 'portrait',
          ...(layout ? { layout } : {}),
        }
      : recommendedSheet(subject);
  return picturesOf(
    laidOutSign(subject, sheet).sheets.map(({ set }) => set.drawing),
    askedOn(subject),
  );
}

export const leafletPictures = (subject: Subject): Pictures =>
  picturesOf([setFolded(leaflet(subject)).drawing]);
