/** The sizes of type on a sign. Nothing that must be read is set smaller than its rows. */
import { INK, SOFT, type TextStyle, type Theme, themeOf } from '../theme';

/** Size of the rows at scale 1: the smallest type on the sheet. */
export const ROW = 10;

export type FaceType = {
  scale: number;
  accent: string;
  /** One step of white space. */
  space: number;
  /** White between what heads the sheet, the board and the notices. */
  apart: number;
  game: TextStyle;
  premises: TextStyle;
  limitWord: TextStyle;
  limitSum: TextStyle;
  otherLimit: TextStyle;
  otherSum: TextStyle;
  cap: TextStyle;
  /** A wager with rows of its own. */
  wager: TextStyle;
  title: TextStyle;
  head: TextStyle;
  pays: TextStyle;
  label: TextStyle;
  quiet: TextStyle;
  notice: TextStyle;
  noticeTitle: TextStyle;
  /** For what is set as on any paper. */
  theme: Theme;
};

/** Of the width of the sheet: where rows are large, what heads them need not grow with them. */
const WIDEST = { game: 0.066, sum: 0.09 };
/** Of the size of the rows, so that the order of sizes stays. */
const LEAST = { game: 1.5, sum: 2 };

export function faceType(accent: string, scale: number, width: number): FaceType {
  const headed = (of: 'game' | 'sum', size: number) =>
    Math.max(ROW * LEAST[of], Math.min(size, (WIDEST[of] * width) / scale));
  const [game, sum] = [headed('game', 26), headed('sum', 34)];
  const style = (
    size: number,
    leading: number,
    weight: TextStyle['weight'] = 'regular',
    color = INK,
    tabular = false,
  ): TextStyle => ({ size: size * scale, leading: leading * scale, weight, color, tabular });
  return {
    scale,
    accent,
    space: 4 * scale,
    apart: Math.min(14 * scale, width * 0.035),
    game: style(game, game * 1.16, 'semibold', accent),
    premises: style(ROW * 1.05, 13, 'regular', SOFT),
    limitWord: style(ROW, 12, 'regular', SOFT),
    limitSum: style(sum, sum, 'semibold', INK, true),
    otherLimit: style(12, 16),
    otherSum: style(12, 16, 'semibold', INK, true),
    cap: style(14, 18, 'semibold'),
    wager: style(12, 15, 'semibold', accent),
    title: style(ROW, 13, 'semibold', accent),
    head: style(ROW, 13, 'regular', SOFT),
    pays: style(ROW * 1.1, 13, 'semibold', INK, true),
    label: style(ROW, 13),
    quiet: style(ROW, 12.5, 'regular', SOFT, true),
    notice: style(ROW, 13),
    noticeTitle: style(ROW, 13, 'semibold'),
    theme: themeOf(accent, scale, 'seen'),
  };
}
