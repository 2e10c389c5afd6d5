/** The layout of the table as a part of a paper. */
import { feltWanted, type OnFelt } from '@/rulebooks/felt/felt-wanted';
import { feltDrawing } from '@/simulations/catalogue/felts';
import { feltOf, NARROW, WIDE } from '@/simulations/felt/felt-of';
import type { FeltFigure } from '../paper';
import type { Subject } from '../subject';
import { type Offered, offered } from './wagers';

const onFelt = ({ wager, result, members }: Offered): OnFelt[] =>
  members.length > 0 ? members : [{ wager, pays: result.events.map(paid) }];

const paid = ({ id, label, pays }: Offered['result']['events'][number]) => ({ event: id, label, pays });

/** As wide as a page that is read. */
export const feltFigure = (subject: Subject): FeltFigure => figureOf(subject, WIDE);

/** For a leaf of a folded sheet, where there is room. Wagers without a place on the layout are listed elsewhere. */
export function foldedFeltFigure(subject: Subject): FeltFigure[] {
  const figure = figureOf(subject, NARROW);
  const { blocks } = figure.felt;
  if (!blocks.some(({ drawing }) => drawing)) return [];
  const others = blocks.findIndex(({ heads }) => heads === true);
  const shown = others < 0 ? blocks : blocks.slice(0, others);
  return [{ ...figure, felt: { ...figure.felt, blocks: shown }, ifRoom: true }];
}

function figureOf(subject: Subject, width: number): FeltFigure {
  const { game, variant } = subject;
  const wanted = feltWanted(game, variant.options, offered(subject).flatMap(onFelt));
  const drawn = feltOf({ ...wanted, draws: feltDrawing(game.family), width });
  return { kind: 'felt', caption: drawn.title, felt: drawn };
}
