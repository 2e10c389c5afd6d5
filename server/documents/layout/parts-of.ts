/** The parts of a long paper by its pages, and on which page each named piece is. */
import type { Piece } from './drawing';
import { widthOf } from './fonts';

export type PartPage = {
  /** Of several that share a page, all their names. */
  name: string;
  /** Which of its pages; left out on a page that parts share. */
  place?: { page: number; pages: number };
};

/** The parts on each page: one that goes on from the page before, and those that begin on it. */
function namesOn(pages: Piece[][]): string[][] {
  let last: string | undefined;
  return pages.map((pieces) => {
    const begun = pieces.flatMap(({ heading }) => heading?.part ?? []);
    const own = pieces.filter(({ element }) => element);
    const goesOn = last !== undefined && own[0]?.heading?.part === undefined;
    const names = [...(goesOn && last !== undefined ? [last] : []), ...begun];
    last = begun.at(-1) ?? last;
    return names;
  });
}

export function partsOf(pages: Piece[][]): (PartPage | undefined)[] {
  const names = namesOn(pages);
  return names.map((here, index) => {
    const [name, ...others] = here;
    if (name === undefined) return undefined;
    if (others.length > 0) return { name: here.join(' · ') };
    const own = names.flatMap((each, at) => (each.includes(name) ? [at] : []));
    return { name, place: { page: own.indexOf(index) + 1, pages: own.length } };
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
