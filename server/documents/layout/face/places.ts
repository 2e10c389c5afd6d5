/** Where pays, names and edges of a board stand: parts that look alike share their columns. */
import type { Board, BoardPart, BoardRow } from '../../paper';
import { longestWord, textWidth, wrap } from '../text';
import type { TextStyle } from '../theme';
import type { FaceType } from './type';

/** Where the three columns stand within one measure. */
export type Places = {
  type: FaceType;
  width: number;
  pays: number;
  label: number;
  /** The right end of the edges, and of every rule: that of the measure. */
  edge: number;
  /** Of a label with an edge behind it, and of one without. */
  labelWidth: number;
  wideWidth: number;
  /** Over the edges. */
  edgeHead: string;
  /** A share or a sum stands on one line. */
  unsplit: boolean;
};

/** A share or a sum may go to a second line; odds stay whole. */
const parted = (pays: string): string[] => pays.split(/ (?=of the |for each )/);

export const paysLines = ({ unsplit }: Places, pays: string): string[] => (unsplit ? [pays] : parted(pays));
/** The pays take no more of a measure than this. */
const MOST_PAYS = 0.45;
/** A name of no more characters stays on one line. */
const SHORT = 16;
/** Between names that share a row; no line begins with it. */
export const BETWEEN = '\u00a0· ';

/** Its short names stay whole, however many share a row. */
const unparted = (label: string): string =>
  label
    .split(BETWEEN)
    .map((name) => (name.length <= SHORT ? name.replaceAll(' ', '\u00a0') : name))
    .join(BETWEEN);

/** As `unparted` has it, in lines whose words are apart again for whoever copies them. */
export const labelLines = (label: string, style: TextStyle, width: number): string[] =>
  wrap(unparted(label), style, width).map((line) => line.replace(/\u00a0(?!·)/g, ' '));

export const rowsOf = (parts: BoardPart[]): BoardRow[] =>
  parts.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows));

/** Whether its rows are what one wager pays, or wagers of their own. */
export const isOfOne = ({ wagers }: BoardPart): boolean => wagers.length > 0;

/** Such pays are so wide that other parts do not stand in their columns. */
const hasWidePays = (part: BoardPart): boolean => rowsOf([part]).some(({ pays }) => parted(pays).length > 1);

/** Names of all parts stand alike where the pays of none are so much wider than those of another. */
const ALIKE = 1.6;

function kindsOf(parts: BoardPart[], type: FaceType): (part: BoardPart) => string {
  const widest = (some: BoardPart[]) =>
    Math.max(0, ...rowsOf(some).map(({ pays }) => textWidth(pays, type.pays)));
  const plain = parts.filter((part) => !isOfOne(part));
  const ofOne = parts.filter((part) => isOfOne(part) && !hasWidePays(part));
  const [less = 0, more = 0] = [widest(plain), widest(ofOne)].sort((a, b) => a - b);
  const apart = more > less * ALIKE ? 'wager' : 'rows';
  return (part) => (!isOfOne(part) ? 'rows' : hasWidePays(part) ? JSON.stringify(part.wagers) : apart);
}

export const labelWidthOf = ({ labelWidth, wideWidth }: Places, edges: boolean): number =>
  edges ? labelWidth : wideWidth;

type Placed = Places & { cramped: boolean };

/** Shares and sums on one line, where that makes the list no longer. */
function placesIn(board: Board, type: FaceType, width: number): Placed {
  const split = placesOf(board, type, width, false);
  if (!board.parts.some(hasWidePays)) return split;
  const unsplit = placesOf(board, type, width, true);
  const lines = (places: Placed) =>
    rowsOf(board.parts).reduce((sum, { label, pays, edge }) => {
      const beside = labelLines(label, type.label, labelWidthOf(places, edge !== undefined));
      return sum + Math.max(beside.length, paysLines(places, pays).length);
    }, 0);
  return !unsplit.cramped && lines(unsplit) <= lines(split) ? unsplit : split;
}

function placesOf({ parts, edgeHead }: Board, type: FaceType, width: number, unsplit: boolean): Placed {
  const rows = rowsOf(parts);
  const wide = (texts: string[], style: TextStyle) =>
    Math.max(0, ...texts.map((text) => textWidth(text, style)));
  const pays = wide(
    rows.flatMap(({ pays }) => (unsplit ? [pays] : parted(pays))),
    type.pays,
  );
  const edges = rows.flatMap(({ edge }) => edge ?? []);
  const edge = edges.length > 0 ? wide([...edges, ...edgeHead.split(' ')], type.quiet) : 0;
  const gap = type.space * 2;
  const label = pays + gap;
  const fixed = label + (edge > 0 ? edge + gap : 0);
  const labelWidth = width - fixed;
  const wideWidth = width - label;
  const longest = Math.max(
    0,
    ...rows.map(
      ({ label: text, edge: figure }) =>
        longestWord(unparted(text), type.label) - (figure === undefined ? wideWidth : labelWidth),
    ),
  );
  return {
    type,
    width,
    pays,
    label,
    edge: width,
    labelWidth,
    wideWidth,
    edgeHead,
    unsplit,
    cramped: longest > 0.01 || pays > width * MOST_PAYS || labelWidth < type.space * 10,
  };
}

/** In one measure: the columns of each part, and whether any has too little room. */
export function columnsOf(board: Board, type: FaceType, width: number) {
  const { parts } = board;
  const kindOf = kindsOf(parts, type);
  const places = new Map(
    [...new Set(parts.map(kindOf))].map((kind) => [
      kind,
      placesIn({ ...board, parts: parts.filter((part) => kindOf(part) === kind) }, type, width),
    ]),
  );
  return {
    of: (part: BoardPart): Places | undefined => places.get(kindOf(part)),
    cramped: [...places.values()].some(({ cramped }) => cramped),
  };
}
