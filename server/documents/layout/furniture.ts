/** What every page carries besides its own text: read by eye, passed over by a reader aloud. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { Language, Paper } from '../paper';
import type { Mark, Piece } from './drawing';
import type { PartPage } from './parts-of';
import { lineMark, textWidth } from './text';
import { HAIR, SOFT, type TextStyle, type Theme } from './theme';

/** Which page it is, and of which part where the paper has parts. */
export type PlaceInPaper = {
  page: number;
  pages: number;
  part?: PartPage | undefined;
};

/** “1 February 2024”, in American English “February 1, 2024”. */
const dateIn = (language: Language, date: string): string =>
  language === 'en-US' ? longDate(date).replace(/^(\d+) (\S+) /, '$2 $1, ') : longDate(date);

export function furnitureText(
  { furniture, language }: Pick<Paper, 'furniture' | 'language'>,
  { page, pages, part }: PlaceInPaper,
) {
  const within = part?.place ? `${part.name} ${part.place.page} of ${part.place.pages}` : part?.name;
  const approved = furniture.approved ? ` on ${dateIn(language, furniture.approved)}` : '';
  return {
    title: furniture.title,
    state: `${furniture.version} · ${furniture.status}${approved}`,
    hash: `Hash ${furniture.shortHash}`,
    page: `${within ? `${within} · ` : ''}Page ${page} of ${pages}`,
  };
}

const smallStyle = (theme: Theme, size: number): TextStyle => ({
  ...theme.small,
  size,
  leading: size * 1.4,
  color: SOFT,
  tabular: true,
});

/** Cut to the room there is, so that a long name never runs into its neighbour. */
function shortened(text: string, style: TextStyle, width: number): string {
  if (textWidth(text, style) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, style) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

type Lines = { left: number; right: number; top: number; bottom: number };

/** A line above and a line below, for papers that are read. */
export function headAndFoot(paper: Paper, theme: Theme, at: Lines, place: PlaceInPaper): Piece {
  const words = furnitureText(paper, place);
  const style = smallStyle(theme, 7.5);
  const width = at.right - at.left;
  const state = shortened(words.state, style, width * 0.55);
  const title = shortened(
    place.part ? `${words.title} · ${place.part.name}` : words.title,
    { ...style, weight: 'semibold' },
    width - textWidth(state, style) - 24,
  );
  const under = at.top + style.leading + 5;
  const marks: Mark[] = [
    lineMark(title, { ...style, weight: 'semibold' }, { x: at.left, top: at.top, width }),
    lineMark(state, style, { x: at.left, top: at.top, width, align: 'right' }),
    { draw: 'line', x1: at.left, y1: under, x2: at.right, y2: under, color: HAIR, width: 0.6 },
    lineMark(words.hash, style, { x: at.left, top: at.bottom, width }),
    lineMark(words.page, style, { x: at.left, top: at.bottom, width, align: 'right' }),
  ];
  return { marks };
}

type FootLine = [left: string, right?: string];

/** A line below, or two, for sheets where the room is the text's; `lead` says for whom it is. */
export function footOnly(
  paper: Paper,
  theme: Theme,
  at: { left: number; right: number; top: number; size: number; lead?: string },
  page: number,
  pages: number,
): Piece {
  const words = furnitureText(paper, { page, pages });
  const style = smallStyle(theme, at.size);
  const width = at.right - at.left;
  const both = `${words.hash} · ${words.page}`;
  const title = `${at.lead ?? ''}${words.title}`;
  // What stands at the right goes wherever it leaves room for the rest; the state is never cut.
  const ways: FootLine[][] = [
    [[`${title} · ${words.state}`, both]],
    [[title], [words.state, both]],
    [[title, both], [words.state]],
    [
      [title, words.page],
      [words.state, words.hash],
    ],
  ];
  const room = ([, right]: FootLine): number =>
    right === undefined ? width : width - textWidth(right, style) - 10;
  const fits = (line: FootLine): boolean => textWidth(line[0], style) <= room(line);
  const lines = ways.find((way) => way.every(fits)) ?? [[title, words.page], [words.state]];
  return {
    marks: lines.flatMap((line, index): Mark[] => {
      const placed = { x: at.left, top: at.top + index * style.leading, width };
      return [
        lineMark(shortened(line[0], style, room(line)), style, placed),
        ...(line[1] === undefined ? [] : [lineMark(line[1], style, { ...placed, align: 'right' })]),
      ];
    }),
  };
}

/** The title and the page, for leaves whose last page says the rest. */
export function pageNumber(
  paper: Paper,
  theme: Theme,
  at: { left: number; right: number; top: number; size: number },
  page: number,
  pages: number,
): Piece {
  const style = smallStyle(theme, at.size);
  const width = at.right - at.left;
  const place = `${page} of ${pages}`;
  const title = shortened(paper.furniture.title, style, width - textWidth(place, style) - 10);
  return {
    marks: [
      lineMark(title, style, { x: at.left, top: at.top, width }),
      lineMark(place, style, { x: at.left, top: at.top, width, align: 'right' }),
    ],
  };
}

/** Pale enough to read what is under it, and still there on a photocopy. */
const ACROSS = '#b3261e';
const PALE = 0.24;
const TALLEST = 0.2;

/** A word from corner to corner that no one can overlook, drawn last, over boxes and shaded rows: this page is not the real thing. */
export function markAcross(
  mark: string,
  theme: Theme,
  page: { x?: number; width: number; height: number },
): Piece {
  const { x = 0, width, height } = page;
  const one: TextStyle = { ...theme.noteTitle, size: 1, leading: 1, color: ACROSS };
  const size = Math.min((Math.hypot(width, height) * 0.72) / textWidth(mark, one), width * TALLEST);
  const turned = (Math.atan2(height, width) * 180) / Math.PI;
  const wide = textWidth(mark, { ...one, size });
  const style = { ...one, size, leading: size };
  const left = x + (width - wide) / 2;
  const line = lineMark(mark, style, { x: left, top: (height - size) / 2, width: wide });
  return { marks: line.draw === 'text' ? [{ ...line, turned, opacity: PALE }] : [] };
}

/** The accent, once, at the top of a first page. */
export const accentBar = (theme: Theme, x: number, y: number): Piece => ({
  marks: [{ draw: 'rect', x, y, width: 36 * theme.scale, height: 3.5 * theme.scale, fill: theme.accent }],
});
