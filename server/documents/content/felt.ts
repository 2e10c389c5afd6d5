/** The layout of the table as a part of a paper. */
import { feltDrawing } from '@/simulations/catalogue/felts';
import type { Felt } from '@/simulations/felt/felt';
import { HELD, NARROW, WIDE } from '@/simulations/felt/felt-of';
import type { FeltFigure } from '../paper';
import type { Subject } from '../subject';
import { feltFor, feltInBriefFor } from './felt-for';

/** As wide as a page that is read. */
export const feltFigure = (subject: Subject): FeltFigure =>
  figureOf(feltFor(subject, feltDrawing(subject.game.family), WIDE));

/** For a leaf of a folded sheet. Wagers without a place on the layout are listed elsewhere. */
export function foldedFeltFigure(subject: Subject): FeltFigure[] {
  const figure = figureOf(feltInBriefFor(subject, feltDrawing(subject.game.family), NARROW));
  const { blocks } = figure.felt;
  if (!blocks.some(({ drawing }) => drawing)) return [];
  const others = blocks.findIndex(({ heads }) => heads === true);
  if (others < 0) return [figure];
  const caption = `${figure.caption}; wagers that are not drawn are listed under “The wagers”`;
  return [{ ...figure, caption, felt: { ...figure.felt, blocks: blocks.slice(0, others) } }];
}

/** On a page of a site, and on one that is held in a hand. */
export const feltsOnScreen = (subject: Subject): { wide: Felt; held: Felt } => {
  const [wide, held] = [WIDE, HELD].map((width) => feltFor(subject, feltDrawing(subject.game.family), width));
  if (!wide || !held) throw new Error('it is drawn at both widths');
  return { wide, held };
};

const figureOf = (drawn: Felt): FeltFigure => ({
  kind: 'felt',
  caption: 'The layout: where each wager goes, and what it pays',
  felt: drawn,
});
