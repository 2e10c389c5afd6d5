/** The parts of a long paper by its pages, and on which page each named piece is. */
import type { Piece } from './drawing';
import { widthOf } from './fonts';

export type PartPage = { name: string; page: number; pages: number };

/** For each page, the part that it is in; a part begins on a page of its own. */
export function partsOf(pages: Piece[][]): (PartPage | undefined)[] {
  let name: string | undefined;
  const names = pages.map((pieces) => {
    name = pieces.find(({ heading }) => heading?.part !== undefined)?.heading?.part ?? name;
    return name;
  });
  return names.map((each, index) => {
    if (each === undefined) return undefined;
    const first = names.indexOf(each);
    return { name: each, page: index - first + 1, pages: names.filter((other) => other === each).length };
  });
}

export function placesOf(pages: Piece[][]): ReadonlyMap<string, number> {
  return new Map(
    pages.flatMap((pieces, index) =>
      pieces.flatMap(({ id }): [string, number][] => (id === undefined ? [] : [[id, index + 1]])),
    ),
  );
}

/** With the number of the page it names, once that is known. */
export function withPage(piece: Piece, places: ReadonlyMap<string, number>): Piece {
  const page = piece.pageOf === undefined ? undefined : places.get(piece.pageOf);
  if (page === undefined) return piece;
  const text = String(page);
  return {
    ...piece,
    marks: piece.marks.map((mark) =>
      mark.draw === 'text'
        ? { ...mark, text, x: mark.x - widthOf(text, mark.weight, mark.size, mark.tabular) }
        : mark,
    ),
  };
}
