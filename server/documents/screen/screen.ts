/** The sign on a screen at the table: a picture, or a page whose limits a floor manager changes. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { feesFixLimits } from '@/rulebooks/edges/after-fees';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { sign } from '../content/sign';
import { type Drawing, type Mark, moved } from '../layout/drawing';
import { largestFace } from '../layout/face/face';
import { markAcross } from '../layout/furniture';
import { themeOf } from '../layout/theme';
import { svgPages } from '../preview/svg';
import type { Orientation } from '../sign-offers';
import type { Subject } from '../subject';
import { inDark } from './dark';
import { screenPage } from './page';

/** In pixels, one to each point. */
const SCREENS: Record<Orientation, { width: number; height: number }> = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
};
const MARGIN = 56;

export type Screen = { drawing: Drawing; missing: string[]; title: string; language: string };

/** Nobody writes on a screen by hand, so it has no place for the meter. */
export function screenOf(subject: Subject, orientation: Orientation = 'landscape'): Screen {
  const { paper: printed, missing } = sign(subject);
  const paper = { ...printed, blocks: printed.blocks.filter(({ kind }) => kind !== 'place') };
  const size = SCREENS[orientation];
  const frame = { width: size.width - MARGIN * 2, height: size.height - MARGIN * 2 };
  const { pieces, root, scale } = largestFace(paper, frame, 1, Number.POSITIVE_INFINITY);
  const placed = pieces.map((piece) => ({
    ...piece,
    marks: piece.marks.map((mark) => moved(mark, MARGIN, MARGIN)),
  }));
  const dark = inDark({ ...size, root, pages: [{ pieces: placed }] }, paper.accent);
  const across = paper.mark ? [markAcross(paper.mark, themeOf('#ffffff', scale, 'seen'), size)] : [];
  const pages = dark.pages.map((page) => ({ pieces: [...page.pieces, ...across] }));
  return { drawing: { ...dark, pages }, missing, title: paper.title, language: paper.language };
}

type Text = Extract<Mark, { draw: 'text' }>;
type Field = Text & { field: NonNullable<Text['field']> };
const isLimit = (mark: Mark): mark is Field => mark.draw === 'text' && mark.field !== undefined;

/** Collection fees are posted for the limit of the table, so that limit stays. */
function fieldsOf({ game, variant }: Subject): (mark: Mark) => mark is Field {
  const fixed = feesFixLimits(game, chosenOptions(game, variant.options));
  return (mark): mark is Field => isLimit(mark) && !(fixed && mark.field.limit !== 'optional');
}

/** Everything that is approved is drawn as outlines; only the limits are text. */
export function makeScreenPage(
  subject: Subject,
  orientation?: Orientation,
): { html: string; missing: string[] } {
  const { drawing, missing, title, language } = screenOf(subject, orientation);
  const isField = fieldsOf(subject);
  const marks = drawing.pages.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks));
  const fixed = drawing.pages.map(({ pieces }) => ({
    pieces: pieces.map((piece) => ({ ...piece, marks: piece.marks.filter((mark) => !isField(mark)) })),
  }));
  const [picture = ''] = svgPages({ ...drawing, pages: fixed });
  const html = screenPage({
    title,
    language,
    words: sayAloud(marks.filter((mark) => !isField(mark))),
    picture,
    size: drawing,
    fields: marks.filter(isField),
    others: marks.filter((mark): mark is Text => mark.draw === 'text' && !isField(mark)),
    name: subject.record.hash.slice(0, 16),
  });
  return { html, missing };
}

/** For who hears the page: everything on it but the limits that may change, which are text. */
const sayAloud = (marks: Mark[]): string =>
  marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : [])).join(' ');

type Painter = { Resvg: new (svg: string) => { render: () => { asPng: () => Uint8Array } } };

/** Read where it is used: its binary is needed for nothing else. */
const painter = (): Painter =>
  createRequire(path.join(process.cwd(), 'package.json'))('@resvg/resvg-js') as Painter;

export function makeScreenPicture(
  subject: Subject,
  orientation?: Orientation,
): { bytes: Uint8Array; missing: string[] } {
  const { drawing, missing } = screenOf(subject, orientation);
  const [picture = ''] = svgPages(drawing);
  const { Resvg } = painter();
  return { bytes: new Resvg(picture).render().asPng(), missing };
}
