/** How far down each panel of a folded leaflet is filled: the last thing on it above its foot, as a part of the room it has. */
import { boundsOf } from '../layout/bounds';
import type { Drawing } from '../layout/drawing';
import { inReadingOrder, ROOM } from '../layout/folded';

export const panelsFilled = (sheets: Drawing): number[] =>
  inReadingOrder(sheets).pages.map(({ pieces }) => {
    const bottoms = pieces
      .flatMap(({ marks }) => marks.filter((mark) => mark.draw !== 'text' || mark.turned === undefined))
      .map((mark) => boundsOf([mark])[3])
      .filter((bottom) => bottom <= sheets.height - ROOM.below);
    return (Math.max(ROOM.above, ...bottoms) - ROOM.above) / (sheets.height - ROOM.above - ROOM.below);
  });
